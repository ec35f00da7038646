import type { MatchState } from '@futsal-cup/domain/schedule/match-state';
import type { ReactNode } from 'react';
import { matchesTexts } from '../../shared/texts/matches';
import styles from './board.module.css';

/** Says how a match stands. */
export function StateBadge({ state }: { readonly state: MatchState }) {
  return (
    <span className={styles['badge']} data-state={state}>
      {matchesTexts.states[state]}
    </span>
  );
}

interface BoardFrameProps {
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** Whether it may be much higher than what stands beside it. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** The dark board under its title. */
export function BoardFrame({ badge, isLong, children }: BoardFrameProps) {
  return (
    <section className={styles['board']} aria-labelledby="scoreboard" data-long={isLong}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id="scoreboard">
          {matchesTexts.scoreboard}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}

interface BoardProps extends Pick<BoardFrameProps, 'badge'> {
  readonly local: ReactNode;
  readonly score: ReactNode;
  readonly visitor: ReactNode;
  readonly foot: ReactNode;
}

/** The board of one match: two sides and the score between them. */
export function Board({ badge, local, score, visitor, foot }: BoardProps) {
  return (
    <BoardFrame badge={badge}>
      <div className={styles['sides']}>
        <div className={styles['side']}>{local}</div>
        <div className={styles['score']}>{score}</div>
        <div className={styles['side']}>{visitor}</div>
      </div>
      <div className={styles['foot']}>{foot}</div>
    </BoardFrame>
  );
}
