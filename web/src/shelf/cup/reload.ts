import type { ScopedMutator } from 'swr';
import type { Cup, Match } from './cup';
import { cupKey, type LoadedCup } from './cup-view';
import { TOURNAMENTS_KEY } from './tournament-list';
import { withMatch } from './with-match';

/** Shows a match as the server has just answered it; the version of the cup stays the one that was loaded. */
export async function showMatch(mutate: ScopedMutator, match: Match): Promise<void> {
  await mutate<LoadedCup>(
    cupKey(match.tournamentId),
    (loaded) => loaded && { ...loaded, cup: withMatch(loaded.cup, match) },
    { revalidate: false },
  );
}

/** After an administrator changed a cup: what is on show is loaded again. */
export async function reloadCup(mutate: ScopedMutator, tournamentId: string): Promise<void> {
  await mutate(cupKey(tournamentId));
}

/** Shows what the server has answered about a cup, until it is loaded again. */
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

/** The list is forgotten, so that it is loaded again where it is on show, and otherwise where it is shown next. */
export async function reloadTournaments(mutate: ScopedMutator): Promise<void> {
  await mutate(TOURNAMENTS_KEY, undefined, { revalidate: true });
}
