import type { ScopedMutator } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { reloadCup, reloadTournaments } from '../cup/reload';
import { useTournaments } from '../stores/tournaments';

/** How the keys of the pages of a history begin. */
export const HISTORY_KEY = 'history ';

const PAGES_KEY = unstable_serialize(() => HISTORY_KEY);

/** Whether a kept view is a history with the pages that were asked for. */
function isHistory(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(PAGES_KEY);
}

/** After an undo: the cup on show, the list of tournaments and the history are loaded again. */
export async function reloadAfterUndo(mutate: ScopedMutator): Promise<void> {
  const tournamentId = useTournaments.getState().currentTournament?.tournamentId;
  await Promise.all([
    tournamentId === undefined ? undefined : reloadCup(mutate, tournamentId),
    reloadTournaments(mutate),
    mutate(isHistory),
  ]);
}
