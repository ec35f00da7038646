import { describe, expect, it } from 'vitest';
import { buildPlanSettings, type PlanDescription } from '../testing/build-plan';
import { findPlan } from './find-plan';
import { deriveFixtures } from './format/derive-matches';
import type { PlanSettings } from './settings';

/** The end of each phase, in minutes from the beginning of the day, and the reason why it is not over sooner. */
function phasesOf(description: PlanDescription): [string, number, string][] {
  const found = findPlan(buildPlanSettings(description));
  if (found.plan === null) throw new Error('there is no plan');
  return found.phases.map(({ kind, end, bound }) => [
    kind,
    end - bound.from,
    bound.end === end ? bound.reason.kind : 'gap',
  ]);
}

describe('no plan is shorter', () => {
  it('because the courts are full', () => {
    expect(phasesOf({ teams: 8, courts: 2, format: { groups: 2 } })).toEqual([
      ['groups', 5 * 15 + 12, 'courts'],
    ]);
  });

  it('because a team has its matches and its rest', () => {
    const wishes = [{ kind: 'not-before', team: 0, day: null, time: '09:00' } as const];
    const [groups] = phasesOf({ teams: 6, courts: 3, wishes, time: { leastRest: 10 } });
    expect(groups).toEqual(['groups', 60 + 4 * 30 + 12, 'team']);
  });

  it('because the teams of a group rest', () => {
    const [groups] = phasesOf({ teams: 5, courts: 2, time: { leastRest: 10 } });
    expect(groups).toEqual(['groups', 8 * 15 + 12, 'teams']);
  });

  it('because the teams are not there', () => {
    const wishes = [0, 1, 2].map((team) => ({ kind: 'not-before', team, day: null, time: '10:00' }) as const);
    const [groups] = phasesOf({ teams: 4, courts: 2, wishes });
    expect(groups).toEqual(['groups', 2 * 60 + 2 * 15 + 12, 'teams']);
  });

  it('because every match wants a referee', () => {
    const [groups] = phasesOf({ teams: 6, courts: 3, wishes: [{ kind: 'referees' }] });
    expect(groups).toEqual(['groups', 7 * 15 + 12, 'referees']);
  });

  it('because rounds follow one another', () => {
    const knockout = phasesOf({ teams: 16, courts: 8, format: { groups: 0 }, time: { leastRest: 10 } });
    expect(knockout).toEqual([['knockout', 3 * 30 + 12, 'rounds']]);
  });

  it('because more rest than can be guaranteed leaves a slot empty', () => {
    const [groups] = phasesOf({ teams: 6, time: { leastRest: 30 } });
    expect(groups?.[1]).toBeGreaterThanOrEqual(15 * 15 + 12);
    const [five] = phasesOf({ teams: 5, time: { leastRest: 10 } });
    expect(five).toEqual(['groups', 9 * 15 + 12, 'courts']);
  });

  it('because all were tried', () => {
    const [groups] = phasesOf({ teams: 4, time: { leastRest: 10 } });
    expect(groups).toEqual(['groups', 7 * 15 + 12, 'searched']);
  });
});

/** The smallest number of starting times of the grid that a single group takes, found by trying every choice. */
function fewestTimes(settings: PlanSettings): number {
  const { courts, minutesPerMatch, minutesBetween, leastRest } = settings.time;
  const apart = Math.ceil((minutesPerMatch + leastRest) / (minutesPerMatch + minutesBetween));
  const referees = settings.wishes.length > 0;
  const pairs = deriveFixtures(settings).matches.map(({ local, visitor }) =>
    [local, visitor].flatMap((side) => (side.kind === 'team' ? [side.team] : [])),
  );
  const most = referees ? Math.min(courts.length, Math.floor(settings.teams.length / 3)) : courts.length;
  const fits = (
    left: readonly number[][],
    played: readonly (readonly number[])[],
    times: number,
  ): boolean => {
    if (left.length === 0) return true;
    if (times === 0) return false;
    const resting = new Set(played.slice(-apart + 1 || played.length).flat());
    const choose = (from: number, chosen: readonly number[][]): boolean => {
      const rest = left.filter((pair) => !chosen.includes(pair));
      if (fits(rest, [...played, chosen.flat()], times - 1)) return true;
      if (chosen.length === most) return false;
      return left.some((pair, index) => {
        const isBusy = pair.some((team) => resting.has(team) || chosen.flat().includes(team));
        return index >= from && !isBusy && choose(index + 1, [...chosen, pair]);
      });
    };
    return choose(0, []);
  };
  let times = Math.ceil(pairs.length / courts.length);
  while (!fits(pairs, [], times)) times += 1;
  return times;
}

describe('a plan of a small group', () => {
  const cases = [2, 3, 4].flatMap((teams) =>
    [1, 2].flatMap((courts) =>
      [0, 10, 25].flatMap((leastRest) =>
        [false, true].map((referees) => ({ teams, courts, leastRest, referees })),
      ),
    ),
  );

  it.each(cases.filter(({ teams, referees }) => teams > 2 || !referees))(
    'of $teams on $courts courts with $leastRest minutes of rest (referees: $referees) is the shortest of all',
    ({ teams, courts, leastRest, referees }) => {
      const settings = buildPlanSettings({
        teams,
        courts,
        time: { leastRest },
        wishes: referees ? [{ kind: 'referees' }] : [],
      });
      const found = findPlan(settings);
      expect(found).toMatchObject({ gap: 0, end: 8 * 60 + (fewestTimes(settings) - 1) * 15 + 12 });
    },
  );
});
