import { describe, expect, it } from 'vitest';
import { buildPlanSettings } from '../testing/build-plan';
import { searchContradiction, type PlanDemand } from './find-contradiction';
import { deriveFixtures } from './format/derive-matches';
import type { PlanSettings, PlanWish } from './settings';
import { finish } from './timetable/find-timetable';
import { minutesOf } from './timetable/minutes';

/*
 * Small groups on one court, of which every timetable can be tried. Nothing here asks the planner but for the matches and its answer.
 */

const OPEN_END = '12:00';
const STEP = 15;
const LENGTH = 12;

function isThere(wishes: readonly PlanWish[], team: number, start: number): boolean {
  return wishes.every((wish) => {
    if (wish.kind !== 'not-before' && wish.kind !== 'not-after') return true;
    if (wish.team !== team) return true;
    const limit = minutesOf(wish.time);
    return wish.kind === 'not-before' ? start >= limit : start + LENGTH <= limit;
  });
}

/** Whether any timetable keeps these demands: every match is put at every time. */
function isPossible(settings: PlanSettings, demands: readonly PlanDemand[]): boolean {
  const has = (kind: PlanDemand['kind']) => demands.some((demand) => demand.kind === kind);
  const wishes = demands.flatMap((demand) => {
    const wish = demand.kind === 'wish' ? settings.wishes[demand.wish] : undefined;
    return wish ? [wish] : [];
  });
  const rest = has('rest') ? settings.time.leastRest : 0;
  const [day] = settings.time.days;
  const end = minutesOf(has('end-of-time') ? (day?.to ?? '') : OPEN_END);
  const first = minutesOf(day?.from ?? '');
  const starts = Array.from(
    { length: Math.floor((end - first - LENGTH) / STEP) + 1 },
    (_, at) => first + at * STEP,
  );
  const pairs = deriveFixtures(settings).matches.map(({ local, visitor }) =>
    [local, visitor].flatMap((side) => (side.kind === 'team' ? [side.team] : [])),
  );
  const teams = settings.teams.map((_, team) => team);
  const canBeAt = (pair: readonly number[], start: number) =>
    pair.every((team) => isThere(wishes, team, start)) &&
    (!wishes.some(({ kind }) => kind === 'referees') ||
      teams.some((team) => !pair.includes(team) && isThere(wishes, team, start)));
  const placeFrom = (match: number, placed: readonly number[]): boolean => {
    const pair = pairs[match];
    if (!pair) return true;
    return starts.some((start) => {
      const fits = placed.every((other, index) => {
        const apart = Math.abs(other - start);
        const shares = pairs[index]?.some((team) => pair.includes(team));
        return apart >= LENGTH + (shares ? rest : 0);
      });
      return fits && canBeAt(pair, start) && placeFrom(match + 1, [...placed, start]);
    });
  };
  return placeFrom(0, []);
}

/** Three teams, or four in a morning that is just too short for some of the wishes. */
function cups(): PlanSettings[] {
  const of = (teams: number, to: string, leastRest: number, late: string, early: string) =>
    buildPlanSettings({
      teams,
      time: { days: [{ date: '2027-03-06', from: '08:00', to }], leastRest },
      wishes: [
        { kind: 'not-before', team: 0, day: 0, time: late },
        { kind: 'not-after', team: 0, day: 0, time: '09:30' },
        { kind: 'not-after', team: 1, day: 0, time: early },
        { kind: 'referees' },
      ],
    });
  const lates = ['08:20', '08:50', '09:10', '09:25'];
  const ofThree = ['08:40', '09:15', '10:00'].flatMap((to) =>
    [0, 20].flatMap((rest) =>
      lates.flatMap((late) => ['08:30', '09:00', '09:45'].map((early) => of(3, to, rest, late, early))),
    ),
  );
  const ofFour = ['09:20', '09:40'].flatMap((to) => lates.map((late) => of(4, to, 5, late, '09:30')));
  return [...ofThree, ...ofFour];
}

/** All demands that the settings make. */
function allDemands({ time, wishes }: PlanSettings): PlanDemand[] {
  return [
    { kind: 'end-of-time' },
    ...(time.leastRest > 0 ? [{ kind: 'rest' } as const] : []),
    ...wishes.map((_, wish) => ({ kind: 'wish', wish }) as const),
  ];
}

describe('the demands that contradict each other', () => {
  it('do so in every timetable there is, and no longer without any one of them', { timeout: 120_000 }, () => {
    let contradictions = 0;
    for (const settings of cups()) {
      const found = finish(searchContradiction(settings));
      const said = JSON.stringify({ time: settings.time, wishes: settings.wishes, found });
      expect(isPossible(settings, allDemands(settings)), said).toBe(found === null);
      if (found === null) continue;
      contradictions += 1;
      expect(found.isProven, said).toBe(true);
      expect(isPossible(settings, found.demands), said).toBe(false);
      for (const demand of found.demands) {
        const without = found.demands.filter((other) => other !== demand);
        expect(isPossible(settings, without), said).toBe(true);
      }
    }
    expect(contradictions).toBeGreaterThan(40);
  });
});
