import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { NextMatch } from '../next-match/next-match';
import { Scoreboard } from '../scoreboard/scoreboard';
import type { Cup, Match } from '../../shelf/cup/cup';
import { InTurn } from '../../shelf/page/in-turn';
import looks from '../../shelf/styles/looks.module.css';
import styles from './cup.module.css';

/** The placeholder is about as high as the board or the next match, so that the content below does not count as near the window. */
const PLACE = <div className={`${styles['room']} ${looks['offPaper']}`} />;

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
  const nextMatch = cupStateOf(lists) !== 'finished' && (
    <InTurn key="next" isFirst={isNextFirst || !hasBoard} room={PLACE}>
      <NextMatch match={next} cup={cup} />
    </InTurn>
  );
  return (
    <>
      {isNextFirst && nextMatch}
      {hasBoard && (
        <InTurn key="board" isFirst={!isNextFirst} room={PLACE}>
          <Scoreboard cup={cup} lists={lists} clock={clock} />
        </InTurn>
      )}
      {!isNextFirst && nextMatch}
    </>
  );
}
