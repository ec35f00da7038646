import type { ReactNode } from 'react';
import { BOARD_ID } from '../match-row/part-ids';
import { useSiteTexts } from '../texts/site-texts';
import styles from './board.module.css';

interface BoardFrameProps {
  /** The badge beside the title. */
  readonly badge?: ReactNode;
  /** Whether the board may be much higher than the content beside it. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** The dark board under its title. */
export function BoardFrame({ badge, isLong, children }: BoardFrameProps) {
  const { matches: matchesTexts } = useSiteTexts();
  return (
    <section
      className={styles['board']}
      id={BOARD_ID}
      aria-labelledby={`${BOARD_ID}-title`}
      data-long={isLong || undefined}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']} id={`${BOARD_ID}-title`}>
          {matchesTexts.scoreboard}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}

interface BoardMatchProps {
  readonly local: ReactNode;
  readonly score: ReactNode;
  /** The shoot-out of the match. It stands below the score or, on a phone, below the names. */
  readonly shootOut?: ReactNode;
  readonly visitor: ReactNode;
  readonly foot: ReactNode;
}

/** Shows a match on the board: two sides, the score between them, and further notes. */
export function BoardMatch({ local, score, shootOut, visitor, foot }: BoardMatchProps) {
  return (
    <>
      <div className={styles['sides']}>
        <div className={styles['side']}>{local}</div>
        <div className={styles['result']}>
          <div className={styles['score']}>{score}</div>
          {shootOut}
        </div>
        <div className={styles['side']}>{visitor}</div>
      </div>
      <div className={styles['foot']}>{foot}</div>
    </>
  );
}
