import { type OfGroup, outcomeOf, type Reviewed } from '@futsal-cup/domain/cup/outcome';
import type { Score as MatchScore } from '@futsal-cup/domain/cup/sides';
import type { ReactNode } from 'react';
import looks from '../styles/looks.module.css';
import type { SharedTexts } from '../texts/use-texts';
import { useTexts } from '../texts/use-texts';
import { Changing } from './changing';
import styles from './match.module.css';

/** Returns the shoot-out in words, or null if there was none. */
export function shootOutText({ local, visitor }: MatchScore, texts: SharedTexts['match']): string | null {
  return local.kicks === null || visitor.kicks === null ? null : texts.penalties(local.kicks, visitor.kicks);
}

/** The score of a match. `running` is set while the match is being played. */
type ShownScore = MatchScore & Reviewed & OfGroup & { readonly running?: MatchScore };

interface ShootOutProps {
  readonly match: ShownScore;
  readonly className?: string | undefined;
}

/** Shows the shoot-out below the score, if there was one. */
export function ShootOut({ match, className }: ShootOutProps) {
  const text = shootOutText(match.running ?? match, useTexts().match);
  if (text === null) return null;
  return <span className={[styles['shootOut'], className].filter(Boolean).join(' ')}>{text}</span>;
}

interface ScoreProps {
  readonly match: ShownScore;
  /** This content is shown if there is no score yet. */
  readonly empty?: ReactNode;
  /** Whether the shoot-out is shown elsewhere. */
  readonly isShort?: boolean;
}

/**
 * Shows the score of a match, the shoot-out below it, and a mark beside the winner. A match that is being played or under review has
 * no winner, nor has a level group match.
 */
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
        <span className={looks['spoken']}>{` ${matchTexts.to} `}</span>
        <Changing value={visitor.goals} />
      </span>
      {!isShort && <ShootOut match={match} />}
    </span>
  );
}
