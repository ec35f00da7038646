import { type FoundPlan, type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
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
          <li key={phase.kind}>{boundSentence(phase, words, texts)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Says how long the plan takes, and what is known of plans that would end sooner. */
export function Verdict({ found, plan, hasConflicts, words }: VerdictProps) {
  const { found: texts } = useAdminTexts().plan;
  const starts = placesOf(plan).flatMap((place) => (place ? [place.start] : []));
  const end = Math.max(...starts) + plan.settings.time.minutesPerMatch;
  const claim = claimOf(found, plan, { end, hasConflicts });
  return (
    <div className={styles['verdict']} data-is-open={claim?.gap !== 0}>
      <p>
        <strong>{texts.length(starts.length, words.moment(Math.min(...starts)), words.moment(end))}</strong>
      </p>
      {claim && <Claim claim={claim} words={words} />}
    </div>
  );
}
