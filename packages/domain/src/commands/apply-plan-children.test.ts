import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { findPlan } from '../plan/find-plan';
import { encodePlan } from '../plan/plan-request';
import type { PlanSettings } from '../plan/settings';
import { buildCupOfTeams, buildPlanSettings, type FormatDescription } from '../testing/build-plan';
import { refusalOf, valueOf } from '../testing/results';
import { applyPlan } from './apply-plan';

const NOW = Date.parse('2027-03-06T05:00Z');

function settingsOf(format: FormatDescription): PlanSettings {
  return buildPlanSettings({ teams: 6, courts: 2, format });
}

function apply(cup: Cup, settings: PlanSettings) {
  const { plan } = findPlan(settings);
  if (plan === null) throw new Error('there is no plan');
  let count = 0;
  return applyPlan(cup, encodePlan(plan, new Set()), { newId: () => `id-${(count += 1)}`, now: NOW });
}

const CHILDREN = settingsOf({ preset: 'children', groups: 2 });

function withShown(cup: Cup, shown: 'all' | 'no-results' | 'no-tables'): Cup {
  return { ...cup, tournament: { ...cup.tournament, shown } };
}

describe('a plan for children', () => {
  it('switches the tables off in the same change, which undo puts back as a whole', () => {
    const cup = buildCupOfTeams(6);
    const result = apply(cup, CHILDREN);
    expect(valueOf(result).tournament).toEqual({ ...cup.tournament, shown: 'no-tables' });
    expect(result).toMatchObject({ event: { kind: 'plan-applied', as: null } });
    expect(valueOf(apply(withShown(cup, 'all'), CHILDREN)).tournament.shown).toBe('no-tables');
  });

  it('leaves results off where they are, and writes no tournament where nothing changes', () => {
    const off = withShown(buildCupOfTeams(6), 'no-results');
    expect(valueOf(apply(off, CHILDREN)).tournament).toBe(off.tournament);
  });
});

describe('any other plan', () => {
  it('leaves the tables as they are', () => {
    const cup = buildCupOfTeams(6);
    const league = settingsOf({ preset: 'league' });
    expect(valueOf(apply(cup, league)).tournament).toBe(cup.tournament);
    const off = withShown(cup, 'no-tables');
    expect(valueOf(apply(off, league)).tournament).toBe(off.tournament);
  });

  it('is refused where it takes places although the tables are off', () => {
    const knockout = settingsOf({ groups: 2, qualifiers: 2, playedTo: 4 });
    const off = withShown(buildCupOfTeams(6), 'no-tables');
    expect(refusalOf(apply(off, knockout))).toBe('no_place_can_be_taken_while_tables_are_off');
    expect(apply(withShown(off, 'all'), knockout).ok).toBe(true);
  });
});
