import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCupOfTeams } from '../testing/build-plan';
import { arbitraryCommand, arbitraryPlan, arbitraryStart } from '../testing/random-commands';
import { findBrokenRules } from './find-broken-rules';

it('finds nothing in a cup, whatever commands have done to it', () => {
  fc.assert(
    fc.property(arbitraryStart, fc.array(arbitraryCommand, { maxLength: 30 }), (start, commands) => {
      let cup = start;
      for (const { call, run } of commands) {
        const result = run(cup);
        if (result.ok) cup = result.value;
        expect({ call, broken: findBrokenRules(cup) }).toEqual({ call, broken: [] });
      }
    }),
  );
});

it('finds nothing in a cup after any plans', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(arbitraryPlan, arbitraryCommand), { maxLength: 4 }), (changes) => {
      let cup = buildCupOfTeams(6);
      for (const { call, run } of changes) {
        const result = run(cup);
        if (result.ok) cup = result.value;
        expect({ call, broken: findBrokenRules(cup) }).toEqual({ call, broken: [] });
      }
    }),
    { numRuns: 20 },
  );
});
