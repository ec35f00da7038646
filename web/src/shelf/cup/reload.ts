import type { ScopedMutator } from 'swr';
import type { Cup, Match } from './cup';
import { cupKey, type LoadedCup } from './cup-view';
import { TOURNAMENTS_KEY } from './tournament-list';
import { withMatch } from './with-match';

/** Shows a match from the server's answer. The shown cup keeps the version that was loaded. */
export async function showMatch(mutate: ScopedMutator, match: Match): Promise<void> {
  await mutate<LoadedCup>(
    cupKey(match.tournamentId),
    (loaded) => loaded && { ...loaded, cup: withMatch(loaded.cup, match) },
    { revalidate: false },
  );
}

/** Loads the shown cup again after an administrator has changed it. */
export async function reloadCup(mutate: ScopedMutator, tournamentId: string): Promise<void> {
  await mutate(cupKey(tournamentId));
}

/** Shows the server's answer about a cup until the cup is loaded again. */
export async function changeCup(
  mutate: ScopedMutator,
  tournamentId: string,
  changes: Partial<Cup>,
): Promise<void> {
  await mutate<LoadedCup>(
    cupKey(tournamentId),
    (loaded) => loaded && { ...loaded, cup: { ...loaded.cup, ...changes } },
    { revalidate: false },
  );
}

/**
 * Removes the list of tournaments from the cache, so that it is loaded again at once if it is shown, and otherwise when it is shown next.
 */
export async function reloadTournaments(mutate: ScopedMutator): Promise<void> {
  await mutate(TOURNAMENTS_KEY, undefined, { revalidate: true });
}
