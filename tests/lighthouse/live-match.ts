import { setTimeout as wait } from 'node:timers/promises';
import { enter } from '../support/builders/builders-scoring';
import type { LiveMatch } from '../support/find-live-match';
import { goal } from '../support/builders/entries';

const BETWEEN_GOALS_MS = 5_000;

async function enterGoals(match: LiveMatch, isDone: AbortSignal): Promise<void> {
  for (let isLocal = true; !isDone.aborted; isLocal = !isLocal) {
    await enter(match, [goal(isLocal ? 'local' : 'visitor')]);
    await wait(BETWEEN_GOALS_MS);
  }
}

/** Enters a goal every five seconds until the task is done. */
export async function whileGoalsComeIn<Result>(
  match: LiveMatch,
  task: () => Promise<Result>,
): Promise<Result> {
  const isDone = new AbortController();
  const finished = task().finally(() => isDone.abort());
  const [result] = await Promise.all([finished, enterGoals(match, isDone.signal)]);
  return result;
}
