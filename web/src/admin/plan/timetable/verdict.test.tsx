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

/**
 * The groups end at 9:27. The rest and the pause let the semi-finals begin at 9:37 and the final at 9:54; but the final begins at 10:15.
 */
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
  return [...container.querySelectorAll('p, li')].map(({ textContent }) => textContent);
}

describe('the verdict on a plan', () => {
  test('says of which plans it is the shortest, and what other beginnings could save at most', () => {
    expect(linesOf(EIGHT_TEAMS)).toEqual([
      '15 matches, from 08:00 to 10:27.',
      'With starts every 15 minutes from opening, no plan can be shorter:',
      'Groups: Court 1, Court 2 with 12 matches: full from 08:00 to 09:27.',
      'Knockout: 2 rounds follow one another, with the rest between them.',
      'Other starting times could save 21 min at most.',
    ]);
  });

  test('says that no plan can be shorter where none can, whenever its matches begin', () => {
    expect(linesOf(planOf({ teams: 8, courts: 2, format: { groups: 2 } }))).toEqual([
      '12 matches, from 08:00 to 09:27.',
      'No plan can be shorter:',
      'Groups: Court 1, Court 2 with 12 matches: full from 08:00 to 09:27.',
    ]);
  });

  test('says of a plan whose final was moved later by hand how far it is from the shortest', () => {
    const { plan } = EIGHT_TEAMS;
    const final = plan.slots.length - 1;
    const slots = plan.slots.map((slot, match) => (match === final ? slot + 6 : slot));
    expect(linesOf(EIGHT_TEAMS, { ...plan, slots }).slice(1)).toEqual([
      'With starts every 15 minutes from opening, it may be 45 min longer than the shortest plan: so far the proof does not reach.',
      'Other starting times could save 1 h 6 min at most.',
    ]);
  });
});
