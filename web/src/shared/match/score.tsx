import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { Score as MatchScore } from '@futsal-cup/domain/cup/sides';
import type { ReactNode } from 'react';
import type { PublicTexts } from '../texts/catalogue';
import { useTexts } from '../texts/use-texts';
import { Changing } from './changing';
import styles from './score.module.css';

/** The shoot-out in words; null where there was none. */
export function shootOutText({ local, visitor }: MatchScore, texts: PublicTexts['match']): string | null {
  return local.kicks === null || visitor.kicks === null ? null : texts.penalties(local.kicks, visitor.kicks);
}

interface ScoreProps {
  readonly match: MatchScore & { readonly running?: MatchScore };
  /** Stands for a score that there is not yet. */
  readonly empty?: ReactNode;
  /** The shoot-out is said elsewhere. */
  readonly isShort?: boolean;
}

/** The score of a match, the shoot-out below it, and on the side of the winner a mark. Nobody has won what is being played. */
export function Score({ match, empty = null, isShort = false }: ScoreProps) {
  const { match: matchTexts } = useTexts();
  const { running } = match;
  const shown = running ?? match;
  const { local, visitor } = shown;
  const shootOut = isShort ? null : shootOutText(shown, matchTexts);
  const outcome = running ? null : outcomeOf(match);
  if (local.goals === null || visitor.goals === null) return empty;
  return (
    <span className={styles['score']}>
      <span className={styles['goals']} data-winner={outcome?.kind === 'won' ? outcome.winner : undefined}>
        <Changing value={local.goals} />
        <span aria-hidden="true">–</span>
        <span className={styles['spoken']}>{` ${matchTexts.to} `}</span>
        <Changing value={visitor.goals} />
      </span>
      {shootOut !== null && <span className={styles['shootOut']}>{shootOut}</span>}
    </span>
  );
}
