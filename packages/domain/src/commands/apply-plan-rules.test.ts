import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS, type MatchRules } from '../cup/match-rules';
import type { Cup } from '../cup/records';
import { findPlan } from '../plan/find-plan';
import { encodePlan } from '../plan/plan-request';
import { planSettingsSchema } from '../plan/plan-fields';
import { readPlan } from '../plan/published-plan';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { valueOf } from '../testing/results';
import { applyPlan } from './apply-plan';
import { changeStageRules } from './stages';

const { futsal } = MATCH_RULE_PRESETS;
const SHORT: MatchRules = { ...futsal, minutesPerHalf: 10 };
const STAGES = ['Group stage', 'Semi-finals', 'Match for third place', 'Final'];

/** Applies the plan of eight teams whose bracket has these rules. */
function apply(cup: Cup, matchRules?: MatchRules) {
  const { plan } = findPlan(
    buildPlanSettings({
      teams: 8,
      format: { groups: 2, qualifiers: 2, playedTo: 4 },
      steps: matchRules ? [{}, { matchRules }] : [],
    }),
  );
  if (plan === null) throw new Error('there is no plan');
  let count = 0;
  const newId = () => `id-${cup.matches.length}-${(count += 1)}`;
  return applyPlan(cup, encodePlan(plan, new Set()), { newId, now: Date.parse('2027-03-06T05:00Z') });
}

function rulesOf({ stages }: Cup): (MatchRules | null | undefined)[] {
  expect(stages.map(({ name }) => name)).toEqual(STAGES);
  return stages.map(({ matchRules }) => matchRules);
}

describe('the rules of a step', () => {
  const planned = valueOf(apply(buildCupOfTeams(8), futsal));
  const finalId = planned.stages[3]?.stageId ?? '';

  it('become those of all its stages, and stand in the published plan', () => {
    expect(rulesOf(planned)).toEqual([undefined, futsal, futsal, futsal]);
    const settings = planned.plan && readPlan(planned.plan)?.settings;
    const [groups, bracket] = settings?.format.steps ?? [];
    expect([groups?.matchRules, bracket?.matchRules]).toEqual([undefined, futsal]);
  });

  it('leave the stages of other steps and of other plans as they are', () => {
    expect(rulesOf(valueOf(apply(buildCupOfTeams(8))))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('go when a plan without them follows, in one event', () => {
    const after = apply(planned);
    expect(rulesOf(valueOf(after))).toEqual([undefined, null, null, null]);
    expect(after).toMatchObject({ event: { kind: 'plan-applied', as: { kind: 'stage-rules-changed' } } });
  });

  it('do not replace what a stage was given since, unless they change', () => {
    const changed = valueOf(changeStageRules(planned, finalId, { matchRules: SHORT }));
    expect(rulesOf(valueOf(apply(changed, futsal)))).toEqual([undefined, futsal, futsal, SHORT]);
    expect(rulesOf(valueOf(apply(changed, SHORT)))).toEqual([undefined, SHORT, SHORT, SHORT]);
    const ownFinal = valueOf(
      changeStageRules(valueOf(apply(buildCupOfTeams(8))), finalId, { matchRules: SHORT }),
    );
    expect(rulesOf(valueOf(apply(ownFinal)))).toEqual([undefined, undefined, undefined, SHORT]);
  });
});

it('a step with rules that are not valid is refused', () => {
  const settings = { ...buildPlanSettings({ teams: 4, steps: [{ matchRules: futsal }] }), teams: [] };
  expect(planSettingsSchema.safeParse(settings).success).toBe(true);
  const [step] = settings.format.steps;
  const steps = [{ ...step, matchRules: { ...futsal, minutesPerHalf: 61 } }];
  const { error } = planSettingsSchema.safeParse({ ...settings, format: { ...settings.format, steps } });
  expect(error?.issues).toMatchObject([
    { path: ['format', 'steps', 0, 'matchRules', 'minutesPerHalf'], message: 'match_rules_are_not_valid' },
  ]);
});
