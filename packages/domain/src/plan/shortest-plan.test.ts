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
    expect(groups).toEqual(['groups', 60 + 4 * 22 + 12, 'team']);
  });

  it('because the teams of a group rest', () => {
    const [groups] = phasesOf({ teams: 5, courts: 2, time: { leastRest: 10 } });
    expect(groups).toEqual(['groups', 4 * 22 + 12, 'teams']);
  });

  it('because the teams are not there', () => {
    const wishes = [0, 1, 2].map((team) => ({ kind: 'not-before', team, day: null, time: '10:00' }) as const);
    const [groups] = phasesOf({ teams: 4, courts: 2, wishes });
    expect(groups).toEqual(['groups', 2 * 60 + 2 * 15 + 12, 'teams']);
  });

  it('because every match wants a referee', () => {
    const [groups] = phasesOf({ teams: 4, courts: 2, wishes: [{ kind: 'referees' }] });
    expect(groups).toEqual(['groups', 6 * 12, 'referees']);
  });

  it('because rounds follow one another', () => {
    const knockout = phasesOf({ teams: 16, courts: 8, format: { groups: 0 }, time: { leastRest: 10 } });
    expect(knockout).toEqual([['knockout', 3 * 22 + 12, 'rounds']]);
  });

  it('because more rest than can be guaranteed leaves a slot empty', () => {
    const [groups] = phasesOf({ teams: 6, time: { leastRest: 30 } });
    expect(groups?.[1]).toBeGreaterThanOrEqual(15 * 15 + 12);
    const [five] = phasesOf({ teams: 5, time: { leastRest: 10 } });
    expect(five).toEqual(['groups', 9 * 15 + 12, 'courts']);
  });

  it('because all were tried', () => {
    const [groups] = phasesOf({ teams: 4, time: { leastRest: 10 } });
    // Two matches follow one another, and the next two wait for the second of them.
    expect(groups).toEqual(['groups', 2 * (15 + 22) + 15 + 12, 'searched']);
  });
});

describe('a small knockout', () => {
  it('leaves the first court to the final where that is sooner', () => {
    const found = findPlan(buildPlanSettings({ teams: 4, courts: 3, format: { groups: 0 } }));
    expect(found).toMatchObject({ end: 8 * 60 + 12 + 12, gap: 0 });
  });
});

describe('a plan may be shorter', () => {
  it('where another one has the last match of the groups on another court than the final', () => {
    const wishes = [{ kind: 'courts', stage: 'final', courts: [1] } as const];
    const found = findPlan(buildPlanSettings({ teams: 4, courts: 2, format: { qualifiers: 2 }, wishes }));
    // Three times two matches from 8:00 on; the last on Court 2 is over at 8:42, and the final waits three minutes for the court.
    expect(found).toMatchObject({ end: 8 * 60 + 57, gap: 3 });
  });
});

/** The minute at which the plan of a single group is over at the soonest, found by trying every order on every court. */
function soonestEnd(settings: PlanSettings): number {
  const { courts, minutesPerMatch, minutesBetween, leastRest } = settings.time;
  const hasReferees = settings.wishes.length > 0;
  const pairs = deriveFixtures(settings).matches.map(({ local, visitor }) =>
    [local, visitor].flatMap((side) => (side.kind === 'team' ? [side.team] : [])),
  );
  interface Played {
    readonly pair: readonly number[];
    readonly court: number;
    readonly start: number;
  }
  let best = Infinity;
  const search = (left: readonly number[][], played: readonly Played[], now: number) => {
    if (left.length === 0) best = Math.min(best, now + minutesPerMatch);
    for (const pair of left) {
      for (const court of courts.keys()) {
        const waits = played.map((other) => {
          const isTeams = other.pair.some((team) => pair.includes(team));
          // No more than four teams play in these groups, so a second match at once has no referee.
          const waitsFor = Math.max(
            isTeams ? minutesPerMatch + leastRest : 0,
            other.court === court ? minutesPerMatch + minutesBetween : 0,
            hasReferees ? minutesPerMatch : 0,
          );
          return other.start + waitsFor;
        });
        const start = Math.max(now, ...waits);
        if (start + minutesPerMatch >= best) continue;
        search(
          left.filter((other) => other !== pair),
          [...played, { pair, court, start }],
          start,
        );
      }
    }
  };
  search(pairs, [], 8 * 60);
  return best;
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
      expect(findPlan(settings)).toMatchObject({ gap: 0, end: soonestEnd(settings) });
    },
  );
});
