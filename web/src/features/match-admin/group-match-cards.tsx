import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/match';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import styles from './group-match-list.module.css';
import { rowName, type GroupMatchRowsProps } from './group-match-row';
import { MatchRowActions } from './match-row-actions';

export function GroupMatchCards({ rows, caption, onEdit, onDelete }: GroupMatchRowsProps) {
  return (
    <ul className={styles['cards']} aria-label={caption}>
      {rows.map((row) => {
        const { match, number, groupName } = row;
        return (
          <li key={match.matchId} className={styles['card']}>
            <div className={styles['what']}>
              <p className={styles['when']}>
                {matchTexts.match(number)} · {groupName} · {match.time} {matchTexts.hours}
              </p>
              <p className={styles['sides']}>
                {matchAdminTexts.versus(sideName(match, 'local'), sideName(match, 'visitor'))}
                <strong>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </p>
              <p className={styles['when']}>{match.location}</p>
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
