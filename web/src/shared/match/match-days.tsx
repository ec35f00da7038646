import type { DayOfMatches } from '@futsal-cup/domain/schedule/matches';
import type { Cup, Match } from '../cup/cup';
import { slashDate } from '../cup/slash-date';
import { groupOfLevelTeams } from '../cup/level-group';
import styles from './match-days.module.css';
import { MatchRow } from './match-row';

function groupNames({ Stages }: Pick<Cup, 'Stages'>): ReadonlyMap<string, string> {
  return new Map(Stages.flatMap(({ groups }) => groups.map(({ groupId, name }) => [groupId, name])));
}

interface MatchDaysProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly days: readonly DayOfMatches<Match>[];
}

/** Matches under the day they are played on. */
export function MatchDays({ cup, days }: MatchDaysProps) {
  const names = groupNames(cup);
  return (
    <div className={styles['days']}>
      {days.map(({ date, matches }) => (
        <section className={styles['day']} key={date}>
          <h3 className={styles['date']}>{slashDate(date)}</h3>
          <ul>
            {matches.map((match) => (
              <MatchRow
                key={match.matchId}
                match={match}
                groupName={names.get(match.groupId ?? '')}
                levelGroup={groupOfLevelTeams(cup, match)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
