import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { encodePlan } from '@futsal-cup/domain/plan/plan-request';
import { useState } from 'react';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import { useCurrentCup } from '../../cup/cup-context';
import { instantText } from '../../cup/instant-text';
import { ActionButton } from '../../forms/form-buttons';
import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { usePlanState } from '../published/plan-state';
import { usePublished } from '../published/published-context';
import { PastWarning, type ReplacedRecords } from './replacement';

interface ApplyPlanProps extends ReplacedRecords {
  readonly plan: Plan;
  readonly isUnplayable: boolean;
  readonly words: PlanWords;
  readonly onApplied: (plan: Plan) => void;
}

/** The plan that is to be applied, and when the plan that it replaces was published, as the person sees it. */
interface AskedPlan {
  readonly plan: Plan;
  readonly updatedAt: string | null;
}

/** The button that applies the plan, at the lower edge of the window, and the question before that. */
export function ApplyPlan({ plan, isUnplayable, lost, replaced, moved, words, onApplied }: ApplyPlanProps) {
  const { apply: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const isOvertaken = usePlanState() === 'overtaken';
  const published = usePublished();
  const [asked, setAsked] = useState<AskedPlan | null>(null);
  return (
    <div className={styles['bar']}>
      {isUnplayable && <p className={ui['error']}>{texts.impossible}</p>}
      <ActionButton
        disabled={lost.length > 0 || isUnplayable || isOvertaken}
        onClick={() => setAsked({ plan, updatedAt: published?.updatedAt ?? null })}
      >
        {texts.button}
      </ActionButton>
      <ConfirmCallModal
        chosen={asked}
        texts={{ title: texts.confirmTitle, confirm: texts.confirm, success: texts.done }}
        callOf={({ plan: chosen, updatedAt }) => ({
          call: 'applyPlan',
          payload: {
            tournamentId: cup.tournamentId,
            version: cup.version,
            updatedAt,
            ...encodePlan(chosen, new Set(chosen.fixed.map(({ match }) => match))),
          },
        })}
        closesOnFailure
        onClose={() => setAsked(null)}
        onSuccess={({ plan: chosen }) => onApplied(chosen)}
      >
        {({ plan: chosen }) => (
          <>
            <p>{texts.question(chosen.fixtures.matches.length)}</p>
            <PastWarning plans={[chosen]} words={words} />
            {published && <p>{texts.instead(instantText(published.updatedAt, cup.timeZone))}</p>}
            {replaced && <p>{replaced}</p>}
            {moved && <p>{moved}</p>}
            {chosen.settings.format.preset === 'children' && !cup.shown && <p>{texts.tablesOff}</p>}
          </>
        )}
      </ConfirmCallModal>
    </div>
  );
}
