import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';

/** What is learnt of a goal or a card after it was entered. */
export interface Told {
  readonly playerId: string | null;
  readonly how?: 'own-goal' | 'penalty' | undefined;
}

/** A goal or a card as it is told again with its player, at its own instant; null where that says nothing new. */
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
