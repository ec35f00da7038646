import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cup, Match } from '../cup/records';
import { cupOfCategory } from '../cup/categories';
import { encodeBlocksPlan } from '../plan/blocks/blocks-request';
import { settingsOfCategory, type BlocksSettings } from '../plan/blocks/block-settings';
import { findBlocksConflicts } from '../plan/blocks/find-blocks-conflicts';
import { findBlocksPlan, type FoundBlocksPlan } from '../plan/blocks/find-blocks-plan';
import { findBlocksProblems } from '../plan/blocks/find-blocks-problems';
import { findObstacles, withoutDemands } from '../plan/blocks/find-obstacles';
import { deriveFixtures } from '../plan/format/derive-matches';
import { findKeptRecords, fixedMatchesOf } from '../plan/kept-records';
import { createRandom, type Random } from '../plan/random';
import { checkPlannedDay, matchesOfDay, type MatchOfDay, type PlannedDay } from '../testing/blocks-checker';
import { endOfOtherOrder } from '../testing/other-days';
import { minute } from '../testing/planned-cup';
import { buildCupOfCategories, buildRandomDay } from '../testing/random-days';
import { valueOf } from '../testing/results';
import { applyBlocks } from './apply-blocks';

const asked = fc.readConfigureGlobal().numRuns ?? 100;
/** Two hundred days in `npm test`, and ten thousand in `npm run test:long`. */
const numRuns = asked > 1_000 ? asked : 2 * asked;
/** A run that tries other orders of all matches, or plans a day several times, takes long, so there are fewer of them. */
const numRunsOfOrders = Math.max(60, Math.ceil(numRuns / 20));
const PATIENCE = 60_000 + 300 * numRuns;
const NOW = Date.parse('2027-03-06T05:00Z');

interface Planned extends PlannedDay {
  readonly found: FoundBlocksPlan;
}

/** Plans a cup in its present state and applies the plan. Returns null when none was found. */
function planDay(before: Cup, settings: BlocksSettings): Planned | null {
  const fixed = settings.categories.map(({ categoryId }, category) => {
    const own = settingsOfCategory(settings, category);
    return fixedMatchesOf(findKeptRecords(cupOfCategory(before, categoryId), own, deriveFixtures(own)), own);
  });
  const found = findBlocksPlan(settings, fixed);
  if (found.plans === null) return null;
  let count = 0;
  const newId = () => `id-${before.matches.length}-${(count += 1)}`;
  const sent = JSON.parse(JSON.stringify(encodeBlocksPlan(settings, found.plans))) as ReturnType<
    typeof encodeBlocksPlan
  >;
  return { before, after: valueOf(applyBlocks(before, sent, { newId, now: NOW })), settings, found };
}

/** Midnight of the first day, in minutes as `minute` counts them. */
const MIDNIGHT = minute({ date: '2027-03-06', time: '00:00' });

function endOf(matches: readonly MatchOfDay[], categories: readonly number[]): number {
  const ends = matches.flatMap(({ category, end }) => (categories.includes(category) ? [end] : []));
  return Math.max(...ends) - MIDNIGHT;
}

/** The cup with its first group matches played. */
function playSome(cup: Cup, count: number): Cup {
  const inOrder = cup.matches
    .filter(({ groupId }) => groupId !== null)
    .sort((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
  const played = new Set(inOrder.slice(0, count));
  const finish = (match: Match): Match => ({
    ...match,
    state: 'finished',
    local: { ...match.local, goals: 2 },
    visitor: { ...match.visitor, goals: 1 },
  });
  return { ...cup, matches: cup.matches.map((match) => (played.has(match) ? finish(match) : match)) };
}

/** Tries some orders of the matches of each part. Returns how many parts no plan is said to be shorter than. */
function tryOtherOrders(day: Planned, random: Random): number {
  let claims = 0;
  for (const { categories, end, gap } of day.found.parts) {
    if (matchesOfDay(day).filter(({ category }) => categories.includes(category)).length > 40) continue;
    if (gap === 0) claims += 1;
    for (const order of [null, random, random, random]) {
      const other = endOfOtherOrder(day, categories, order);
      if (other !== null) expect(other - MIDNIGHT).toBeGreaterThanOrEqual(end - gap);
    }
  }
  return claims;
}

describe('one plan over all categories of a day', { timeout: PATIENCE }, () => {
  it('keeps all rules, within a category and among them, and comes out the same again', () => {
    let planned = 0;
    let pairs = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const settings = buildRandomDay(seed);
        const before = buildCupOfCategories(settings);
        expect(findBlocksProblems(settings, before.tournament)).toEqual([]);
        const day = planDay(before, settings);
        if (day === null) return;
        planned += 1;
        pairs += settings.apart.length;
        expect(checkPlannedDay(day)).toEqual([]);
        expect(findBlocksConflicts(settings, day.found.plans)).toEqual([]);
        const matches = matchesOfDay(day);
        for (const { categories, end, gap, bound } of day.found.parts) {
          expect(end).toBe(endOf(matches, categories));
          expect(end - gap).toBe(Math.min(bound.end, end));
        }
        if (seed % 25 === 0) expect(planDay(before, settings)).toEqual(day);
      }),
      { numRuns },
    );
    expect(planned).toBeGreaterThan(numRuns / 2);
    expect(pairs).toBeGreaterThan(numRuns / 4);
  });

  it('claims nothing that another order of the matches disproves', () => {
    let claims = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const settings = buildRandomDay(seed);
        const day = planDay(buildCupOfCategories(settings), settings);
        if (day !== null) claims += tryOtherOrders(day, createRandom(seed));
      }),
      { numRuns: numRunsOfOrders },
    );
    expect(claims).toBeGreaterThan(numRunsOfOrders / 3);
  });

  it('leaves what was played where it was, and claims what is true then', () => {
    let replanned = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, count) => {
        const settings = buildRandomDay(seed);
        const day = planDay(buildCupOfCategories(settings), settings);
        if (day === null) return;
        const begun = playSome(day.after, count);
        const again = planDay(begun, { ...settings, minutesBetween: 4, leastRest: 0 });
        if (again === null) return;
        replanned += 1;
        expect(checkPlannedDay(again)).toEqual([]);
        tryOtherOrders(again, createRandom(seed));
      }),
      { numRuns: numRunsOfOrders },
    );
    expect(replanned).toBeGreaterThan(numRunsOfOrders / 4);
  });

  it('says which demands are in the way where there is none, and no more than that', () => {
    let explained = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const settings = { ...buildRandomDay(seed), leastRest: 25 };
        const found = findBlocksPlan(settings);
        if (found.plans !== null) return;
        const { demands: obstacles, tooShort } = findObstacles(settings, []);
        expect(tooShort === null).toBe(obstacles.length > 0);
        if (tooShort) return;
        explained += 1;
        const isFound = (demands: typeof obstacles) =>
          findBlocksPlan(withoutDemands(settings, demands)).plans !== null;
        expect(isFound(obstacles)).toBe(true);
        for (const kept of obstacles)
          expect(isFound(obstacles.filter((other) => other !== kept))).toBe(false);
      }),
      { numRuns: numRunsOfOrders },
    );
    expect(explained).toBeGreaterThan(0);
  });
});
