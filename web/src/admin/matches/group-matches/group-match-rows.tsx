import type { Match } from '../../../shelf/cup/cup';
import { MatchNote } from '../../../shelf/match/match-note';
import { Score } from '../../../shelf/match/score';
import { inCategory } from '../../../shelf/cup/stage-name';
import { sideName } from '../../../shelf/cup/side-name';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../matches.module.css';
import { useTexts } from '../../../shelf/texts/use-texts';
import { shownAdminTexts, useAdminTexts } from '../../texts/admin-texts';
import { useWaitingOfMatch } from '../../today/use-waiting';
import { DraftMark } from '../edit-match/draft-mark';
import { WaitingNote } from '../waiting-note';
import { MatchRowActions } from '../match-row-actions';
import { cupLanguage } from '../../../shelf/stores/tournaments';

/**
 * A match with the name of its group. It has no number: only knockout matches are numbered, because placeholders refer to their numbers.
 */
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

function rowName({ match: { Stage, local, visitor }, groupName }: GroupMatchRow): string {
  const group = inCategory(Stage.category, groupName);
  return shownAdminTexts().matches.groups.matchName(sideName(local), sideName(visitor), group);
}

export function GroupMatchCards({ rows, caption, onEdit, onDelete }: GroupMatchRowsProps) {
  const { match: matchTexts } = useTexts();
  const { matches: matchAdminTexts } = useAdminTexts();
  const waitingOf = useWaitingOfMatch();
  return (
    <ul className={stack(2)} aria-label={caption}>
      {rows.map((row) => {
        const { match, groupName } = row;
        return (
          <li key={match.matchId} className={styles['match']}>
            <div className={ui['rest']}>
              <p className={ui['hint']}>
                <span lang={cupLanguage()}>{groupName}</span> · {matchTexts.clock(match.time)}
              </p>
              <p className={cluster(1, styles['sides'])}>
                {matchAdminTexts.versus(sideName(match.local), sideName(match.visitor))}
                <strong>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </p>
              <p className={ui['hint']}>{match.location}</p>
              <MatchNote match={match} />
              <WaitingNote text={waitingOf(match)} />
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
  const waitingOf = useWaitingOfMatch();
  return (
    <table className={`${ui['table']} ${styles['table']}`} aria-label={caption}>
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
              <td className={styles['whole']}>
                <strong className={styles['score']}>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </td>
              <td lang={cupLanguage()}>{groupName}</td>
              <td>{matchTexts.clock(match.time)}</td>
              <td lang={match.local.team ? cupLanguage() : undefined}>{sideName(match.local)}</td>
              <td lang={match.visitor.team ? cupLanguage() : undefined}>{sideName(match.visitor)}</td>
              <td>
                {match.location}
                <MatchNote match={match} />
                <WaitingNote text={waitingOf(match)} />
                <DraftMark matchId={match.matchId} name={rowName(row)} />
              </td>
              <td className={styles['whole']}>
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
