import type { Score as MatchScore } from '@futsal-cup/domain/cup/sides';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { Changing } from './changing';
import styles from './score.module.css';

/** The score of a match, the shoot-out below it; `empty` while there is none. */
export function Score({ match, empty = null }: { readonly match: MatchScore; readonly empty?: ReactNode }) {
  const { match: matchTexts } = useTexts();
  const { local, visitor } = match;
  if (local.goals === null || visitor.goals === null) return empty;
  return (
    <span className={styles['score']}>
      <span className={styles['goals']}>
        <Changing value={local.goals} />
        <span aria-hidden="true">–</span>
        <span className={styles['spoken']}>{` ${matchTexts.to} `}</span>
        <Changing value={visitor.goals} />
      </span>
      {local.kicks !== null && visitor.kicks !== null && (
        <span className={styles['shootOut']}>{matchTexts.penalties(local.kicks, visitor.kicks)}</span>
      )}
    </span>
  );
}
