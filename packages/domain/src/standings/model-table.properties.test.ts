import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKING_CRITERIA, TIE_BREAKERS } from '../cup/table-rules';
import { arbitraryGroupBy, arbitraryRules } from '../testing/arbitrary-group';
import { modelPlaces } from '../testing/model-table';
import { tableRulesOf } from './presets';
import { computeStandings, type StandingsInput } from './standings';

/** `npm test -- standings` and `npm run test:long` make ten thousand groups for each list. */
const numRuns = Math.max(200, fc.readConfigureGlobal().numRuns ?? 0);

function placesOf(input: StandingsInput): string[][] {
  const places = new Map<number, string[]>();
  for (const { position, teamId } of computeStandings(input)) {
    places.set(position, [...(places.get(position) ?? []), teamId]);
  }
  return [...places.values()].map((place) => place.sort());
}

function expectModel(rules: fc.Arbitrary<StandingsInput['rules']>): void {
  const sameAsModel = fc.property(arbitraryGroupBy(rules), (group) => {
    expect(placesOf(group)).toEqual(modelPlaces(group));
  });
  fc.assert(sameAsModel, { numRuns });
}

describe('a table has the places of a slow model', () => {
  it.each(TIE_BREAKERS.filter((preset) => preset !== 'own'))('by the preset %s', (tieBreakers) => {
    expectModel(fc.constant(tableRulesOf({ tieBreakers })));
  });

  it.each(RANKING_CRITERIA)('by %s alone', (criterion) => {
    expectModel(arbitraryRules.map((rules) => ({ ...rules, criteria: [criterion] })));
  });

  it('by any list of criteria', () => {
    expectModel(arbitraryRules);
  });
});
