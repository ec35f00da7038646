import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { describeChange } from '../testing/describe-change';
import { buildCupOfTeams } from '../testing/build-plan';
import {
  arbitraryCommand,
  arbitraryPlan,
  arbitraryStart,
  type RandomCommand,
} from '../testing/random-commands';
import { findChangedRecords } from './changed-records';
import { tellEvent } from './tell-event';

/** Carries out a command; its event must tell what the differences of the records tell, down to the last byte. */
function compare(cup: Cup, { call, run }: RandomCommand): Cup {
  const result = run(cup);
  if (!result.ok) return cup;
  const after = result.value;
  const changed = findChangedRecords(cup, after);
  const described = describeChange(changed, [cup, after]);
  const told = tellEvent(result.event, changed, after.teams);
  if (described) expect(JSON.stringify({ call, told })).toBe(JSON.stringify({ call, told: described }));
  else expect(Object.values(changed).flat()).toEqual([]);
  return after;
}

it('tells of every command what the difference of the records tells', () => {
  fc.assert(
    fc.property(arbitraryStart, fc.array(arbitraryCommand, { maxLength: 30 }), (cup, commands) => {
      commands.reduce(compare, cup);
    }),
  );
});

it('tells of every plan what the difference of the records tells', () => {
  const arbitraryStep = fc.oneof(
    { weight: 3, arbitrary: arbitraryPlan },
    { weight: 1, arbitrary: arbitraryCommand },
  );
  fc.assert(
    fc.property(fc.array(arbitraryStep, { minLength: 2, maxLength: 6 }), (commands) => {
      commands.reduce(compare, buildCupOfTeams(6));
    }),
  );
});
