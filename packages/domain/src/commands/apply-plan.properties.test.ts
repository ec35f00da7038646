import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cup, Match } from '../cup/records';
import { assignReferees } from '../plan/assign-referees';
import { findPlan, type FoundPlan } from '../plan/find-plan';
import { findPlanConflicts } from '../plan/find-plan-conflicts';
import { findSettingsProblems } from '../plan/find-settings-problems';
import { deriveFixtures } from '../plan/format/derive-matches';
import { findKeptRecords, fixedMatchesOf } from '../plan/kept-records';
import { encodePlan } from '../plan/plan-request';
import type { PlanSettings } from '../plan/settings';
import { arbitraryPlanSettings, arbitrarySmallPlanSettings } from '../testing/arbitrary-plan';
import { buildCupOfTeams } from '../testing/build-plan';
import { checkPlannedCup, minutesOf } from '../testing/plan-checker';
import { minute, type PlannedCup } from '../testing/planned-cup';
import { valueOf } from '../testing/results';
import { findShorterShift, soonestEnd, startSooner } from '../testing/start-sooner';
import { buildUsualCups } from '../testing/usual-cups';
import { applyPlan } from './apply-plan';

const asked = fc.readConfigureGlobal().numRuns ?? 100;
/**
 * Planning a cup takes ten times as long as a run of other property tests. So this file makes a tenth of the runs that are asked for, but
 * at least thirty.
 */
const numRuns = Math.max(30, asked / 10);
/** A run that plans a cup, plays it and plans it again takes longer still, so there are fewer such runs. */
const numRunsAgain = Math.max(15, numRuns / 10);

/** The number of cups for which a test tries all plans. */
const numRunsOfAll = Math.min(numRuns, 1_000);

/** The number of random plans whose claim is tried: two hundred in `npm test`, two thousand in `npm run test:long`. */
const numClaims = Math.min(2 * asked, 2_000);

/** One cup in this many is planned a second time, to check that the result is the same. */
const AGAIN = 5;

/** The time limit: a plan takes forty milliseconds on average, and the machine may have other work. */
const PATIENCE = 100_000 + 400 * numRuns;

/** The same for random plans whose claim is tried. */
const PATIENCE_WITH_CLAIMS = 100_000 + 500 * numClaims;

const NOW = Date.parse('2027-03-06T05:00Z');

function makeIds(): () => string {
  let count = 0;
  return () => `id-${(count += 1)}`;
}

interface Planned {
  readonly found: FoundPlan;
  readonly cup: Cup;
  readonly planned: PlannedCup;
}

/** The minute, counted from the first day of the settings, at which the last match of a cup is over. */
function endOf(after: Cup, settings: PlanSettings): number {
  const planned = { after, settings };
  const ends = after.matches.map((match) => minute(match) + minutesOf(planned, match));
  return Math.max(...ends) - firstMinute(settings);
}

/** Midnight of the first day, in minutes as `minute` counts them. */
function firstMinute({ time }: PlanSettings): number {
  return minute({ date: time.days[0]?.date ?? '', time: '00:00' });
}

/** Plans a cup in its present state. Returns null when there is no plan. */
function planCup(before: Cup, settings: PlanSettings): Planned | null {
  const kept = findKeptRecords(before, settings, deriveFixtures(settings));
  const fixed = fixedMatchesOf(kept, settings);
  const found = findPlan(settings, fixed);
  if (found.plan === null) return null;
  const request = encodePlan(found.plan, new Set(fixed.map(({ match }) => match)));
  const sent = JSON.parse(JSON.stringify(request)) as typeof request;
  const cup = valueOf(applyPlan(before, sent, { newId: makeIds(), now: NOW }));
  const referees = new Map<string, string>();
  for (const [match, team] of assignReferees(found.plan).entries()) {
    if (team !== null) referees.set(cup.matches[match]?.matchId ?? '', settings.teams[team]?.teamId ?? '');
  }
  const planned = { before, after: cup, settings, referees };
  return { found, cup, planned };
}

/** Returns how many minutes sooner a plan would end if each match, in its order and on its court, began as soon as all rules allow. */
function savedBySooner({ cup, planned }: Planned): number {
  const sooner = startSooner(planned);
  expect(checkPlannedCup({ ...planned, after: sooner })).toEqual([]);
  return endOf(cup, planned.settings) - endOf(sooner, planned.settings);
}

/** Whether a small cup has any plan. Its matches are those of a plan for four whole days. */
function existsAny(settings: PlanSettings): boolean {
  const days = ['06', '07', '08', '09'].map((day) => ({
    date: `2027-03-${day}`,
    from: '00:00',
    to: '23:59',
  }));
  const { format, time } = settings;
  const courts = time.courts.map(({ name }) => ({ name, windows: null }));
  const steps = format.steps.map((step) => ({ ...step, day: undefined }));
  const easy = { ...settings, format: { ...format, steps }, time: { ...time, days, courts, breaks: [] } };
  const planned = planCup(buildCupOfTeams(settings.teams.length), { ...easy, wishes: [] });
  if (planned === null) throw new Error('four days are enough for any small cup');
  return soonestEnd({ ...planned.planned, settings }) < Infinity;
}

/** The cup with its first `count` group matches played and all other group matches postponed. */
function playSome(cup: Cup, count: number): Cup {
  const inOrder = [...cup.matches]
    .filter(({ groupId }) => groupId !== null)
    .sort((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
  const played = new Set(inOrder.slice(0, count));
  const postponed = new Set(inOrder.slice(count));
  const finish = (match: Match): Match => ({
    ...match,
    state: 'finished',
    local: { ...match.local, goals: 2 },
    visitor: { ...match.visitor, goals: 1 },
  });
  const postpone = (match: Match): Match => ({ ...match, state: 'postponed', logRevision: 1 });
  const matches = cup.matches.map((match) => {
    if (played.has(match)) return finish(match);
    return postponed.has(match) ? postpone(match) : match;
  });
  return { ...cup, matches };
}

describe('a plan of any cup', () => {
  it(
    'keeps what it promises, and comes out the same again',
    () => {
      let planned = 0;
      fc.assert(
        fc.property(arbitraryPlanSettings, fc.nat({ max: AGAIN - 1 }), (settings, again) => {
          expect(findSettingsProblems(settings, 'UTC')).toEqual([]);
          const before = buildCupOfTeams(settings.teams.length);
          const first = planCup(before, settings);
          if (first === null) return;
          planned += 1;
          expect(checkPlannedCup(first.planned)).toEqual([]);
          expect(findPlanConflicts(first.found.plan)).toEqual([]);
          expect(first.found.end).toBe(endOf(first.cup, settings));
          expect(first.found.gap).toBeGreaterThanOrEqual(savedBySooner(first));
          if (again === 0) expect(planCup(before, settings)).toEqual(first);
        }),
        { numRuns },
      );
      expect(planned).toBeGreaterThan(numRuns / 2);
    },
    PATIENCE,
  );

  it(
    'leaves what was played where it was, when it is made again with a later beginning',
    () => {
      fc.assert(
        fc.property(arbitraryPlanSettings, fc.integer({ min: 1, max: 6 }), (settings, count) => {
          const first = planCup(buildCupOfTeams(settings.teams.length), settings);
          if (first === null) return;
          const begun = playSome(first.cup, count);
          const later: PlanSettings = {
            ...settings,
            time: { ...settings.time, minutesBetween: 5, leastRest: 0 },
          };
          const again = planCup(begun, later);
          if (again === null) return;
          expect(checkPlannedCup(again.planned)).toEqual([]);
          expect(again.found.gap).toBeGreaterThanOrEqual(savedBySooner(again));
        }),
        { numRuns: numRunsAgain },
      );
    },
    PATIENCE,
  );
});

/** The length of the usual cups of one day in all, in minutes, when matches began on the grid of their court, and the final alone on it. */
const LENGTH_ON_THE_GRID = 58_218;

describe('the claim that no plan can be shorter', () => {
  it('is true of random plans, however their matches are shifted', { timeout: PATIENCE_WITH_CLAIMS }, () => {
    let claims = 0;
    fc.assert(
      fc.property(arbitraryPlanSettings, (settings) => {
        const some = planCup(buildCupOfTeams(settings.teams.length), settings);
        if (some === null || some.found.gap > 0) return;
        claims += 1;
        expect(endOf(startSooner(some.planned), settings)).toBe(some.found.end);
        expect(findShorterShift(some.planned)).toBeNull();
      }),
      { numRuns: 1.4 * numClaims },
    );
    expect(claims).toBeGreaterThanOrEqual(numClaims);
  });

  it('is made of most usual cups, which are over sooner than on the grid', { timeout: 300_000 }, () => {
    const plans = buildUsualCups(200).map((settings) => {
      const planned = planCup(buildCupOfTeams(settings.teams.length), settings);
      if (planned === null) throw new Error('a usual cup has no plan');
      return planned;
    });
    expect(plans.filter(({ found }) => found.gap === 0).length).toBeGreaterThanOrEqual(195);
    for (const planned of plans) expect(planned.found.gap).toBeGreaterThanOrEqual(savedBySooner(planned));
    const ofOneDay = plans.filter(({ found }) => found.end <= 24 * 60);
    expect(ofOneDay).toHaveLength(139);
    const length = ofOneDay.reduce((sum, { found }) => sum + found.end - 8 * 60, 0);
    expect(length).toBeLessThanOrEqual(0.96 * LENGTH_ON_THE_GRID);
  });

  it('is true of small cups, whatever the order and courts of their matches', { timeout: PATIENCE }, () => {
    let claims = 0;
    fc.assert(
      fc.property(arbitrarySmallPlanSettings, (settings) => {
        const small = planCup(buildCupOfTeams(settings.teams.length), settings);
        if (small === null) {
          expect(findPlan(settings)).toEqual({ plan: null, isProven: !existsAny(settings) });
          return;
        }
        const before = firstMinute(settings) + small.found.end;
        const soonest = Math.min(soonestEnd(small.planned, before), before) - firstMinute(settings);
        if (small.found.gap === 0) claims += 1;
        expect(small.found.end - small.found.gap).toBeLessThanOrEqual(soonest);
      }),
      { numRuns: numRunsOfAll },
    );
    expect(claims).toBeGreaterThan(numRunsOfAll / 3);
  });
});
