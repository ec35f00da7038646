import { podiumOf, podiumPlaces } from '../bracket/podium';
import { teamIdOf } from './build-cup';
import { championOf, cupOfModel, resultOf } from './model-final';
import { randomCup, type RandomCup } from './random-final';
import { resolvedStagesOf } from './resolved-stages';

/** Whether the records tell which match is the final: through placeholders or, where teams were chosen by name, through the order of play. */
function isSaid({ isTold, isByName, isOrderly, isCorrected, isWhole }: RandomCup): boolean {
  return isTold && (!isByName || (isOrderly && !isCorrected && isWhole));
}

/** Returns the podium of a random cup as the code computes it, and the true podium by a model that knows the final. */
export function checkFinal(seed: number) {
  const model = randomCup(seed);
  const { cup, idOf } = cupOfModel(model);
  const podium = podiumOf(resolvedStagesOf(cup));
  const champion = championOf(model);
  const first = champion && teamIdOf(champion);
  const placed = podium ? podiumPlaces(podium).flat() : [];
  const isAwaited = champion !== null && isSaid(model);
  const third = model.third && resultOf(model.third).winner;
  const awaitedThird = model.third ? (third === null ? [] : [teamIdOf(third)]) : undefined;
  const problems = [
    podium && podium.first !== first && 'another champion',
    podium && podium.final?.matchId !== (model.final ? idOf(model.final) : undefined) && 'another final',
    new Set(placed).size !== placed.length && 'a team on two places',
    isAwaited && !podium && 'no champion',
    isAwaited && awaitedThird && podium?.third.join() !== awaitedThird.join() && 'another third place',
  ];
  return { isTold: podium !== null, isAwaited, problems: problems.filter((problem) => problem) };
}
