import type { PlanSettings } from '../plan/settings';
import { createRandom } from '../plan/random';
import { buildPlanSettings } from './build-plan';

/**
 * Cups as clubs have them, the same ones each time: 2 to 8 groups of 3 to 8 teams on 1 to 4 courts. One or two teams of each group qualify,
 * and there is a match for third place. Matches take 12 minutes and begin every 15 minutes, teams rest 0 to 15 minutes, and the pause
 * before the knockout takes 15 minutes.
 */
export function buildUsualCups(count: number): PlanSettings[] {
  const random = createRandom(2027);
  const pick = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const days = [6, 7, 8, 9].map((day) => ({ date: `2027-03-0${day}`, from: '08:00', to: '22:00' }));
  return Array.from({ length: count }, (_, drawSeed) => {
    const groups = pick(2, 8);
    const size = pick(3, 8);
    return buildPlanSettings({
      teams: groups * size + (size < 8 ? pick(0, groups - 1) : 0),
      seeded: groups,
      courts: pick(1, 4),
      format: { groups, qualifiers: pick(1, 2), playedTo: 4, drawSeed },
      time: { days, leastRest: pick(0, 3) * 5, pauseBeforeKnockout: 15 },
    });
  });
}
