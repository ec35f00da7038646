import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/match';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import styles from './group-match-list.module.css';
import { rowName, type GroupMatchRowsProps } from './group-match-row';
import { MatchRowActions } from './match-row-actions';

const { columns } = matchAdminTexts.groups;

export function GroupMatchTable({ rows, caption, onEdit, onDelete }: GroupMatchRowsProps) {
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
          const { match, number, groupName } = row;
          return (
            <tr key={match.matchId}>
              <td className={styles['match']}>
                {number}
                <strong className={styles['score']}>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </td>
              <td>{groupName}</td>
              <td>
                {match.time} {matchTexts.hours}
              </td>
              <td>{sideName(match, 'local')}</td>
              <td>{sideName(match, 'visitor')}</td>
              <td>{match.location}</td>
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
