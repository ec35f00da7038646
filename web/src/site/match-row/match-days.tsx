import type { Clock, DayOfMatches } from '@futsal-cup/domain/schedule/kick-off';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { ReactNode } from 'react';
import type { Cup, Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { groupOfLevelTeams } from '../../shelf/cup/level-group';
import { useDrawnCount } from '../../shelf/hooks/use-drawn-count';
import { useIsReturned } from '../../shelf/hooks/use-is-returned';
import { useMedia } from '../../shelf/hooks/use-viewport';
import { useSiteTexts } from '../texts/site-texts';
import { dayId } from './part-ids';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './match-row.module.css';
import type { Waiting } from '../../shelf/match/match-note';
import { MatchRow } from './match-row';

function groupNames({ Stages }: Pick<Cup, 'Stages'>): ReadonlyMap<string, string> {
  return new Map(Stages.flatMap(({ groups }) => groups.map(({ groupId, name }) => [groupId, name])));
}

interface MatchDaysProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly days: readonly DayOfMatches<Match>[];
  /** The list to which the days belong. Addresses can lead to the days of this list. */
  readonly list?: 'upcoming' | 'results';
  /** Returns the content beside the name of a day. */
  readonly besideDay?: (date: string) => ReactNode;
  /** Whether the list is drawn in one piece, for paper. */
  readonly isWhole?: boolean;
  /** Whether other sections below reserve their space. The list then need not fill the window at first. */
  readonly isAboveOthers?: boolean;
  /**
   * The clock, if some matches of the list may have kicked off. Each of these matches then shows what it waits for, such as its
   * kick-off or result.
   */
  readonly clock?: Clock;
}

/**
 * This number is larger than the number of matches that a large window or a phone shows. With fewer, the content below would be visible and
 * then be pushed down by the following rows.
 */
const MANY = 16;
const MANY_ON_PHONE = 5;
const FEW = 3;

const ROWS_AT_ONCE = 5;

/** Returns the first days of the list, with no more than this number of matches in total. */
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

/** Lists matches under the days on which they are played. Postponed matches stand under no day. */
export function MatchDays(props: MatchDaysProps) {
  const { cup, days, list, besideDay, isWhole = false, isAboveOthers = false, clock } = props;
  const { matchStates } = useSiteTexts();
  const names = groupNames(cup);
  const count = days.reduce((sum, { matches }) => sum + matches.length, 0);
  const isReturned = useIsReturned();
  const many = useMedia('(width < 1024px)') ? MANY_ON_PHONE : MANY;
  const first = isAboveOthers ? FEW : many;
  const drawnCount = useDrawnCount(isWhole || isReturned ? count : first, count, ROWS_AT_ONCE, {
    seen: many,
  });
  return (
    <div className={stack(5, styles['days'])}>
      {firstMatches(days, drawnCount).map(({ date, matches }) => (
        <section className={`${looks['card']} ${styles['day']}`} key={date} id={list && dayId(list, date)}>
          <div className={styles['top']}>
            <h3 className={styles['date']}>{date ? slashDate(date) : matchStates.postponed}</h3>
            {besideDay?.(date)}
          </div>
          <ul className={looks['ruled']}>
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
