import type { ReactNode } from 'react';
import links from '../match-row/links.module.css';
import { BOARD_ID } from '../match-row/part-ids';
import { cluster, stack } from '../../shelf/styles/layout';
import { useSiteTexts } from '../texts/site-texts';
import styles from './board.module.css';

interface BoardFrameProps {
  /** The title; by default that of a board with scores. */
  readonly title?: string | undefined;
  /** The badge beside the title. */
  readonly badge?: ReactNode;
  /** Whether the board may be much higher than the content beside it. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** The dark board under its title. */
export function BoardFrame({ title, badge, isLong, children }: BoardFrameProps) {
  const { matches: matchesTexts } = useSiteTexts();
  return (
    <section
      className={stack(4, styles['board'])}
      id={BOARD_ID}
      aria-labelledby={`${BOARD_ID}-title`}
      data-long={isLong || undefined}
    >
      <div className={cluster(3, styles['head'])}>
        <h2 className={styles['title']} id={`${BOARD_ID}-title`}>
          {title ?? matchesTexts.scoreboard}
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
      <div className={stack(3, styles['sides'])}>
        <div className={stack(3, links['above'], styles['side'])}>{local}</div>
        <div className={styles['result']}>
          <div className={styles['score']}>{score}</div>
          {shootOut}
        </div>
        <div className={stack(3, links['above'], styles['side'])}>{visitor}</div>
      </div>
      <div className={stack(1, styles['foot'])}>{foot}</div>
    </>
  );
}
