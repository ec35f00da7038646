import { describe, expect, it } from 'vitest';
import type { Cup, Match } from '../cup/records';
import { findPlan } from '../plan/find-plan';
import { deriveFixtures } from '../plan/format/derive-matches';
import { findKeptRecords, findLostMatches, fixedMatchesOf } from '../plan/kept-records';
import { encodePlan } from '../plan/plan-request';
import type { PlanSettings } from '../plan/settings';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { valueOf } from '../testing/results';
import { applyPlan } from './apply-plan';
import { createTeam } from './teams';

const SETTINGS = buildPlanSettings({
  teams: 8,
  courts: 2,
  format: { groups: 2, qualifiers: 2, drawSeed: 7 },
});

function applied(settings: PlanSettings, cup: Cup): Cup {
  const kept = findKeptRecords(cup, settings, deriveFixtures(settings));
  const { plan } = findPlan(settings, fixedMatchesOf(kept, settings));
  if (plan === null) throw new Error('there is no plan');
  const request = encodePlan(plan, new Set(plan.fixed.map(({ match }) => match)));
  let count = cup.matches.length;
  const ids = {
    newId: () => `id-${(count += 1)}-${cup.matches.length}`,
    now: Date.parse('2027-03-06T05:00Z'),
  };
  return valueOf(applyPlan(cup, request, ids));
}

function withPlayed(cup: Cup, isPlayed: (match: Match, index: number) => boolean): Cup {
  const goals = (side: Match['local'], count: number) => ({ ...side, goals: count });
  const finished = (match: Match): Match => ({
    ...match,
    state: 'finished',
    local: goals(match.local, 1),
    visitor: goals(match.visitor, 0),
  });
  return {
    ...cup,
    matches: cup.matches.map((match, index) => (isPlayed(match, index) ? finished(match) : match)),
  };
}

describe('a late team', () => {
  const before = withPlayed(
    applied(SETTINGS, buildCupOfTeams(8)),
    ({ groupId }, index) => groupId !== null && index % 3 === 0,
  );
  const late = valueOf(createTeam(before, { teamId: 'late', name: 'Late', players: [] }, () => 'player'));
  const settings = {
    ...SETTINGS,
    teams: [...SETTINGS.teams, { teamId: 'late', isSeeded: false, isLate: true }],
  };
  const after = applied(settings, late);

  it('leaves all groups as they were drawn, and comes into one of the smallest', () => {
    const isOf = (cup: Cup) => cup.groups.map(({ groupId, teamIds }) => [groupId, [...teamIds].sort()]);
    const others = after.groups.map((group) => ({
      ...group,
      teamIds: group.teamIds.filter((id) => id !== 'late'),
    }));
    expect(isOf({ ...after, groups: others })).toEqual(isOf(before));
    expect(after.groups.map(({ teamIds }) => teamIds.length).sort()).toEqual([4, 5]);
  });

  it('plays everybody of its group; what was played stays, and nothing is taken away', () => {
    const played = before.matches.filter(({ state }) => state === 'finished');
    expect(played.length).toBeGreaterThan(2);
    for (const match of played) expect(after.matches).toContainEqual(match);
    const ids = new Set(after.matches.map(({ matchId }) => matchId));
    expect(before.matches.filter(({ matchId }) => !ids.has(matchId))).toEqual([]);
    const ofLate = after.matches.filter(({ local, visitor }) =>
      [local.teamId, visitor.teamId].includes('late'),
    );
    expect(ofLate).toHaveLength(4);
    expect(after.matches).toHaveLength(before.matches.length + 4);
  });

  it('would lose what was played if it were drawn like the others', () => {
    const drawn = { ...SETTINGS, teams: [...SETTINGS.teams, { teamId: 'late', isSeeded: false }] };
    const kept = findKeptRecords(late, drawn, deriveFixtures(drawn));
    expect(findLostMatches(late, kept)).not.toEqual([]);
  });
});
