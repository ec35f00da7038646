import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { NextMatch } from '../../features/next-match/next-match';
import { Scoreboard } from '../../features/scoreboard/scoreboard';
import type { Cup, Match } from '../../shared/cup/cup';

interface BoardAndNextProps {
  readonly cup: Cup;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
  readonly hasBoard?: boolean;
}

/**
 * What is on comes first, and while nothing is, what comes next: a phone shows one of the two without scrolling. Once all is played
 * the board stands alone.
 */
export function BoardAndNext({ cup, lists, clock, hasBoard = true }: BoardAndNextProps) {
  const next = lists.upcoming[0];
  const hasNext = next !== undefined && next.state !== 'postponed';
  const isNextFirst = hasNext && !lists.board.some((match) => isOnNow(match, clock));
  const nextMatch = cupStateOf(lists) !== 'finished' && <NextMatch key="next" match={next} cup={cup} />;
  return (
    <>
      {isNextFirst && nextMatch}
      {hasBoard && <Scoreboard cup={cup} lists={lists} clock={clock} />}
      {!isNextFirst && nextMatch}
    </>
  );
}
