import { outcomeOf, type Reviewed } from '@futsal-cup/domain/cup/outcome';
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

/** The score of a match; `running` while it is being played. */
type ShownScore = MatchScore & Reviewed & { readonly running?: MatchScore };

interface ShootOutProps {
  readonly match: ShownScore;
  readonly className?: string | undefined;
}

/** The shoot-out, where there was one, for below the score. */
export function ShootOut({ match, className }: ShootOutProps) {
  const text = shootOutText(match.running ?? match, useTexts().match);
  if (text === null) return null;
  return <span className={[styles['shootOut'], className].filter(Boolean).join(' ')}>{text}</span>;
}

interface ScoreProps {
  readonly match: ShownScore;
  /** Stands for a score that there is not yet. */
  readonly empty?: ReactNode;
  /** The shoot-out is said elsewhere. */
  readonly isShort?: boolean;
}

/** The score of a match, the shoot-out below it, and on the side of the winner a mark. Nobody has won what is being played or under review. */
export function Score({ match, empty = null, isShort = false }: ScoreProps) {
  const { match: matchTexts } = useTexts();
  const { running } = match;
  const { local, visitor } = running ?? match;
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
      {!isShort && <ShootOut match={match} />}
    </span>
  );
}
