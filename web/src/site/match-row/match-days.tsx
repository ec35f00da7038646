import type { Clock, DayOfMatches } from '@futsal-cup/domain/schedule/kick-off';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { ReactNode } from 'react';
import type { Cup, Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { groupOfLevelTeams } from '../../shelf/cup/level-group';
import { useDrawnCount } from '../../shelf/hooks/use-drawn-count';
import { useIsReturned } from '../../shelf/hooks/use-is-returned';
import { useMedia } from '../../shelf/hooks/use-viewport';
import { useTexts } from '../../shelf/texts/use-texts';
import { dayId } from './part-ids';
import styles from './match-days.module.css';
import type { Waiting } from '../../shelf/match/match-note';
import { MatchRow } from './match-row';

function groupNames({ Stages }: Pick<Cup, 'Stages'>): ReadonlyMap<string, string> {
  return new Map(Stages.flatMap(({ groups }) => groups.map(({ groupId, name }) => [groupId, name])));
}

interface MatchDaysProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly days: readonly DayOfMatches<Match>[];
  /** The list whose days an address can lead to. */
  readonly list?: 'upcoming' | 'results';
  /** What stands beside the name of a day. */
  readonly besideDay?: (date: string) => ReactNode;
  /** Drawn in one piece, for paper. */
  readonly isWhole?: boolean;
  /** Other parts of the page stand below and keep their room: at first it need not fill the window. */
  readonly isAboveOthers?: boolean;
  /** Where the list has matches that may have kicked off: it says of each what it waits for. */
  readonly clock?: Clock;
}

/** More matches than a large window shows, and than a phone does: what stands below would be seen, and pushed away by those that follow. */
const MANY = 16;
const MANY_ON_PHONE = 5;
const FEW = 3;

const ROWS_AT_ONCE = 5;

/** The days as far as so many matches reach. */
function firstMatches(days: MatchDaysProps['days'], count: number): MatchDaysProps['days'] {
  const drawn: DayOfMatches<Match>[] = [];
  let left = count;
  for (const { date, matches } of days) {
    if (left <= 0) break;
    drawn.push({ date, matches: matches.slice(0, left) });
    left -= matches.length;
  }
  return drawn;
}

function waitingOf(match: Match, clock: Clock | undefined): Waiting | undefined {
  const state = clock && matchStateAt(match, clock);
  return state === 'due' || state === 'awaiting-result' ? state : undefined;
}

/** Matches under the day they are played on; under no day, those that are postponed. */
export function MatchDays(props: MatchDaysProps) {
  const { cup, days, list, besideDay, isWhole = false, isAboveOthers = false, clock } = props;
  const { matches: matchesTexts } = useTexts();
  const names = groupNames(cup);
  const count = days.reduce((sum, { matches }) => sum + matches.length, 0);
  const isReturned = useIsReturned();
  const many = useMedia('(width <= 768px)') ? MANY_ON_PHONE : MANY;
  const first = isAboveOthers ? FEW : many;
  const drawnCount = useDrawnCount(isWhole || isReturned ? count : first, count, ROWS_AT_ONCE, {
    seen: many,
  });
  return (
    <div className={styles['days']}>
      {firstMatches(days, drawnCount).map(({ date, matches }) => (
        <section className={styles['day']} key={date} id={list && dayId(list, date)}>
          <div className={styles['top']}>
            <h3 className={styles['date']}>{date ? slashDate(date) : matchesTexts.states.postponed}</h3>
            {besideDay?.(date)}
          </div>
          <ul>
            {matches.map((match) => (
              <MatchRow
                key={match.matchId}
                match={match}
                groupName={names.get(match.groupId ?? '')}
                levelGroup={groupOfLevelTeams(cup, match)}
                isOneOfMany={count > MANY}
                waitsFor={waitingOf(match, clock)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
