import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup, Match } from '../cup/records';
import { findPlan, type Plan } from '../plan/find-plan';
import { deriveFixtures } from '../plan/format/derive-matches';
import { describeReplacement, findKeptRecords, findLostMatches, fixedMatchesOf } from '../plan/kept-records';
import { encodePlan, type PlanRequest } from '../plan/plan-request';
import { readPlan } from '../plan/published-plan';
import type { PlanSettings } from '../plan/settings';
import { buildCupOfTeams, buildFormat, buildPlanSettings, teamNames } from '../testing/build-plan';
import { buildCup } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { applyPlan } from './apply-plan';

const NOW = Date.parse('2027-03-06T05:00Z');

const SETTINGS = buildPlanSettings({
  teams: 8,
  seeded: 2,
  courts: 2,
  format: { groups: 2, qualifiers: 2, playedTo: 4, drawSeed: 7 },
});

function newIds(): { readonly newId: () => string; readonly now: number } {
  let count = 0;
  return { newId: () => `id-${(count += 1)}`, now: NOW };
}

function planOf(settings: PlanSettings, cup: Cup): Plan {
  const kept = findKeptRecords(cup, settings, deriveFixtures(settings));
  const { plan } = findPlan(settings, fixedMatchesOf(kept, settings));
  if (plan === null) throw new Error('there is no plan');
  return plan;
}

function requestOf(settings: PlanSettings, cup: Cup): PlanRequest {
  const plan = planOf(settings, cup);
  return encodePlan(plan, new Set(plan.fixed.map(({ match }) => match)));
}

function apply(cup: Cup, request: PlanRequest) {
  return applyPlan(cup, request, newIds());
}

function applied(settings = SETTINGS, cup = buildCupOfTeams(8)): Cup {
  return valueOf(apply(cup, requestOf(settings, cup)));
}

function finished(match: Match): Match {
  const goals = (side: Match['local'], count: number) => ({ ...side, goals: count });
  return { ...match, state: 'finished', local: goals(match.local, 1), visitor: goals(match.visitor, 0) };
}

function withPlayed(cup: Cup, isPlayed: (match: Match, index: number) => boolean): Cup {
  return {
    ...cup,
    matches: cup.matches.map((match, index) => (isPlayed(match, index) ? finished(match) : match)),
  };
}

describe('an applied plan', () => {
  it('says how often each pair of a group meets, and leaves that where the organisers have completed a group', () => {
    const twice = { ...SETTINGS, format: buildFormat({ groups: 2, rounds: 2, drawSeed: 7 }, 8) };
    const [once, again] = [applied(), applied(twice)];
    expect([once, again].map(({ groups }) => groups.map(({ rounds }) => rounds))).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(applied(twice, once).groups.map(({ rounds }) => rounds)).toEqual([2, 2]);
    const completed = { ...once, groups: once.groups.map((group) => ({ ...group, rounds: null })) };
    expect(applied(twice, completed).groups.map(({ rounds }) => rounds)).toEqual([null, null]);
  });

  it('makes stages, groups, memberships, matches and placeholders', () => {
    const cup = applied();
    expect(cup.stages.map(({ name, type, order }) => `${order} ${name} ${type}`)).toEqual([
      '1 Group stage group',
      '2 Semi-finals knockout',
      '3 Match for third place knockout',
      '4 Final knockout',
    ]);
    expect(cup.groups.map(({ name, teamIds }) => [name, teamIds.length])).toEqual([
      ['Group A', 4],
      ['Group B', 4],
    ]);
    expect(cup.matches).toHaveLength(16);
    const { matchNumbers, problems } = resolveCup(cup);
    const knockout = cup.matches.filter(({ groupId }) => groupId === null);
    expect(knockout.map(({ local, visitor }) => [local.placeholder, visitor.placeholder])).toEqual([
      ['1st Group A', '2nd Group B'],
      ['1st Group B', '2nd Group A'],
      ['Loser match 1', 'Loser match 2'],
      ['Winner match 1', 'Winner match 2'],
    ]);
    expect(knockout.map(({ matchId }) => matchNumbers.get(matchId))).toEqual([1, 2, 3, 4]);
    expect(problems).toEqual([]);
  });

  it('can be played to a champion', () => {
    const { results, matchNumbers } = resolveCup(withPlayed(applied(), () => true));
    expect(results.get([...matchNumbers.keys()].at(-1) ?? '')?.winner).toMatch(/^team \d$/);
  });

  it('resolves best thirds and the places 5 to 8', () => {
    const settings = buildPlanSettings({
      teams: 12,
      courts: 2,
      format: { groups: 3, qualifiers: 2, bestOfNext: 2, playedTo: 8 },
    });
    const cup = applied(settings, buildCupOfTeams(12));
    const texts = cup.matches.flatMap(({ local, visitor }) => [local.placeholder, visitor.placeholder]);
    const best = ['One of the best thirds (1)', 'One of the best thirds (2)'];
    expect(texts.filter((text) => /best/i.test(text ?? ''))).toEqual(best);
    expect(cup.stages.map(({ name }) => name).slice(1)).toEqual([
      'Quarter-finals',
      'Places 5 to 8',
      'Semi-finals',
      'Match for seventh place',
      'Match for fifth place',
      'Match for third place',
      'Final',
    ]);
    expect(resolveCup(cup).problems).toEqual([]);
  });

  it('takes the place of what the cup has, but for its teams', () => {
    const before = buildCup({
      stages: [{ name: 'Old groups', groups: { A: { teams: teamNames(8), matches: ['1 v 2'] } } }],
    });
    const kept = findKeptRecords(before, SETTINGS, deriveFixtures(SETTINGS));
    const { stages, groups, matches } = describeReplacement(before, kept);
    expect([stages.length, groups.length, matches.length]).toEqual([1, 1, 1]);
    const after = applied(SETTINGS, before);
    expect(after.teams).toBe(before.teams);
    expect(after.stages.map(({ name }) => name)).not.toContain('Old groups');
  });

  it('made again keeps the ids of what is the same', () => {
    const first = applied();
    const again = applied({ ...SETTINGS, time: { ...SETTINGS.time, minutesBetween: 8 } }, first);
    const isSame = <Record>(record: Record, others: readonly Record[]) => others.includes(record);
    expect(again.stages.every((stage) => isSame(stage, first.stages))).toBe(true);
    expect(again.groups.every((group) => isSame(group, first.groups))).toBe(true);
    expect(again.matches.map(({ matchId }) => matchId)).toEqual(first.matches.map(({ matchId }) => matchId));
    expect(again.matches.map(({ time }) => time)).not.toEqual(first.matches.map(({ time }) => time));
  });

  it('is known again in a cup that was read anew: nothing of it is replaced, nothing begun is lost', () => {
    const first = withPlayed(applied(), (_, index) => index < 3);
    const kept = findKeptRecords(structuredClone(first), SETTINGS, deriveFixtures(SETTINGS));
    expect(describeReplacement(first, kept)).toEqual({ stages: [], groups: [], matches: [] });
    expect(findLostMatches(first, kept)).toEqual([]);
  });

  it('made again leaves what was played, also in the knockout, and where the teams were exchanged', () => {
    const first = withPlayed(applied(), (_, index) => index < 13);
    const turned = {
      ...first,
      matches: first.matches.map((match, index) =>
        index === 0 ? { ...match, local: match.visitor, visitor: match.local } : match,
      ),
    };
    const again = applied({ ...SETTINGS, time: { ...SETTINGS.time, minutesBetween: 8 } }, turned);
    expect(again.matches.slice(0, 13)).toEqual(turned.matches.slice(0, 13));
  });

  it('made again leaves the numbers of the knockout, whichever of its matches was played first', () => {
    const first = applied();
    const numbersOf = (cup: Cup) => [...resolveCup(cup).matchNumbers];
    const second = first.matches.findIndex(({ groupId }) => groupId === null) + 1;
    const begun = withPlayed(first, (_, index) => index < second - 1 || index === second);
    const request = requestOf(SETTINGS, begun);
    const again = valueOf(applyPlan(begun, request, { ...newIds(), now: NOW + 60_000 }));
    expect(numbersOf(again)).toEqual(numbersOf(first));
    const without = { ...begun, matches: begun.matches.filter((_, index) => index !== second - 1) };
    const replaced = valueOf(applyPlan(without, request, { newId: () => 'new', now: NOW + 60_000 }));
    expect(replaced.matches[second]).toEqual(begun.matches[second]);
    expect(numbersOf(replaced)[1]).toEqual([first.matches[second]?.matchId, 2]);
  });

  it('leaves what the log of a match says: one that is postponed stays so at its new time', () => {
    const first = applied();
    const postponed = {
      ...first,
      matches: first.matches.with(0, {
        ...(first.matches[0] as Match),
        state: 'postponed',
        logRevision: 3,
      }),
    } satisfies Cup;
    const [match] = applied(
      { ...SETTINGS, time: { ...SETTINGS.time, minutesBetween: 8 } },
      postponed,
    ).matches;
    expect(match).toMatchObject({ state: 'postponed', logRevision: 3 });
  });

  it('leaves a match where somebody has fixed it, although it was not played', () => {
    const tenOClock = { match: 0, start: 10 * 60 + 15, court: 1 };
    const { plan } = findPlan(SETTINGS, [tenOClock]);
    if (plan === null) throw new Error('there is no plan');
    const cup = valueOf(apply(buildCupOfTeams(8), encodePlan(plan, new Set())));
    expect(cup.matches[0]).toMatchObject({ time: '10:15', location: 'Court 2' });
    const elsewhere = { ...plan, fixed: [{ ...tenOClock, court: null }] };
    const request = encodePlan(elsewhere, new Set());
    expect(refusalOf(apply(buildCupOfTeams(8), request))).toBe('plan_cannot_be_played');
  });

  it('is small enough to be sent at the limits of a cup', () => {
    const settings = buildPlanSettings({
      teams: 128,
      courts: 8,
      format: { groups: 16, qualifiers: 2 },
      time: {
        days: [6, 7, 8].map((day) => ({ date: `2027-03-0${day}`, from: '08:00', to: '22:00' })),
      },
    });
    const slots = deriveFixtures(settings).matches.map((_, index) => 30_000 + index);
    const teams = settings.teams.map((team, index) => ({ ...team, teamId: `${index}`.padStart(36, 'a') }));
    const wishes = Array.from({ length: 300 }, (_, index) => ({
      kind: 'not-before' as const,
      team: index % 128,
      day: Math.floor(index / 128),
      time: '09:00',
    }));
    const request: PlanRequest = { settings: { ...settings, teams, wishes }, slots, fingerprint: 1 };
    expect(JSON.stringify(request).length).toBeLessThan(50_000);
  });
});

describe('a plan is refused', () => {
  const cup = buildCupOfTeams(8);
  const request = requestOf(SETTINGS, cup);

  function refusal(change: Partial<PlanRequest>, ofCup = cup): string | null {
    return refusalOf(apply(ofCup, { ...request, ...change }));
  }

  it('with a foreign team', () => {
    const [first, ...others] = SETTINGS.teams;
    const teams = [{ isSeeded: first?.isSeeded ?? false, teamId: 'team of another cup' }, ...others];
    expect(refusal({ settings: { ...SETTINGS, teams } })).toBe('team_not_found');
  });

  it('with pairings that do not follow from its settings', () => {
    const other = { ...SETTINGS, format: { ...SETTINGS.format, drawSeed: 8 } };
    expect(refusal({ settings: other })).toBe('plan_does_not_follow_from_its_settings');
    expect(refusal({ slots: request.slots.slice(1) })).toBe('plan_does_not_follow_from_its_settings');
    expect(refusal({ fingerprint: request.fingerprint + 1 })).toBe('plan_does_not_follow_from_its_settings');
  });

  it('with settings that are not valid, and says which', () => {
    const settings = { ...SETTINGS, time: { ...SETTINGS.time, minutesPerMatch: 0 } };
    const result = apply(cup, { ...request, settings });
    expect(result).toEqual({
      ok: false,
      error: { msg: 'minutes_are_out_of_range', path: 'settings.time.minutesPerMatch' },
    });
  });

  it.each([
    ['two matches in one slot', (slots: number[]) => slots.with(1, slots[0] ?? 0)],
    ['a slot that does not exist', (slots: number[]) => slots.with(3, 9_999)],
    ['half a slot', (slots: number[]) => slots.with(3, 0.5)],
    ['a match without a slot', (slots: number[]) => slots.with(3, -1)],
    [
      'a final before its semi-finals',
      (slots: number[]) => slots.with(15, slots[12] ?? 0).with(12, slots[15] ?? 0),
    ],
    [
      'a semi-final before the groups are over',
      (slots: number[]) => slots.with(12, slots[0] ?? 0).with(0, slots[12] ?? 0),
    ],
  ])('with %s', (_, change) => {
    expect(refusal({ slots: change([...request.slots]) })).toBe('plan_cannot_be_played');
  });

  it('with a played match that it would move or remove', () => {
    const played = withPlayed(applied(), (_, index) => index === 0);
    expect(refusal({}, played)).toBe('played_match_cannot_be_moved');
    const fewer = { ...SETTINGS, teams: SETTINGS.teams.slice(1) };
    expect(refusalOf(apply(played, requestOf(fewer, cup)))).toBe('played_match_is_not_in_the_plan');
    const running = {
      ...played,
      matches: played.matches.map((match, index) =>
        index === 1 ? { ...match, state: 'live' as const } : match,
      ),
    };
    expect(refusal({ slots: request.slots.with(0, -1) }, running)).toBe('played_match_cannot_be_moved');
  });

  it('on a day that is over', () => {
    const late = applyPlan(cup, request, { ...newIds(), now: Date.parse('2027-03-07T05:00Z') });
    expect(refusalOf(late)).toBe('date_cannot_be_in_the_past');
  });

  it('with two stages of one name', () => {
    const names = { group: 'Group', stages: { final: 'Finals', 'semi-finals': 'finals' } };
    expect(refusal({ settings: { ...SETTINGS, names } })).toBe('stage_name_already_exists');
  });

  it('but not because a team rests less than it should: that is the organiser’s decision', () => {
    const settings = { ...SETTINGS, time: { ...SETTINGS.time, leastRest: 600 } };
    expect(refusal({ settings })).toBeNull();
  });
});

describe('the published plan', () => {
  const request = requestOf(SETTINGS, buildCupOfTeams(8));

  it('is that of the last request', () => {
    const { plan } = applied();
    expect(plan && readPlan(plan)).toEqual({ settings: SETTINGS, slots: request.slots });
  });

  it('stays the same record where the same plan is applied again, and becomes another with other settings', () => {
    const cup = applied();
    expect(valueOf(apply(cup, request)).plan).toBe(cup.plan);
    const later = { ...SETTINGS, time: { ...SETTINGS.time, leastRest: 5 } };
    const { plan } = applied(later, cup);
    expect(plan && readPlan(plan)?.settings.time.leastRest).toBe(5);
  });

  it('of another version is not replaced', () => {
    const cup = { ...applied(), plan: { form: 99, text: 'steps' } };
    expect(refusalOf(apply(cup, request))).toBe('plan_is_of_another_version_please_reload_the_page');
  });
});
