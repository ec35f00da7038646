import { expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { mapSides, type Side } from '../cup/sides';
import { findPlan } from '../plan/find-plan';
import { deriveFixtures } from '../plan/format/derive-matches';
import { findKeptRecords, fixedMatchesOf } from '../plan/kept-records';
import { encodePlan } from '../plan/plan-request';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { valueOf } from '../testing/results';
import { applyPlan } from './apply-plan';

const SETTINGS = buildPlanSettings({
  teams: 12,
  courts: 2,
  format: { groups: 3, qualifiers: 2, bestOfNext: 2, playedTo: 2 },
});

function applied(cup: Cup): Cup {
  const kept = findKeptRecords(cup, SETTINGS, deriveFixtures(SETTINGS));
  const fixed = fixedMatchesOf(kept, SETTINGS);
  const { plan } = findPlan(SETTINGS, fixed);
  if (plan === null) throw new Error('there is no plan');
  const request = encodePlan(plan, new Set(fixed.map(({ match }) => match)));
  let count = 0;
  const newId = () => `id-${(count += 1)}`;
  return valueOf(applyPlan(cup, request, { newId, now: Date.parse('2027-03-06T05:00Z') }));
}

/** The side as a plan made it before there were slots. */
function withRank(side: Side): Side {
  if (side.source?.kind !== 'allotted-of-place') return side;
  const { stageId, place, slot } = side.source;
  return {
    ...side,
    placeholder: `Best third ${slot}`,
    source: { kind: 'best-of-place', stageId, place, rank: slot },
  };
}

it('a plan that is applied again makes slots of the ranks of an older one, but for matches that have begun', () => {
  const first = applied(buildCupOfTeams(12));
  const matches = first.matches.map((match) => ({ ...match, ...mapSides(match, withRank) }));
  const older = { ...first, matches };
  expect(older).not.toEqual(first);
  expect(applied(older)).toEqual(first);

  const begun = matches.findIndex(({ visitor }) => visitor.source?.kind === 'best-of-place');
  const played = matches.map((match, index) => {
    if (index !== begun) return match;
    const { local, visitor } = match;
    return {
      ...match,
      state: 'finished' as const,
      local: { ...local, goals: 1 },
      visitor: { ...visitor, goals: 0 },
    };
  });
  const again = applied({ ...first, matches: played }).matches;
  expect(again[begun]).toEqual(played[begun]);
  const kinds = again.flatMap(({ visitor }) => (visitor.source ? [visitor.source.kind] : []));
  expect(kinds.filter((kind) => /-of-place$/.test(kind)).sort()).toEqual([
    'allotted-of-place',
    'best-of-place',
  ]);
});
