import { ArrowRight } from 'lucide-react';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { PLAN_STEPS, planStepAddress, type PlanStep } from './plan-steps';
import { cluster } from '../../shelf/styles/layout';

/** Links to the next step. */
export function NextStep({ from }: { readonly from: PlanStep }) {
  const { plan: texts } = useAdminTexts();
  const next = PLAN_STEPS[PLAN_STEPS.indexOf(from) + 1];
  if (!next) return null;
  return (
    <div className={cluster(3)}>
      <ButtonLink to={planStepAddress(next)}>
        {texts.next(texts.step[next])}
        <ArrowRight aria-hidden size={20} />
      </ButtonLink>
    </div>
  );
}
