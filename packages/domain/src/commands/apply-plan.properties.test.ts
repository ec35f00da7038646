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
import { checkPlannedCup, minute, type PlannedCup } from '../testing/plan-checker';
import { valueOf } from '../testing/results';
import { soonestLastStart, startSooner } from '../testing/start-sooner';
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

/** One cup in this many is planned a second time, to check that the result is the same. */
const AGAIN = 5;

/** The time limit: a plan takes forty milliseconds on average, and the machine may have other work. */
const PATIENCE = 100_000 + 400 * numRuns;

const NOW = Date.parse('2027-03-06T05:00Z');

function makeIds(): () => string {
  let count = 0;
  return () => `id-${(count += 1)}`;
}

interface Planned {
  readonly found: FoundPlan;
  readonly cup: Cup;
  readonly planned: PlannedCup;
  readonly problems: readonly string[];
}

/** The minute, counted from the first day of the settings, at which the last match of a cup is over. */
function endOf(cup: Cup, { time }: PlanSettings): number {
  const midnight = Date.parse(`${time.days[0]?.date ?? ''}T00:00Z`);
  const last = Math.max(...cup.matches.map(({ date, time: at }) => Date.parse(`${date}T${at}Z`)));
  return (last - midnight) / 60_000 + time.minutesPerMatch;
}

/** Plans a cup in its present state and checks the result. Returns null when there is no plan. */
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
  return { found, cup, planned, problems: checkPlannedCup(planned) };
}

/**
 * Returns how many minutes sooner a plan would end if each match, in its order and on its court, began as soon as all rules allow; and the
 * largest such number that the plan itself states.
 */
function savingsOf({ found, cup, planned }: Planned) {
  const sooner = startSooner(planned);
  expect(checkPlannedCup({ ...planned, after: sooner })).toEqual([]);
  const saved = endOf(cup, planned.settings) - endOf(sooner, planned.settings);
  return { saved, claimed: found.end - found.anyStart.end };
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
          expect(first.problems).toEqual([]);
          expect(findPlanConflicts(first.found.plan)).toEqual([]);
          expect(first.found.gap).toBeGreaterThanOrEqual(0);
          expect(first.found.end).toBe(endOf(first.cup, settings));
          const { saved, claimed } = savingsOf(first);
          expect(claimed).toBeGreaterThanOrEqual(saved);
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
          expect(again.problems).toEqual([]);
          const { saved, claimed } = savingsOf(again);
          expect(claimed).toBeGreaterThanOrEqual(saved);
        }),
        { numRuns: numRunsAgain },
      );
    },
    PATIENCE,
  );
});

describe('what a plan says that other beginnings could save at most', () => {
  it(
    'is never less than they save in two hundred usual cups, and seldom much more',
    { timeout: 300_000 },
    () => {
      const plans = buildUsualCups(200).map((settings) => {
        const planned = planCup(buildCupOfTeams(settings.teams.length), settings);
        if (planned === null) throw new Error('a usual cup has no plan');
        return planned;
      });
      // For at least 95 % of the cups it is proven that no plan on the grid of the courts ends sooner.
      expect(plans.filter(({ found }) => found.gap === 0).length).toBeGreaterThanOrEqual(190);
      const savings = plans.map(savingsOf);
      const tooMuch = savings.map(({ saved, claimed }) => claimed - saved).sort((a, b) => a - b);
      expect(savings.filter(({ saved }) => saved > 0).length).toBeGreaterThan(150);
      expect(tooMuch[0]).toBe(0);
      expect(tooMuch[100]).toBe(0);
      expect(tooMuch[180]).toBeLessThanOrEqual(15);
    },
  );

  it(
    'is never less than the best of all plans saves, whatever its order and courts',
    { timeout: PATIENCE },
    () => {
      let sooner = 0;
      fc.assert(
        fc.property(arbitrarySmallPlanSettings, (settings) => {
          const small = planCup(buildCupOfTeams(settings.teams.length), settings);
          if (small === null) return;
          const lastStart = Math.max(...small.cup.matches.map(minute));
          const saved = lastStart - soonestLastStart(small.planned);
          if (saved > 0) sooner += 1;
          expect(small.found.end - small.found.anyStart.end).toBeGreaterThanOrEqual(saved);
        }),
        { numRuns: numRunsOfAll },
      );
      expect(sooner).toBeGreaterThan(0);
    },
  );
});
