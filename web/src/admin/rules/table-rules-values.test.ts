import { DEFAULT_POINTS } from '@futsal-cup/domain/cup/limits';
import { SHOWN } from '@futsal-cup/domain/cup/shown';
import {
  ACROSS_CRITERIA,
  RANKING_CRITERIA,
  RESULTS_ACROSS,
  TIE_BREAKERS,
} from '@futsal-cup/domain/cup/table-rules';
import { tableRuleFields } from '@futsal-cup/domain/cup/table-rule-fields';
import { CONDUCT_SCALES } from '@futsal-cup/domain/standings/presets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailsOf, type TableRulesDetails, valuesOf } from './table-rules-values';

const points = fc.integer({ min: 0, max: 20 });
const conduct = fc.option(
  fc.oneof(
    fc.constant({ kind: 'typed' as const }),
    fc.constantFrom(...Object.values(CONDUCT_SCALES)),
    fc.record({
      kind: fc.constant('cards' as const),
      yellow: points,
      secondYellow: points,
      red: points,
      yellowAndRed: points,
      countsOfficials: fc.boolean(),
    }),
  ),
);
const across = fc.option(
  fc.record({ criteria: fc.subarray([...ACROSS_CRITERIA]), results: fc.constantFrom(...RESULTS_ACROSS) }),
);
const oneBlock = RANKING_CRITERIA.filter((each) => !/once|away-goals$/.test(each) || each === 'away-goals');
const rules: fc.Arbitrary<TableRulesDetails> = fc
  .record({
    shown: fc.constantFrom(...SHOWN),
    points: fc.constant(DEFAULT_POINTS),
    tieBreakers: fc.constantFrom(...TIE_BREAKERS),
    own: fc.shuffledSubarray(oneBlock, { minLength: 1 }),
    across,
    conduct,
  })
  .map(({ own, ...details }) => ({ ...details, criteria: details.tieBreakers === 'own' ? own : null }));

test('rules that were saved come out of the form as they were, and the server takes them', () => {
  fc.assert(
    fc.property(rules, (details) => {
      const shown = detailsOf(valuesOf(details));
      expect(shown).toEqual(details);
      expect(tableRuleFields.criteria.safeParse(shown.criteria).success).toBe(true);
      expect(tableRuleFields.conduct.safeParse(shown.conduct).success).toBe(true);
    }),
  );
});

test('a preset sends no list, and the list of an own order waits for it in the form', () => {
  const own = valuesOf({
    points: DEFAULT_POINTS,
    tieBreakers: 'own',
    criteria: ['wins'],
    across: null,
    conduct: null,
  });
  const preset = { ...own, tieBreakers: 'uefa-futsal' as const };
  expect(detailsOf(preset)).toMatchObject({ criteria: null, across: null, conduct: null });
  expect(detailsOf({ ...preset, tieBreakers: 'own' }).criteria).toEqual(['wins']);
});
