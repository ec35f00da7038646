import type { Cache, useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { reloadCup, reloadTournaments } from '../cup/reload';
import { useTournaments } from '../stores/tournaments';

type Kept = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** How the keys of the pages of a history begin. */
export const HISTORY_KEY = 'history ';

const PAGES_KEY = unstable_serialize(() => HISTORY_KEY);

/** The histories that are kept, with the pages that were asked for. A filter of `mutate` does not see them. */
function histories(cache: Cache): string[] {
  return [...cache.keys()].filter((key) => key.startsWith(PAGES_KEY));
}

/** After an undo: the cup on show, the list of tournaments and the history are loaded again. */
export async function reloadAfterUndo({ cache, mutate }: Kept): Promise<void> {
  const tournamentId = useTournaments.getState().currentTournament?.tournamentId;
  await Promise.all([
    tournamentId === undefined ? undefined : reloadCup(mutate, tournamentId),
    reloadTournaments(mutate),
    ...histories(cache).map((key) => mutate(key)),
  ]);
}
