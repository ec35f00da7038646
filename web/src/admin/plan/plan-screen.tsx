import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { planStepAt } from '../addresses/plan-addresses';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import { BlocksNotice } from './blocks/blocks-notice';
import { BlocksStep } from './blocks/blocks-step';
import { BlocksTimetable } from './blocks/blocks-timetable';
import { categoryCups } from './blocks/category-cups';
import { FormatOfCategories } from './blocks/format-of-categories';
import { LeftOut, NoTeams } from './blocks/left-out';
import { DayStep } from './day/day-step';
import { FormatStep } from './format/format-step';
import { TimetableStep } from './timetable/timetable-step';
import { PlanNotice } from './published/plan-notice';
import { usePlanState } from './published/plan-state';
import { PublishedPlan } from './published/published-plan';
import { isPlanStep, PLAN_STEPS, planStepAddress, type PlanStep } from './plan-steps';
import { stack } from '../../shelf/styles/layout';
import styles from './plan.module.css';
import { TeamsStep } from './teams/teams-step';
import { TimeStep } from './time/time-step';

const STEPS: Readonly<Record<PlanStep, ComponentType>> = {
  teams: TeamsStep,
  format: FormatStep,
  time: TimeStep,
  timetable: TimetableStep,
  day: DayStep,
};

/** The steps of a cup with categories: those of the format, the times and the plan are for all of them. */
const STEPS_OF_CATEGORIES: typeof STEPS = {
  ...STEPS,
  format: FormatOfCategories,
  time: BlocksStep,
  timetable: BlocksTimetable,
};

function ShownStepOfCategories({ step }: { readonly step: PlanStep }) {
  const Step = STEPS_OF_CATEGORIES[step];
  const hasTeams = categoryCups(useCurrentCup()).length > 0;
  const isOfPlan = step !== 'teams' && step !== 'day';
  return (
    <div className={styles['page']}>
      <BlocksNotice />
      {isOfPlan && hasTeams && <LeftOut />}
      {isOfPlan && !hasTeams ? <NoTeams /> : <Step />}
    </div>
  );
}

/** Without a plan that this version can read, there is nothing to plan from. The teams and the matches of the day can be changed. */
function ShownStep({ step }: { readonly step: PlanStep }) {
  const isReadable = usePlanState() !== 'other-version';
  const Step = STEPS[step];
  return (
    <div className={styles['page']}>
      <PlanNotice />
      {(isReadable || step === 'teams' || step === 'day') && <Step />}
    </div>
  );
}

/** Leads from a list of teams to the published matches of a cup, and changes these matches on the day. */
export function PlanScreen() {
  const { plan: texts } = useAdminTexts();
  const hasCategories = categoriesOf(useCurrentCup()).length > 0;
  const step = planStepAt(useLocation().pathname);
  const shown = isPlanStep(step) ? step : 'teams';
  return (
    <>
      <nav aria-label={texts.steps}>
        <ol className={stack(2, styles['steps'])}>
          {PLAN_STEPS.map((name) => (
            <li key={name}>
              <Link
                className={styles['step']}
                to={planStepAddress(name)}
                aria-current={name === shown ? 'step' : undefined}
              >
                {texts.step[name]}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <PublishedPlan>
        {hasCategories ? <ShownStepOfCategories step={shown} /> : <ShownStep step={shown} />}
      </PublishedPlan>
    </>
  );
}
