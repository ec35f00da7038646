import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';

/** The details of a goal or a card that become known after it was entered. */
export interface Told {
  readonly playerId: string | null;
  readonly how?: 'own-goal' | 'penalty' | undefined;
}

/** Returns a new version of a goal or a card with these details, at its original instant, or null if nothing changes. */
export function toldAgain(
  entry: EntryInput,
  { playerId, how }: Told,
): { readonly facts: EntryFacts; readonly at: number } | null {
  if (entry.kind !== 'goal' && entry.kind !== 'card') return null;
  const { at, entryId, replaces = entryId } = entry;
  const isSame = entry.playerId === playerId && (entry.kind === 'card' || entry.how === how);
  if (isSame) return null;
  if (entry.kind === 'card') {
    const { kind, side, half, colour } = entry;
    return { facts: { kind, side, half, colour, playerId, replaces }, at };
  }
  const { kind, side, half } = entry;
  return { facts: { kind, side, half, playerId, ...(how ? { how } : {}), replaces }, at };
}
