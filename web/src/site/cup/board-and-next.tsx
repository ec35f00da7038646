import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { NextMatch } from '../next-match/next-match';
import { Scoreboard } from '../scoreboard/scoreboard';
import type { Cup, Match } from '../../shelf/cup/cup';

interface BoardAndNextProps {
  readonly cup: Cup;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
  readonly hasBoard?: boolean;
}

/**
 * Shows the board first while a match is on, and otherwise the next match: a phone shows only one of the two without scrolling.
 * After the last match the board stands alone.
 */
export function BoardAndNext({ cup, lists, clock, hasBoard = true }: BoardAndNextProps) {
  const next = lists.upcoming[0];
  const hasNext = next !== undefined && next.state !== 'postponed';
  const isNextFirst = hasNext && !lists.board.some((match) => isOnNow(match, clock));
  const nextMatch = cupStateOf(lists) !== 'finished' && <NextMatch key="next" match={next} cup={cup} />;
  return (
    <>
      {isNextFirst && nextMatch}
      {hasBoard && <Scoreboard key="board" cup={cup} lists={lists} clock={clock} />}
      {!isNextFirst && nextMatch}
    </>
  );
}
