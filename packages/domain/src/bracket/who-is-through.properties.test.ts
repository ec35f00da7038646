import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { stepsOf } from '../plan/format/presets';
import { usualChoices } from '../plan/format/usual-choices';
import { arbitraryCup, arbitraryCupOfPlaces } from '../testing/arbitrary-cup';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { checkNamed } from '../testing/check-named';
import { checkThrough } from '../testing/check-through';
import { playCup } from '../testing/play-cup';
import { planCup } from '../testing/random-commands';
import { valueOf } from '../testing/results';
import threeOfFive from '../testing/settings/three-groups-of-five.json' with { type: 'json' };
import type { PlanSettings } from '../plan/settings';
import { whoIsThrough } from './who-is-through';

/** 200 cups; 2,000 or more where a longer run is asked for. */
const asked = fc.readConfigureGlobal().numRuns ?? 100;
const numRuns = asked <= 200 ? 200 : Math.max(asked, 2_000);

/** Counts the ways by which teams are through, so that a run that has seen too little fails. */
class Seen {
  readonly #ways = new Map<string, number>();

  check(cup: Cup): void {
    const told = whoIsThrough(cup);
    expect(checkThrough(cup, told)).toEqual([]);
    for (const { way } of told) {
      const name = 'by' in way ? `${way.kind} ${way.by}` : way.kind;
      this.#ways.set(name, (this.#ways.get(name) ?? 0) + 1);
    }
  }

  get ways(): string[] {
    return [...this.#ways.keys()].sort();
  }
}

it('tells of everybody who is through, and why, and of nobody else, at any moment of a cup', () => {
  const seen = new Seen();
  fc.assert(
    fc.property(arbitraryCup, arbitraryCupOfPlaces, (cup, ofPlaces) => {
      expect(checkNamed(cup).problems).toEqual([]);
      seen.check(cup);
      seen.check(ofPlaces);
    }),
    { numRuns },
  );
  expect(seen.ways).toEqual(expect.arrayContaining(['group-place', 'match-winner score']));
});

const PRESETS = ['knockout-after-groups', 'all-places', 'cups', 'two-phases', 'knockout'] as const;

it('does so after withdrawals and lots, when a planned cup is played to its end', () => {
  const seen = new Seen();
  for (const preset of PRESETS) {
    for (const teams of [8, 12]) {
      const steps = stepsOf(usualChoices(preset, teams), teams);
      const settings = { ...buildPlanSettings({ teams }), format: { preset, steps, drawSeed: teams } };
      const planned = valueOf(planCup(buildCupOfTeams(teams), settings));
      for (const seed of [1, 2, 3]) seen.check(playCup(planned, seed, seed - 1).cup);
    }
  }
  // Three groups of which the best second plays on too.
  const { cup } = playCup(valueOf(planCup(buildCupOfTeams(15), threeOfFive as unknown as PlanSettings)), 1);
  seen.check(cup);
  expect(seen.ways).toEqual([
    'best-of-place',
    'group-place',
    'match-loser score',
    'match-loser shoot-out',
    'match-winner bye',
    'match-winner forfeit',
    'match-winner score',
    'match-winner shoot-out',
  ]);
});
