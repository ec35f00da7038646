import { describe, expect, it } from 'vitest';
import { buildPlanSettings } from '../testing/build-plan';
import { searchContradiction, type PlanDemand } from './find-contradiction';
import { deriveFixtures, type PlanMatch } from './format/derive-matches';
import type { PlanSettings, PlanWish } from './settings';
import { finish } from './timetable/find-timetable';
import { minutesOf } from './timetable/minutes';

/*
 * Small cups on one or two courts, for which every timetable can be tried. The code here uses the planner only for the matches and for
 * its answer.
 */

const OPEN_END = '12:00';
const LENGTH = 12;
const BETWEEN = 3;

function isThere(wishes: readonly PlanWish[], team: number, start: number): boolean {
  return wishes.every((wish) => {
    if (wish.kind !== 'not-before' && wish.kind !== 'not-after') return true;
    if (wish.team !== team) return true;
    const limit = minutesOf(wish.time);
    return wish.kind === 'not-before' ? start >= limit : start + LENGTH <= limit;
  });
}

interface Place {
  readonly start: number;
  readonly court: number;
}

/** The matches that have to be over before a match: all group matches, and the matches that decide who is in it. */
function findSources(matches: readonly PlanMatch[], { group, local, visitor }: PlanMatch): number[] {
  if (group !== null) return [];
  return [...matches.keys()].filter((index) =>
    matches[index]?.group === null
      ? [local, visitor].some((side) => 'match' in side && side.match === index)
      : true,
  );
}

/**
 * Whether any timetable keeps these demands. Every order of the matches is tried on every court, each match at the first minute that the
 * matches before it allow.
 */
function isPossible(settings: PlanSettings, demands: readonly PlanDemand[]): boolean {
  const has = (kind: PlanDemand['kind']) => demands.some((demand) => demand.kind === kind);
  const wishes = demands.flatMap((demand) => {
    const wish = demand.kind === 'wish' ? settings.wishes[demand.wish] : undefined;
    return wish ? [wish] : [];
  });
  const rest = has('rest') ? settings.time.leastRest : 0;
  const pause = Math.max(rest, has('pause') ? settings.time.pauseBeforeKnockout : 0);
  const [day] = settings.time.days;
  const end = minutesOf(has('end-of-time') ? (day?.to ?? '') : OPEN_END);
  const first = minutesOf(day?.from ?? '');
  const courts = settings.time.courts.map((_, court) => court);
  const { matches } = deriveFixtures(settings);
  const sources = matches.map((match) => findSources(matches, match));
  const pairs = matches.map(({ local, visitor }) =>
    [local, visitor].flatMap((side) => (side.kind === 'team' ? [side.team] : [])),
  );
  const teams = settings.teams.map((_, team) => team);
  const canBeAt = (match: number, { start, court }: Place) => {
    const pair = pairs[match] ?? [];
    const { stage, group } = matches[match] ?? {};
    const isOnCourt = wishes.every(
      (wish) => wish.kind !== 'courts' || wish.stage !== stage || wish.courts.includes(court),
    );
    const hasReferee =
      group === null ||
      !wishes.some(({ kind }) => kind === 'referees') ||
      teams.some((team) => !pair.includes(team) && isThere(wishes, team, start));
    return isOnCourt && hasReferee && pair.every((team) => isThere(wishes, team, start));
  };
  const fits = (match: number, place: Place, placed: ReadonlyMap<number, Place>) =>
    canBeAt(match, place) &&
    [...placed].every(([index, other]) => {
      const apart = place.start - other.start;
      if (sources[match]?.includes(index) && apart < LENGTH + (matches[index]?.group === null ? rest : pause))
        return false;
      if (matches[match]?.stage === 'final' && apart < LENGTH) return false;
      const shares = pairs[index]?.some((team) => pairs[match]?.includes(team)) ?? false;
      return (
        (other.court !== place.court || apart >= LENGTH + BETWEEN) && (!shares || apart >= LENGTH + rest)
      );
    });
  const placeNext = (now: number, placed: ReadonlyMap<number, Place>): boolean => {
    if (placed.size === matches.length) return true;
    return [...matches.keys()].some((match) => {
      const isWaiting = sources[match]?.some((source) => !placed.has(source)) ?? false;
      const isTooEarly = matches[match]?.stage === 'final' && placed.size < matches.length - 1;
      if (placed.has(match) || isWaiting || isTooEarly) return false;
      return courts.some((court) => {
        let start = now;
        while (start + LENGTH <= end && !fits(match, { start, court }, placed)) start += 1;
        return start + LENGTH <= end && placeNext(start, new Map(placed).set(match, { start, court }));
      });
    });
  };
  return placeNext(first, new Map());
}

/** Cups of three teams, or of four, in a morning that is just too short for some of the wishes. */
function cupsOfOneGroup(): PlanSettings[] {
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

/** Cups of three teams and a final, or of semi-finals without a group, with a pause and with wishes for courts. */
function cupsWithKnockout(): PlanSettings[] {
  const of = (groups: number, courts: number, to: string, pause: number, late: string) =>
    buildPlanSettings({
      teams: groups === 0 ? 4 : 3,
      courts,
      format: { groups, qualifiers: groups === 0 ? 0 : 2, playedTo: groups === 0 ? 4 : 2 },
      time: { days: [{ date: '2027-03-06', from: '08:00', to }], pauseBeforeKnockout: pause, leastRest: 3 },
      wishes: [
        { kind: 'not-before', team: 1, day: 0, time: late },
        { kind: 'courts', stage: groups === 0 ? 'semi-finals' : 'groups', courts: [0] },
        { kind: 'courts', stage: 'final', courts: [0] },
        ...(groups === 0 ? [{ kind: 'courts', stage: 'place-3', courts: [0] } as const] : []),
      ],
    });
  return [0, 1].flatMap((groups) =>
    [1, 2].flatMap((courts) =>
      ['08:30', '08:45', '09:00'].flatMap((to) =>
        [0, 20, 40].flatMap((pause) =>
          ['08:00', '08:30', '08:50'].map((late) => of(groups, courts, to, pause, late)),
        ),
      ),
    ),
  );
}

/** All demands that the settings make. */
function allDemands({ time, wishes }: PlanSettings): PlanDemand[] {
  return [
    { kind: 'end-of-time' },
    ...(time.leastRest > 0 ? [{ kind: 'rest' } as const] : []),
    ...(time.pauseBeforeKnockout > 0 ? [{ kind: 'pause' } as const] : []),
    ...wishes.map((_, wish) => ({ kind: 'wish', wish }) as const),
  ];
}

describe('the demands that contradict each other', () => {
  it('do so in every timetable there is, and no longer without any one of them', { timeout: 120_000 }, () => {
    let contradictions = 0;
    const kinds = new Set<string>();
    for (const settings of [...cupsOfOneGroup(), ...cupsWithKnockout()]) {
      const found = finish(searchContradiction(settings));
      const said = JSON.stringify({ time: settings.time, wishes: settings.wishes, found });
      expect(isPossible(settings, allDemands(settings)), said).toBe(found === null);
      if (found === null) continue;
      contradictions += 1;
      expect(found.isProven, said).toBe(true);
      expect(isPossible(settings, found.demands), said).toBe(false);
      for (const demand of found.demands) {
        kinds.add(demand.kind === 'wish' ? (settings.wishes[demand.wish]?.kind ?? '') : demand.kind);
        const without = found.demands.filter((other) => other !== demand);
        expect(isPossible(settings, without), said).toBe(true);
      }
    }
    expect(contradictions).toBeGreaterThan(100);
    expect([...kinds].sort()).toEqual([
      'courts',
      'end-of-time',
      'not-after',
      'not-before',
      'pause',
      'referees',
      'rest',
    ]);
  });
});
