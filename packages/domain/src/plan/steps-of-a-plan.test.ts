import { describe, expect, it } from 'vitest';
import { buildPlanSettings, type PlanDescription } from '../testing/build-plan';
import { assignReferees } from './assign-referees';
import { findPlan, placedMatchesOf, type FoundPlan, type PlacedMatch } from './find-plan';
import { findPlanConflicts } from './find-plan-conflicts';
import { deriveFixtures, type Fixtures, type PlanMatch, type PlanSide } from './format/derive-matches';
import { computePlanStatistics } from './plan-statistics';
import type { PlanSettings, PlanStep } from './settings';
import { findTimetable, finish } from './timetable/find-timetable';
import { encodeSlot } from './timetable/slots';

const TWO_DAYS = ['06', '07'].map((day) => ({ date: `2027-03-${day}`, from: '08:00', to: '18:00' }));
const DAY = 24 * 60;

function planOf(description: PlanDescription): FoundPlan {
  const found = findPlan(buildPlanSettings(description));
  if (found.plan === null) throw new Error('there is no plan');
  expect(findPlanConflicts(found.plan)).toEqual([]);
  return found;
}

/** The matches of a stage with their places, in the order in which they begin. */
function matchesOf({ plan }: FoundPlan, isIt: (match: PlanMatch) => boolean): PlacedMatch[] {
  return placedMatchesOf(plan)
    .filter(({ match }) => isIt(plan.fixtures.matches[match] as PlanMatch))
    .sort((a, b) => a.start - b.start);
}

describe('the length of the matches of a step', () => {
  const description = {
    teams: 8,
    courts: 2,
    format: { groups: 2, qualifiers: 2, playedTo: 4 },
    steps: [{ minutesPerMatch: 10 }, { minutesPerMatch: 20 }],
    time: { pauseBeforeKnockout: 15 },
  };

  it('is that of its matches, on the courts and between them', () => {
    const found = planOf(description);
    const groups = matchesOf(found, ({ group }) => group !== null);
    // Twelve matches on two courts, one every 13 minutes.
    expect(groups.map(({ start, end }) => [end - start, (start - 8 * 60) % 13])).toEqual(
      groups.map(() => [10, 0]),
    );
    expect(groups.at(-1)?.end).toBe(8 * 60 + 5 * 13 + 10);
    const knockout = matchesOf(found, ({ group }) => group === null);
    expect(knockout.map(({ start, end }) => end - start)).toEqual([20, 20, 20, 20]);
    // The match for third place waits for its court, and the final for that match.
    expect(found).toMatchObject({ end: 8 * 60 + 5 * 13 + 10 + 15 + 20 + 3 + 20 + 20, gap: 0 });
  });

  it('may be another in each cup, and the plan is over when no plan could be sooner', () => {
    const found = planOf({
      teams: 8,
      courts: 4,
      format: { preset: 'cups', groups: 2, qualifiers: 2, playedTo: 4 },
      steps: [{}, { minutesPerMatch: 20 }, { minutesPerMatch: 10 }],
      time: { pauseBeforeKnockout: 15 },
    });
    const lengths = matchesOf(found, ({ group }) => group === null).map(({ match, start, end }) => [
      found.plan.fixtures.matches[match]?.stage.split('-')[0],
      end - start,
    ]);
    expect(new Set(lengths.map((entry) => entry.join(' ')))).toEqual(new Set(['gold 20', 'silver 10']));
    const semiFinals = matchesOf(found, ({ stage }) => stage === 'gold-semi-finals');
    expect(found).toMatchObject({ end: (semiFinals[0]?.end ?? 0) + 20 + 20, gap: 0 });
  });

  it('is not taken for that of the longest where it is mixed on one court', () => {
    const found = planOf({
      teams: 8,
      format: { preset: 'cups', groups: 2, qualifiers: 2 },
      steps: [{}, { minutesPerMatch: 20 }, { minutesPerMatch: 10 }],
      time: { pauseBeforeKnockout: 15 },
    });
    const groups = matchesOf(found, ({ group }) => group !== null);
    // Two semi-finals and the final of each cup, with three minutes between them. Only those of one length are counted together.
    expect(found.end - (groups.at(-1)?.end ?? 0)).toBe(15 + 3 * 20 + 3 * 10 + 5 * 3);
    expect(found.gap).toBeGreaterThanOrEqual(0);
    expect(found.gap).toBeLessThanOrEqual(3 * 10 + 3 * 3);
  });

  it('counts for the wish to be over, for the rest and for referees', () => {
    const wishes = [{ kind: 'not-after', team: 0, day: 0, time: '09:00' }, { kind: 'referees' }] as const;
    const found = planOf({ teams: 4, steps: [{ minutesPerMatch: 15 }], wishes, time: { leastRest: 0 } });
    const ofFirst = matchesOf(found, ({ local, visitor }) =>
      [local, visitor].some((side) => side.kind === 'team' && side.team === 0),
    );
    expect(ofFirst.at(-1)?.end).toBeLessThanOrEqual(9 * 60);
    expect(computePlanStatistics(found.plan).find(({ team }) => team === 0)).toMatchObject({
      matches: 3,
      leastRest: Math.min(...ofFirst.slice(1).map(({ start }, index) => start - (ofFirst[index]?.end ?? 0))),
    });
    expect(assignReferees(found.plan)).not.toContain(null);
  });

  it('counts for a match that is moved by hand', () => {
    const { plan } = planOf(description);
    const [first, second] = matchesOf({ plan } as FoundPlan, ({ stage }) => stage === 'semi-finals');
    const final = plan.fixtures.matches.findIndex(({ stage }) => stage === 'final');
    const place = { court: 0, start: (second?.end ?? 0) - 1 };
    const slots = plan.slots.map((slot, match) =>
      match === final ? encodeSlot(place, plan.settings.time) : slot,
    );
    const kinds = findPlanConflicts({ ...plan, slots }).map(({ kind }) => kind);
    expect(first?.end).toBe(second?.end);
    expect(kinds).toContain('too-early');
    expect(kinds).toContain('court-twice');
  });
});

describe('the day of a step', () => {
  const usual = { teams: 12, courts: 2, format: { groups: 3, qualifiers: 2, bestOfNext: 2, playedTo: 4 } };
  const daysOf = (found: FoundPlan) => {
    const days = (isGroup: boolean) =>
      new Set(
        matchesOf(found, ({ group }) => (group !== null) === isGroup).map(({ start }) =>
          Math.floor(start / DAY),
        ),
      );
    return { groups: [...days(true)], knockout: [...days(false)] };
  };

  it('is the only one of its matches, so that the final is on the second', () => {
    const found = planOf({ ...usual, time: { days: TWO_DAYS }, steps: [{}, { day: 1 }] });
    expect(daysOf(found)).toEqual({ groups: [0], knockout: [1] });
    expect(found.gap).toBe(0);
  });

  it('is any where none is named', () => {
    expect(daysOf(planOf({ ...usual, time: { days: TWO_DAYS } }))).toEqual({ groups: [0], knockout: [0] });
  });

  it('is said of a match that was moved by hand to another', () => {
    const { plan } = planOf({ ...usual, time: { days: TWO_DAYS }, steps: [{ day: 0 }] });
    const place = { court: 0, start: DAY + 9 * 60 };
    const slots = plan.slots.map((slot, match) =>
      match === 0 ? encodeSlot(place, plan.settings.time) : slot,
    );
    expect(findPlanConflicts({ ...plan, slots })).toContainEqual({
      kind: 'other-day',
      match: 0,
      start: place.start,
      day: 0,
    });
  });
});

describe('a break', () => {
  const lunch = { day: null, from: '09:00', to: '10:00' };

  it('has no match on any court, and the plan goes on after it', () => {
    const found = planOf({ teams: 8, courts: 2, format: { groups: 2 }, time: { breaks: [lunch] } });
    const starts = matchesOf(found, () => true).map(({ start, end }) => [start, end]);
    expect(starts.filter(([start = 0, end = 0]) => start < 10 * 60 && end > 9 * 60)).toEqual([]);
    // Four times two matches before nine, and the last four from ten on.
    expect(found).toMatchObject({ end: 10 * 60 + 15 + 12, gap: 0 });
  });

  it('of one day is not one of another', () => {
    const of = (day: number) => {
      const days = TWO_DAYS.map((whole) => ({ ...whole, to: '09:30' }));
      return planOf({ teams: 5, time: { days, breaks: [{ ...lunch, to: '09:30', day }] } }).end;
    };
    expect([of(0), of(1)]).toEqual([DAY + 8 * 60 + 5 * 15 + 12, DAY + 8 * 60 + 3 * 15 + 12]);
  });
});

describe('the final', () => {
  const presets: readonly [string, PlanDescription][] = [
    ['with third place', { teams: 9, format: { groups: 3, qualifiers: 1, bestOfNext: 1, playedTo: 4 } }],
    ['with eight places', { teams: 16, format: { groups: 4, qualifiers: 2, playedTo: 8 } }],
    ['with all places', { teams: 10, format: { preset: 'all-places', groups: 2, qualifiers: 2 } }],
    [
      'of gold, silver and bronze',
      { teams: 16, format: { preset: 'cups', groups: 4, qualifiers: 1, cups: 3 } },
    ],
    [
      'of gold with third place',
      { teams: 12, format: { preset: 'cups', groups: 3, qualifiers: 2, playedTo: 4 } },
    ],
    ['without groups', { teams: 8, format: { groups: 0, playedTo: 8 } }],
  ];

  it.each(presets)('%s is the last match, alone, on the court that is named for it', (_, description) => {
    for (const courts of [1, 2, 3]) {
      const { format } = description;
      const stage = format?.preset === 'cups' ? 'gold-final' : 'final';
      const wishes = courts === 1 ? [] : [{ kind: 'courts', stage, courts: [1] } as const];
      const found = planOf({ ...description, courts, wishes });
      const [final] = matchesOf(found, (match) => match.stage === stage);
      const others = matchesOf(found, (match) => match.stage !== stage);
      expect(final?.court).toBe(courts === 1 ? 0 : 1);
      expect(Math.max(...others.map(({ end }) => end))).toBeLessThanOrEqual(final?.start ?? 0);
      expect(found.end).toBe(final?.end);
    }
  });
});

/** Two groups of four, then the first and last two of both in groups of places, then the final of those groups' winners. */
function twoPhases(): { readonly settings: PlanSettings; readonly fixtures: Fixtures } {
  const base = buildPlanSettings({
    teams: 8,
    courts: 2,
    format: { groups: 2 },
    time: { leastRest: 5, pauseBeforeKnockout: 20 },
  });
  const first = deriveFixtures(base);
  const placesOf = (from: number): PlanSide[] =>
    [0, 1].flatMap((group) =>
      [from, from + 1].map((place) => ({ kind: 'group-place' as const, group, place })),
    );
  const pairs = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [0, 3],
    [1, 2],
  ] as const;
  const second = [1, 3].flatMap((from, index) =>
    pairs.map(([one, other], turn): PlanMatch => {
      const places = placesOf(from) as [PlanSide, PlanSide, PlanSide, PlanSide];
      const sides = { local: places[one], visitor: places[other] };
      return { stage: 'groups', step: 1, group: 2 + index, turn: turn / 6, ...sides };
    }),
  );
  const winner = (group: number): PlanSide => ({ kind: 'group-place', group, place: 1 });
  const final: PlanMatch = {
    stage: 'final',
    step: 2,
    group: null,
    turn: 0,
    local: winner(2),
    visitor: winner(3),
  };
  const [groups] = base.format.steps as [PlanStep];
  const bracket: PlanStep = { kind: 'bracket', takes: null, cup: null, playedTo: 2 };
  const steps = [groups, { ...groups, minutesPerMatch: 10 }, bracket];
  return {
    settings: { ...base, format: { ...base.format, steps } },
    fixtures: { ...first, matches: [...first.matches, ...second, final] },
  };
}

describe('two phases of groups and a knockout', () => {
  const { settings, fixtures } = twoPhases();
  const demands = { wishes: [], rest: 5, pause: 20, breaks: [], days: [], overtime: 0 };
  const found = finish(findTimetable({ settings, fixtures, fixed: [], demands }, 1));
  const slots = (found.places ?? []).map((place) =>
    encodeSlot({ court: place?.court ?? 0, start: place?.start ?? 0 }, settings.time),
  );
  const plan = { settings, fixtures, fixed: [], slots };
  const placed = placedMatchesOf(plan);
  const ofStep = (step: number) => placed.filter(({ match }) => fixtures.matches[match]?.step === step);
  const endOf = (step: number) => Math.max(...ofStep(step).map(({ end }) => end));
  const beginOf = (step: number) => Math.min(...ofStep(step).map(({ start }) => start));

  it('come one after the other, with the pause between', () => {
    expect(findPlanConflicts(plan)).toEqual([]);
    expect([beginOf(1) - endOf(0), beginOf(2) - endOf(1)]).toEqual([20, 20]);
  });

  it('are over as soon as they can be, each with its length', () => {
    // Twelve matches on two courts, twice; every team of a group rests, so the groups take turns.
    expect([endOf(0) - 8 * 60, endOf(1) - beginOf(1)]).toEqual([5 * 15 + 12, 5 * 13 + 10]);
    expect(found.places && [found.end - found.soonest, found.end]).toEqual([0, endOf(1) + 20 + 12]);
    expect(found.places && found.phases.map(({ kind, step }) => [kind, step])).toEqual([
      ['groups', 0],
      ['groups', 1],
      ['knockout', 2],
    ]);
  });

  it('have nobody of a place in two matches at once', () => {
    const [one, other] = fixtures.matches
      .map((match, index) => ({ ...match, index }))
      .filter(({ step, local }) => {
        const isThere = step === 1 && local.kind === 'group-place';
        return isThere && local.group === 0 && local.place === 1;
      });
    const start = placed.find(({ match }) => match === one?.index)?.start ?? 0;
    const twice = slots.map((slot, match) =>
      match === other?.index ? encodeSlot({ court: 1, start }, settings.time) : slot,
    );
    expect(findPlanConflicts({ ...plan, slots: twice })).toContainEqual(
      expect.objectContaining({ kind: 'team-twice', team: null }),
    );
  });
});
