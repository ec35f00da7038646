import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { describeReplacement, findLostMatches, type KeptRecords } from '@futsal-cup/domain/plan/kept-records';
import { findMovedMatches } from '@futsal-cup/domain/plan/moved-matches';
import { findPastMatches } from '@futsal-cup/domain/plan/past-matches';
import { Link } from 'react-router-dom';
import { stack } from '../../../shelf/styles/layout';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import { useCupMatchName } from '../cup-match-name';
import type { PlanWords } from '../draft/plan-words';
import styles from '../plan.module.css';
import { planStepAddress } from '../plan-steps';

/** What the matches of a plan would replace in the cup. */
export interface ReplacedRecords {
  /** The ids of the matches that have begun and are not in the plan, so that it cannot be applied. */
  readonly lost: readonly string[];
  /** Says how many stages, groups and matches go; null where none does. */
  readonly replaced: string | null;
  /** The names of the stages and groups that go. */
  readonly names: readonly string[];
  /** Says how many matches get another time or court; null where none does. */
  readonly moved: string | null;
}

export function useReplacement(plan: Plan, kept: KeptRecords): ReplacedRecords {
  const { apply: texts } = useAdminTexts().plan;
  const cup = toDomainCup(useCurrentCup());
  const { stages, groups, matches } = describeReplacement(cup, kept);
  const moved = findMovedMatches(plan, kept).length;
  const isReplaced = stages.length + groups.length + matches.length > 0;
  return {
    lost: findLostMatches(cup, kept).map(({ matchId }) => matchId),
    replaced: isReplaced ? texts.replaces(stages.length, groups.length, matches.length) : null,
    names: [...stages, ...groups].map(({ name }) => name),
    moved: moved > 0 ? texts.moved(moved) : null,
  };
}

interface PlanProps {
  readonly plan: Plan;
  readonly words: PlanWords;
}

interface PastProps {
  /** The plan of the cup, or that of each category. */
  readonly plans: readonly Plan[];
  readonly words: PlanWords;
}

function pastOf(plans: readonly Plan[], timeZone: string) {
  return plans.flatMap((plan) => findPastMatches(plan, timeZone, Date.now()));
}

/** Warns how many matches would already be in the past, and when the first of them is. */
export function PastWarning({ plans, words }: PastProps) {
  const { apply: texts, step } = useAdminTexts().plan;
  const { timeZone } = useCurrentCup();
  const past = pastOf(plans, timeZone);
  if (past.length === 0) return null;
  const first = Math.min(...past.map(({ start }) => start));
  return (
    <p className={ui['error']} role="status">
      {texts.past(past.length, words.moment(first))} <Link to={planStepAddress('time')}>{step.time}</Link>
    </p>
  );
}

/** Names the matches that have begun and are not in the plan. */
export function LostMatches({ matchIds }: { readonly matchIds: readonly string[] }) {
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

/** Says what the plan would replace in the cup, what stays, and what is in its way. */
export function Replacement({ plan, words, lost, replaced, names, moved }: ReplacedRecords & PlanProps) {
  const { apply: texts } = useAdminTexts().plan;
  return (
    <>
      {replaced && (
        <>
          <p>{replaced}</p>
          <ul className={ui['bullets']}>
            {names.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {moved && <p>{moved}</p>}
      {plan.fixed.length > 0 && <p>{texts.kept(plan.fixed.length)}</p>}
      <PastWarning plans={[plan]} words={words} />
      <LostMatches matchIds={lost} />
    </>
  );
}
