import { categoryIdOf } from '../cup/categories';
import { compareText } from '../cup/text/text';
import type { Cup, Match, Stage } from '../cup/records';

/** Orders stages by their `order`. Stages of the same order, which the rules of a cup forbid, are sorted by id. */
export function compareStages(a: Stage, b: Stage): number {
  return a.order - b.order || compareText(a.stageId, b.stageId);
}

function compareCreation(a: Match, b: Match): number {
  return compareText(a.createdAt, b.createdAt) || compareText(a.matchId, b.matchId);
}

/** The number of each knockout match by its id: in each category a running count from 1 by stage order, then creation. */
export function numberMatches(cup: Pick<Cup, 'stages' | 'matches'>): ReadonlyMap<string, number> {
  const stages = cup.stages.filter(({ type }) => type === 'knockout').sort(compareStages);
  const ofStage = new Map(stages.map(({ stageId }): [string, Match[]] => [stageId, []]));
  for (const match of cup.matches) ofStage.get(match.stageId)?.push(match);
  const numbers = new Map<string, number>();
  const last = new Map<string | null, number>();
  for (const stage of stages) {
    const categoryId = categoryIdOf(stage);
    for (const { matchId } of ofStage.get(stage.stageId)?.sort(compareCreation) ?? []) {
      const number = (last.get(categoryId) ?? 0) + 1;
      last.set(categoryId, number);
      numbers.set(matchId, number);
    }
  }
  return numbers;
}
