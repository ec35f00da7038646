import type { Match } from '../../../shelf/cup/cup';
import { MatchNote } from '../../../shelf/match/match-note';
import { Score } from '../../../shelf/match/score';
import { sideName } from '../../../shelf/cup/side-name';
import { useTexts } from '../../../shelf/texts/use-texts';
import { shownAdminTexts, useAdminTexts } from '../../texts/admin-texts';
import styles from './group-match-list.module.css';
import { DraftMark } from '../edit-match/draft-mark';
import { MatchRowActions } from '../match-row-actions';

/** A match with the name of its group. Only knockout matches have numbers, because placeholders name them by those. */
interface GroupMatchRow {
  readonly match: Match;
  readonly groupName: string;
}

interface GroupMatchRowsProps {
  readonly rows: readonly GroupMatchRow[];
  readonly caption: string;
  readonly onEdit: (match: Match) => void;
  readonly onDelete: (match: Match) => void;
}

function rowName({ match: { local, visitor }, groupName }: GroupMatchRow): string {
  return shownAdminTexts().matches.groups.matchName(sideName(local), sideName(visitor), groupName);
}

export function GroupMatchCards({ rows, caption, onEdit, onDelete }: GroupMatchRowsProps) {
  const { match: matchTexts } = useTexts();
  const { matches: matchAdminTexts } = useAdminTexts();
  return (
    <ul className={styles['cards']} aria-label={caption}>
      {rows.map((row) => {
        const { match, groupName } = row;
        return (
          <li key={match.matchId} className={styles['card']}>
            <div className={styles['what']}>
              <p className={styles['when']}>
                {groupName} · {matchTexts.clock(match.time)}
              </p>
              <p className={styles['sides']}>
                {matchAdminTexts.versus(sideName(match.local), sideName(match.visitor))}
                <strong>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </p>
              <p className={styles['when']}>{match.location}</p>
              <MatchNote match={match} />
              <DraftMark matchId={match.matchId} name={rowName(row)} />
            </div>
            <MatchRowActions
              name={rowName(row)}
              onEdit={() => onEdit(match)}
              onDelete={() => onDelete(match)}
            />
          </li>
        );
      })}
    </ul>
  );
}

export function GroupMatchTable({ rows, caption, onEdit, onDelete }: GroupMatchRowsProps) {
  const { match: matchTexts } = useTexts();
  const { columns } = useAdminTexts().matches.groups;
  return (
    <table className={styles['table']} aria-label={caption}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { match, groupName } = row;
          return (
            <tr key={match.matchId}>
              <td className={styles['match']}>
                <strong className={styles['score']}>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </td>
              <td>{groupName}</td>
              <td>{matchTexts.clock(match.time)}</td>
              <td>{sideName(match.local)}</td>
              <td>{sideName(match.visitor)}</td>
              <td>
                {match.location}
                <MatchNote match={match} />
                <DraftMark matchId={match.matchId} name={rowName(row)} />
              </td>
              <td className={styles['actions']}>
                <MatchRowActions
                  name={rowName(row)}
                  onEdit={() => onEdit(match)}
                  onDelete={() => onDelete(match)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
