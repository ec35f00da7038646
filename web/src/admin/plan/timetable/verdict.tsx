import { type FoundPlan, type Plan, placedMatchesOf } from '@futsal-cup/domain/plan/find-plan';
import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import { claimOf, type PlanClaim } from './plan-claim';
import { boundSentence, lengthOf } from './sentences';
import ui from '../../ui/ui.module.css';
import planStyles from '../plan.module.css';
import styles from './timetable.module.css';

interface VerdictProps {
  readonly found: FoundPlan;
  /** The present plan, as it was found or changed by hand. */
  readonly plan: Plan;
  readonly hasConflicts: boolean;
  readonly words: PlanWords;
}

interface ClaimProps {
  readonly claim: PlanClaim;
  readonly words: PlanWords;
}

/** Says whether another plan could end sooner, and why not. */
function Claim({ claim: { gap, why }, words }: ClaimProps) {
  const { plan: texts } = useAdminTexts();
  const { found: says } = texts;
  if (gap > 0) return <p>{says.gap(lengthOf(gap))}</p>;
  return (
    <details>
      <summary className={planStyles['summary']}>{says.shortest}</summary>
      <ul className={ui['bullets']}>
        {why.map((phase) => (
          <li key={phase.step}>{boundSentence(phase, words, texts)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Says how long the plan takes, and what is known of plans that would end sooner. */
export function Verdict({ found, plan, hasConflicts, words }: VerdictProps) {
  const { found: texts } = useAdminTexts().plan;
  const placed = placedMatchesOf(plan);
  const begin = Math.min(...placed.map(({ start }) => start));
  const end = Math.max(...placed.map((match) => match.end));
  const claim = claimOf(found, plan, { end, hasConflicts });
  return (
    <div className={styles['verdict']} data-is-open={claim?.gap !== 0}>
      <p>
        <strong>{texts.length(placed.length, words.moment(begin), words.moment(end))}</strong>
      </p>
      {claim && <Claim claim={claim} words={words} />}
    </div>
  );
}
