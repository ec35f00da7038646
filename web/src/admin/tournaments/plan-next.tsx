import { ArrowRight } from 'lucide-react';
import { planAddress } from '../addresses/plan-addresses';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import styles from './tournaments.module.css';

/** Leads from a tournament without matches to its plan, at the lower edge of the window: the screens are longer than a phone. */
export function PlanNext() {
  const { plan } = useAdminTexts();
  return (
    <div className={styles['next']}>
      <ButtonLink to={planAddress()}>
        {plan.next(plan.title)}
        <ArrowRight aria-hidden size={20} />
      </ButtonLink>
    </div>
  );
}
