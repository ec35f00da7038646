import type { ScopedMutator } from 'swr';
import type { Cup, Match } from './cup';
import { cupKey, type LoadedCup } from './cup-view';
import { TOURNAMENTS_KEY } from './tournament-list';
import { withMatch } from './with-match';

/** The key of the cup as administrators see it, where everybody sees it without its tables. */
export function wholeCupKey(tournamentId: string): string {
  return `whole-cup/${tournamentId}`;
}

/** Changes what is loaded of a cup, the view for everybody and the one for administrators. */
async function changeLoaded(
  mutate: ScopedMutator,
  tournamentId: string,
  change: (cup: Cup) => Cup,
): Promise<void> {
  const keys = [cupKey(tournamentId), wholeCupKey(tournamentId)];
  const changed = (loaded?: LoadedCup) => loaded && { ...loaded, cup: change(loaded.cup) };
  await Promise.all(keys.map((key) => mutate<LoadedCup>(key, changed, { revalidate: false })));
}

/** Shows a match from the server's answer. The shown cup keeps the version that was loaded. */
export async function showMatch(mutate: ScopedMutator, match: Match): Promise<void> {
  await changeLoaded(mutate, match.tournamentId, (cup) => withMatch(cup, match));
}

/** Loads the shown cup again after an administrator has changed it, and drops its parts of categories, which only public pages show. */
export async function reloadCup(mutate: ScopedMutator, tournamentId: string): Promise<void> {
  const parts = (key: unknown) => typeof key === 'string' && key.startsWith(`${cupKey(tournamentId)}?`);
  await Promise.all([
    ...[cupKey, wholeCupKey].map((keyOf) => mutate(keyOf(tournamentId))),
    mutate(parts, undefined),
  ]);
}

/** Shows the server's answer about a cup until the cup is loaded again. */
export async function changeCup(
  mutate: ScopedMutator,
  tournamentId: string,
  changes: Partial<Cup>,
): Promise<void> {
  await changeLoaded(mutate, tournamentId, (cup) => ({ ...cup, ...changes }));
}

/**
 * Removes the list of tournaments from the cache, so that it is loaded again at once if it is shown, and otherwise when it is shown next.
 */
export async function reloadTournaments(mutate: ScopedMutator): Promise<void> {
  await mutate(TOURNAMENTS_KEY, undefined, { revalidate: true });
}
