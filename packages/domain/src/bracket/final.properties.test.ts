import fc from 'fast-check';
import { expect, it } from 'vitest';
import { teamIdOf } from '../testing/build-cup';
import { championOf, cupOfModel, resultOf } from '../testing/model-final';
import { randomCup, type RandomCup } from '../testing/random-final';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { podiumOf, podiumPlaces } from './podium';

/** The seeds are the same in each run. There are more than the usual hundred, because everybody would see a false champion. */
const seeds = Array.from({ length: 2000 }, (_, index) => index + 1);

/** When more runs are asked for than there are seeds, random seeds are added. */
const numRuns = Math.max(seeds.length, fc.readConfigureGlobal().numRuns ?? 0);

/** Whether the records tell which match is the final: through placeholders or, where teams were chosen by name, through the order of play. */
function isSaid({ isTold, isByName, isOrderly, isCorrected, isWhole }: RandomCup): boolean {
  return isTold && (!isByName || (isOrderly && !isCorrected && isWhole));
}

it('a cup of any format, however far it was played, corrected and reviewed, has no champion but the winner of its final', () => {
  const counts = { told: 0, awaited: 0 };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const model = randomCup(seed);
      const { cup, idOf } = cupOfModel(model);
      const podium = podiumOf(resolvedStagesOf(cup));
      const champion = championOf(model);
      if (podium) {
        counts.told += 1;
        expect(podium.first).toBe(champion && teamIdOf(champion));
        expect(podium.final?.matchId ?? null).toBe(model.final && idOf(model.final));
        const placed = podiumPlaces(podium).flat();
        expect(new Set(placed).size).toBe(placed.length);
      }
      if (champion === null || !isSaid(model)) return;
      counts.awaited += 1;
      expect(podium?.first).toBe(teamIdOf(champion));
      const third = model.third && resultOf(model.third).winner;
      if (model.third) expect(podium?.third).toEqual(third === null ? [] : [teamIdOf(third)]);
    }),
    { numRuns, examples: seeds.map((seed) => [seed]) },
  );
  expect(counts.told / numRuns).toBeGreaterThan(0.3);
  expect(counts.awaited / numRuns).toBeGreaterThan(0.3);
});
