import type { DayOfMatches } from '@futsal-cup/domain/schedule/matches';
import type { Cup, Match } from '../cup/cup';
import { slashDate } from '../cup/slash-date';
import { groupOfLevelTeams } from '../cup/level-group';
import { useDrawRest } from '../hooks/use-draw-rest';
import { useTexts } from '../texts/use-texts';
import styles from './match-days.module.css';
import { MatchRow } from './match-row';

function groupNames({ Stages }: Pick<Cup, 'Stages'>): ReadonlyMap<string, string> {
  return new Map(Stages.flatMap(({ groups }) => groups.map(({ groupId, name }) => [groupId, name])));
}

interface MatchDaysProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly days: readonly DayOfMatches<Match>[];
}

/** More matches than a large window shows. */
const MANY = 16;

/** From here on the days of a long list are drawn right after the first view. */
function countFirst(days: MatchDaysProps['days']): number {
  let count = 0;
  const enough = days.findIndex(({ matches }) => (count += matches.length) > MANY);
  return enough === -1 ? days.length : enough + 1;
}

/** Matches under the day they are played on; under no day, those that are postponed. */
export function MatchDays({ cup, days }: MatchDaysProps) {
  const { matches: matchesTexts } = useTexts();
  const names = groupNames(cup);
  const count = days.reduce((sum, { matches }) => sum + matches.length, 0);
  const isRestDrawn = useDrawRest();
  const drawn = isRestDrawn ? days : days.slice(0, countFirst(days));
  return (
    <div className={styles['days']}>
      {drawn.map(({ date, matches }) => (
        <section className={styles['day']} key={date}>
          <h3 className={styles['date']}>{date ? slashDate(date) : matchesTexts.states.postponed}</h3>
          <ul>
            {matches.map((match) => (
              <MatchRow
                key={match.matchId}
                match={match}
                groupName={names.get(match.groupId ?? '')}
                levelGroup={groupOfLevelTeams(cup, match)}
                isOneOfMany={count > MANY}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
