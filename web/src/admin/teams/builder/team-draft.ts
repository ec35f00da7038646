import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';

export interface DraftPlayer {
  readonly playerId?: string;
  readonly name: string;
}

/** Holds an unfinished team. Nothing of it is on the server until it is confirmed. */
export interface TeamDraft {
  readonly name: string;
  readonly players: readonly DraftPlayer[];
  /** Empty where the team has none. */
  readonly categoryId: string;
}

export function emptyDraft(categoryId: string): TeamDraft {
  return { name: '', players: [], categoryId };
}

export function draftOf({
  name,
  Players,
  categoryId,
}: Pick<TeamView, 'name' | 'Players' | 'categoryId'>): TeamDraft {
  const players = Players.map(({ playerId, name }) => ({ playerId, name }));
  return { name, players, categoryId: categoryId ?? '' };
}

/** Two players may have one name, as two people may. */
export function addPlayer(draft: TeamDraft, name: string): TeamDraft {
  return { ...draft, players: [...draft.players, { name: name.trim() }] };
}

export function removePlayer(draft: TeamDraft, removed: DraftPlayer): TeamDraft {
  return { ...draft, players: draft.players.filter((player) => player !== removed) };
}

export function isSameDraft(a: TeamDraft, b: TeamDraft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
