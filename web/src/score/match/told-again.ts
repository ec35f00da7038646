import type { EntryFacts, EntryInput } from '@futsal-cup/domain/match-log/entries';

/** The details of a goal or a card that become known after it was entered. */
export interface Told {
  readonly playerId: string | null;
  readonly how?: 'own-goal' | 'penalty' | undefined;
  readonly isOfficial?: true | undefined;
}

interface ToldAgain {
  readonly facts: EntryFacts;
  readonly at: number;
}

type InputOf<Kind extends EntryInput['kind']> = Extract<EntryInput, { readonly kind: Kind }>;

function goalToldAgain(goal: InputOf<'goal'>, { playerId, how }: Told): ToldAgain | null {
  if (goal.playerId === playerId && goal.how === how) return null;
  const { kind, side, half, at, entryId, replaces = entryId } = goal;
  return { facts: { kind, side, half, playerId, ...(how ? { how } : {}), replaces }, at };
}

function cardToldAgain(card: InputOf<'card'>, { playerId, isOfficial }: Told): ToldAgain | null {
  if (card.playerId === playerId && card.isOfficial === isOfficial) return null;
  const { kind, side, half, colour, how, at, entryId, replaces = entryId } = card;
  const details = { ...(how ? { how } : {}), ...(isOfficial ? { isOfficial } : {}) };
  return { facts: { kind, side, half, colour, ...details, playerId, replaces }, at };
}

/** Returns a new version of a goal or a card with these details, at its original instant, or null if nothing changes. */
export function toldAgain(entry: EntryInput, told: Told): ToldAgain | null {
  if (entry.kind === 'goal') return goalToldAgain(entry, told);
  return entry.kind === 'card' ? cardToldAgain(entry, told) : null;
}
