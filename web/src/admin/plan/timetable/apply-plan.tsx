import { isImpossible, type PlanConflict } from '@futsal-cup/domain/plan/find-plan-conflicts';
import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { describeReplacement, findLostMatches, type KeptRecords } from '@futsal-cup/domain/plan/kept-records';
import { findMovedMatches } from '@futsal-cup/domain/plan/moved-matches';
import { findPastMatches } from '@futsal-cup/domain/plan/past-matches';
import { encodePlan } from '@futsal-cup/domain/plan/plan-request';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { instantText } from '../../cup/instant-text';
import { ActionButton } from '../../forms/form-buttons';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import type { PlanWords } from '../draft/plan-words';
import { planStepAddress } from '../plan-steps';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { useCupMatchName } from '../cup-match-name';
import { usePlanState } from '../published/plan-state';
import { usePublished } from '../published/published-context';

interface ApplyPlanProps {
  readonly plan: Plan;
  readonly kept: KeptRecords;
  readonly conflicts: readonly PlanConflict[];
  readonly words: PlanWords;
  readonly onApplied: (plan: Plan) => void;
}

/** The plan that is to be applied, and when the plan that it replaces was published, as the person sees it. */
interface AskedPlan {
  readonly plan: Plan;
  readonly updatedAt: string | null;
}

function pastOf(plan: Plan, timeZone: string) {
  return findPastMatches(plan, timeZone, Date.now());
}

/** Warns how many matches of the plan would already be in the past, and when the first of them is. */
function PastWarning({ plan, words }: Pick<ApplyPlanProps, 'plan' | 'words'>) {
  const { apply: texts, step } = useAdminTexts().plan;
  const { timeZone } = useCurrentCup();
  const past = pastOf(plan, timeZone);
  if (past.length === 0) return null;
  const first = Math.min(...past.map(({ start }) => start));
  return (
    <p className={ui['error']} role="status">
      {texts.past(past.length, words.moment(first))} <Link to={planStepAddress('time')}>{step.time}</Link>
    </p>
  );
}

/** Names the matches that have begun and are not in the plan. */
function LostMatches({ matchIds }: { readonly matchIds: readonly string[] }) {
  const { apply: texts } = useAdminTexts().plan;
  const matchName = useCupMatchName();
  if (matchIds.length === 0) return null;
  return (
    <div className={stack(1, styles['problems'])} role="alert">
      <p>{texts.lost}</p>
      <ul className={ui['bullets']}>
        {matchIds.map((matchId) => (
          <li key={matchId}>{matchName(matchId)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Shows what the plan would replace in the cup, and the button that applies it. */
export function ApplyPlan({ plan, kept, conflicts, words, onApplied }: ApplyPlanProps) {
  const { apply: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const isOvertaken = usePlanState() === 'overtaken';
  const published = usePublished();
  const [asked, setAsked] = useState<AskedPlan | null>(null);
  const domainCup = toDomainCup(cup);
  const lost = findLostMatches(domainCup, kept);
  const { stages, groups, matches } = describeReplacement(domainCup, kept);
  const replaced = stages.length + groups.length + matches.length;
  const isUnplayable = conflicts.some(isImpossible);
  const moved = findMovedMatches(plan, kept).length;
  return (
    <Panel title={texts.title}>
      {cup.Stages.length === 0 && <p>{texts.nothing}</p>}
      {replaced > 0 && (
        <>
          <p>{texts.replaces(stages.length, groups.length, matches.length)}</p>
          <ul className={ui['bullets']}>
            {[...stages, ...groups].map(({ name }, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {moved > 0 && <p>{texts.moved(moved)}</p>}
      {plan.fixed.length > 0 && <p>{texts.kept(plan.fixed.length)}</p>}
      <PastWarning plan={plan} words={words} />
      <LostMatches matchIds={lost.map(({ matchId }) => matchId)} />
      {isUnplayable && <p className={ui['error']}>{texts.impossible}</p>}
      <div className={cluster(3)}>
        <ActionButton
          disabled={lost.length > 0 || isUnplayable || isOvertaken}
          onClick={() => setAsked({ plan, updatedAt: published?.updatedAt ?? null })}
        >
          {texts.button}
        </ActionButton>
      </div>
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
            <PastWarning plan={chosen} words={words} />
            {published && <p>{texts.instead(instantText(published.updatedAt, cup.timeZone))}</p>}
            {replaced > 0 && <p>{texts.replaces(stages.length, groups.length, matches.length)}</p>}
            {moved > 0 && <p>{texts.moved(moved)}</p>}
            {chosen.settings.format.preset === 'children' && !cup.shown && <p>{texts.tablesOff}</p>}
          </>
        )}
      </ConfirmCallModal>
    </Panel>
  );
}
