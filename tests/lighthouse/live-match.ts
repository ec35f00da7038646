import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { UserError } from '@futsal-cup/tools/user-error';
import { setTimeout as wait } from 'node:timers/promises';
import { enter } from '../support/builders/builders-scoring';
import { call } from '../support/call-api';
import { goal } from '../support/builders/entries';

type LiveMatch = Pick<MatchView, 'tournamentId' | 'matchId'>;

const BETWEEN_GOALS_MS = 5_000;

/** The match of the seed that is being played. */
export async function findLiveMatch(): Promise<LiveMatch> {
  const { allTournaments } = await call('getAllTournaments', {});
  for (const { tournamentId } of allTournaments) {
    const { live } = await call('getTournamentVersion', { tournamentId });
    const [matchId] = Object.keys(live ?? {});
    if (matchId !== undefined) return { tournamentId, matchId };
  }
  throw new UserError('No match of the seed is live.');
}

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
