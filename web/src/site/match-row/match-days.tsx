import type { Clock, DayOfMatches } from '@futsal-cup/domain/schedule/kick-off';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { ReactNode } from 'react';
import type { Cup, Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import type { CupWithPlaces } from '../../shelf/cup/level-group';
import { useRowsToDraw } from '../../shelf/page/use-rows-to-draw';
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
  readonly cup: CupWithPlaces;
  readonly days: readonly DayOfMatches<Match>[];
  /** The list to which the days belong. Addresses can lead to the days of this list. */
  readonly list?: 'upcoming' | 'results';
  /** Returns the content beside the name of a day. */
  readonly besideDay?: (date: string) => ReactNode;
  /**
   * The clock, if some matches of the list may have kicked off. Each of these matches then shows what it waits for, such as its
   * kick-off or result.
   */
  readonly clock?: Clock;
}

/** Hardly any window shows more matches than this. In a longer list, the browser lays out a row when it comes near the window. */
const MANY = 16;

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
  if (state === 'finished' && match.shown === 'no-results') return 'played';
  return state === 'due' || state === 'awaiting-result' ? state : undefined;
}

/** Lists matches under the days on which they are played. Postponed matches stand under no day. */
export function MatchDays(props: MatchDaysProps) {
  const { cup, days, list, besideDay, clock } = props;
  const { matchStates } = useSiteTexts();
  const names = groupNames(cup);
  const count = days.reduce((sum, { matches }) => sum + matches.length, 0);
  const rowsToDraw = useRowsToDraw(MANY);
  return (
    <div className={stack(5, styles['days'])}>
      {firstMatches(days, rowsToDraw).map(({ date, matches }) => (
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
                cup={cup}
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
