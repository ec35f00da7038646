import { findPlan, type FoundPlan, type Plan } from '@futsal-cup/domain/plan/find-plan';
import { buildPlanSettings, type PlanDescription } from '@futsal-cup/domain/testing/build-plan';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { buildCup } from '../../../testing/build-view';
import { usePlanWords } from '../draft/plan-words';
import { Verdict } from './verdict';

function planOf(description: PlanDescription): FoundPlan {
  const found = findPlan(buildPlanSettings(description));
  if (found.plan === null) throw new Error('there is no plan');
  return found;
}

/** The groups end at 9:27. The rest and the pause let the semi-finals begin at 9:37 and the final at 9:54. */
const EIGHT_TEAMS = planOf({
  teams: 8,
  courts: 2,
  format: { groups: 2, qualifiers: 2 },
  time: { leastRest: 5, pauseBeforeKnockout: 10 },
});

interface ShownProps {
  readonly found: FoundPlan;
  readonly plan: Plan;
}

function Shown({ found, plan }: ShownProps) {
  return <Verdict found={found} plan={plan} hasConflicts={false} words={usePlanWords(plan)} />;
}

/** Returns the lines of the verdict. */
function linesOf(found: FoundPlan, plan = found.plan): (string | null)[] {
  const { container } = render(
    <CupContext value={buildCup({})}>
      <Shown found={found} plan={plan} />
    </CupContext>,
  );
  return [...container.querySelectorAll('p, summary, li')].map(({ textContent }) => textContent);
}

describe('the verdict on a plan', () => {
  test('says that no plan can be shorter, and why', () => {
    expect(linesOf(EIGHT_TEAMS)).toEqual([
      '15 matches, from 08:00 to 10:06.',
      'No plan can be shorter:',
      'Groups: Court 1, Court 2 with 12 matches: full from 08:00 to 09:27.',
      'Knockout: 2 rounds follow one another, with the rest between them.',
    ]);
  });

  test('says that the final is played alone', () => {
    const found = planOf({ teams: 4, courts: 2, format: { groups: 0, playedTo: 4 } });
    expect(linesOf(found)).toEqual([
      '4 matches, from 08:00 to 08:39.',
      'No plan can be shorter:',
      'Knockout: Court 1, Court 2 with 3 matches: full from 08:00 to 08:27. Then comes the final, alone.',
    ]);
  });

  test('says of a plan whose final was moved later by hand how far it is from the shortest', () => {
    const { plan } = EIGHT_TEAMS;
    const final = plan.slots.length - 1;
    const { length: courts } = plan.settings.time.courts;
    const slots = plan.slots.map((slot, match) => (match === final ? slot + 66 * courts : slot));
    expect(linesOf(EIGHT_TEAMS, { ...plan, slots }).slice(1)).toEqual([
      'It may be 1 h 6 min longer than the shortest plan: nothing closer could be proven.',
    ]);
  });
});
