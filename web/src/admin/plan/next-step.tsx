import { ArrowRight } from 'lucide-react';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import styles from './plan.module.css';
import { PLAN_STEPS, planStepAddress, type PlanStep } from './plan-steps';

/** Links to the next step. The link stays at the lower edge of the window, because steps are long. */
export function NextStep({ from }: { readonly from: PlanStep }) {
  const { plan: texts } = useAdminTexts();
  const next = PLAN_STEPS[PLAN_STEPS.indexOf(from) + 1];
  if (!next) return null;
  return (
    <div className={styles['bar']}>
      <ButtonLink to={planStepAddress(next)}>
        {texts.next(texts.step[next])}
        <ArrowRight aria-hidden size={20} />
      </ButtonLink>
    </div>
  );
}
