import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { goal, kickOff, phase, shown } from '../../support/builders/entries';
import { credentialFor } from '../samples/sample-scoring';
import { buildKnownTeamsMatch } from '../samples/sample-records';
import { buildWorld, logIn } from '../stack/world';
import type { CountingStack } from './count-endpoints';
import type { Operations } from './count-operations';

/**
 * The cost of an entry by a scorer: of one that changes the state of its match, and of one that does not; and of the view that visitors then
 * ask for.
 */
export interface EntryCounts {
  readonly changeOfState: Operations;
  readonly goal: Operations;
  /** The end, with which the players of the match are counted. */
  readonly end: Operations;
  readonly viewAfterEnd: Operations;
  /** A goal whose scorer is corrected after the end. */
  readonly otherScorer: Operations;
}

/** Enters a whole match by the key of a device, in a cup that the process has cached. */
export async function countEntries(stack: CountingStack): Promise<EntryCounts> {
  const world = await buildWorld(stack, stack.countedApi, await logIn(stack.countedApi));
  const { matchId } = await buildKnownTeamsMatch(world);
  const { tournamentId } = world.cup.tournament;
  const credential = await credentialFor('enterInMatchLog', world);
  await world.call('getTournament', { tournamentId });
  const count = async (entry: EntryInput): Promise<Operations> => {
    stack.counter.take();
    await world.call('enterInMatchLog', { tournamentId, matchId, entries: [entry] }, credential);
    return stack.counter.take();
  };
  const countView = async (): Promise<Operations> => {
    stack.counter.take();
    await world.call('getTournament', { tournamentId });
    return stack.counter.take();
  };
  const [started, scored] = [kickOff(), goal('local', 'anna')];
  const end = phase('finished', started.entryId, shown([1, 0], [scored.entryId]));
  const again = { ...goal('local', 'bea'), replaces: scored.entryId };
  return {
    changeOfState: await count(started),
    goal: await count(scored),
    end: await count(end),
    viewAfterEnd: await countView(),
    otherScorer: await count(again),
  };
}
