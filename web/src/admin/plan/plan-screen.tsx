import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { planStepAt } from '../addresses/plan-addresses';
import { useAdminTexts } from '../texts/admin-texts';
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
        <ShownStep step={shown} />
      </PublishedPlan>
    </>
  );
}
