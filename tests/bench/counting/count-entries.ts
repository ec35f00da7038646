import { goal, kickOff } from '../../support/builders/entries';
import { credentialFor } from '../samples/sample-scoring';
import { buildKnownTeamsMatch } from '../samples/sample-records';
import { buildWorld, logIn } from '../stack/world';
import type { CountingStack } from './count-endpoints';
import type { Operations } from './count-operations';

/** The cost of an entry by a scorer: of one that changes the state of its match, and of one that does not. */
export interface EntryCounts {
  readonly changeOfState: Operations;
  readonly goal: Operations;
}

/** Enters a kick-off and a goal by the key of a device, in a cup that the process has cached. */
export async function countEntries(stack: CountingStack): Promise<EntryCounts> {
  const world = await buildWorld(stack, stack.countedApi, await logIn(stack.countedApi));
  const { matchId } = await buildKnownTeamsMatch(world);
  const { tournamentId } = world.cup.tournament;
  const credential = await credentialFor('enterInMatchLog', world);
  await world.call('getTournament', { tournamentId });
  const count = async (entry: ReturnType<typeof goal>): Promise<Operations> => {
    stack.counter.take();
    await world.call('enterInMatchLog', { tournamentId, matchId, entries: [entry] }, credential);
    return stack.counter.take();
  };
  return { changeOfState: await count(kickOff()), goal: await count(goal()) };
}
