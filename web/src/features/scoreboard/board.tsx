import type { ReactNode } from 'react';
import { matchesTexts } from '../../shared/texts/matches';
import styles from './board.module.css';

interface BoardProps {
  readonly badge: ReactNode;
  readonly isLive?: boolean;
  readonly local: ReactNode;
  readonly score: ReactNode;
  readonly visitor: ReactNode;
  readonly foot: ReactNode;
}

/** The dark board with two sides and the score between them. */
export function Board({ badge, isLive = false, local, score, visitor, foot }: BoardProps) {
  return (
    <section className={styles['board']} aria-labelledby="scoreboard">
      <div className={styles['head']}>
        <h2 className={styles['title']} id="scoreboard">
          {matchesTexts.scoreboard}
        </h2>
        <p className={styles['badge']} data-live={isLive || undefined}>
          {badge}
        </p>
      </div>
      <div className={styles['sides']}>
        <div className={styles['side']}>{local}</div>
        <div className={styles['score']}>{score}</div>
        <div className={styles['side']}>{visitor}</div>
      </div>
      <div className={styles['foot']}>{foot}</div>
    </section>
  );
}
