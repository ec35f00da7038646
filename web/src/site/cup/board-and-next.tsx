import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { type ArrangedMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { NextMatch } from '../next-match/next-match';
import { Scoreboard } from '../scoreboard/scoreboard';
import type { Cup, Match } from '../../shelf/cup/cup';
import { InTurn } from '../../shelf/page/in-turn';
import styles from './board-and-next.module.css';

/** About as high as one of the two, so that what stands below is not taken for near. */
const PLACE = <div className={styles['place']} />;

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
