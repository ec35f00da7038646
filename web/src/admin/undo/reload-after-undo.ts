import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cache, useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { cupAddress } from '../../shelf/api/addresses';
import { isGone } from '../../shelf/api/api-error';
import { readView } from '../../shelf/api/read-view';
import { reloadCup, reloadTournaments } from '../../shelf/cup/reload';
import { clearTournament, updateTournament, useTournaments } from '../../shelf/stores/tournaments';

type Kept = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** The cache keys of history pages begin with this text. */
export const HISTORY_KEY = 'history ';

const PAGES_KEY = unstable_serialize(() => HISTORY_KEY);

/** Returns the keys of the cached histories, because the filter of `mutate` does not see these keys. */
function histories(cache: Cache): string[] {
  return [...cache.keys()].filter((key) => key.startsWith(PAGES_KEY));
}

/** Updates the chosen tournament after an undo, which may have changed its name back or may have removed the tournament. */
async function followTournament(tournamentId: string): Promise<void> {
  try {
    const { tournament } = await readView<{ tournament: TournamentView }>(cupAddress(tournamentId));
    const { name, date } = tournament;
    updateTournament({ tournamentId, name, date });
  } catch (error) {
    if (isGone(error)) clearTournament();
  }
}

/** Loads the current cup, the list of tournaments and the cached histories again after an undo. */
export async function reloadAfterUndo({ cache, mutate }: Kept): Promise<void> {
  const tournamentId = useTournaments.getState().currentTournament?.tournamentId;
  await Promise.all([
    ...(tournamentId === undefined ? [] : [followTournament(tournamentId), reloadCup(mutate, tournamentId)]),
    reloadTournaments(mutate),
    ...histories(cache).map((key) => mutate(key)),
  ]);
}
