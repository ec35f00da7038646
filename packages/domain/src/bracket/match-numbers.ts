import { compareText } from '../cup/text/text';
import type { Cup, Match, Stage } from '../cup/records';

/** Orders stages by their `order`. Stages of the same order, which the rules of a cup forbid, are sorted by id. */
export function compareStages(a: Stage, b: Stage): number {
  return a.order - b.order || compareText(a.stageId, b.stageId);
}

function compareCreation(a: Match, b: Match): number {
  return compareText(a.createdAt, b.createdAt) || compareText(a.matchId, b.matchId);
}

/** The number of each knockout match by its id: a running count from 1 by stage order, then creation. */
export function numberMatches(cup: Pick<Cup, 'stages' | 'matches'>): ReadonlyMap<string, number> {
  const ofStage = new Map<string, Match[]>();
  for (const stage of cup.stages.filter(({ type }) => type === 'knockout').sort(compareStages)) {
    ofStage.set(stage.stageId, []);
  }
  for (const match of cup.matches) ofStage.get(match.stageId)?.push(match);
  const numbers = new Map<string, number>();
  for (const matches of ofStage.values()) {
    for (const { matchId } of matches.sort(compareCreation)) numbers.set(matchId, numbers.size + 1);
  }
  return numbers;
}
