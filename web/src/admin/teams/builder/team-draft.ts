import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { PlayerFields } from '@futsal-cup/domain/cup/records';
import { TEAM_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { isShirtNumber, type PlayerInList } from '@futsal-cup/domain/lists/listed-player';

export interface DraftPlayer extends Pick<PlayerFields, 'isCaptain' | 'consent'> {
  readonly playerId?: string | undefined;
  readonly name: string;
  /** The shirt number as it is typed; missing where the player has none. */
  readonly number?: string | undefined;
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
  const players = Players.map((player) => ({ ...player, number: player.number?.toString() }));
  return { name, players, categoryId: categoryId ?? '' };
}

/** Changes a player. A captain takes the mark from the one before. */
export function changePlayer(
  draft: TeamDraft,
  changed: DraftPlayer,
  fields: Partial<DraftPlayer>,
): TeamDraft {
  const players = draft.players.map((player) => {
    if (player === changed) return { ...player, ...fields };
    return fields.isCaptain && player.isCaptain ? { ...player, isCaptain: undefined } : player;
  });
  return { ...draft, players };
}

/** Two players may have one name, as two people may. */
export function addPlayer(draft: TeamDraft, { name, number, isCaptain }: PlayerInList): TeamDraft {
  const player: DraftPlayer = { name, number: number?.toString() };
  const added = { ...draft, players: [...draft.players, player] };
  return isCaptain ? changePlayer(added, player, { isCaptain }) : added;
}

export function removePlayer(draft: TeamDraft, removed: DraftPlayer): TeamDraft {
  return { ...draft, players: draft.players.filter((player) => player !== removed) };
}

export function isSameDraft(a: TeamDraft, b: TeamDraft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What is wrong with the number of a player, as a text of the forms; null where nothing is. */
export function findNumberProblem(player: DraftPlayer, players: readonly DraftPlayer[]): string | null {
  const numberOf = ({ number }: DraftPlayer) => Number(number ?? 0);
  if (player.number === undefined) return null;
  // '1e1' and '0x8' are numbers to JavaScript alone.
  if (!/^\s*\d+\s*$/.test(String(player.number)) || !isShirtNumber(numberOf(player)))
    return TEAM_TEXTS.shirtNumber;
  const isTaken = players.some((other) => other !== player && numberOf(other) === numberOf(player));
  return isTaken ? TEAM_TEXTS.shirtNumberTaken : null;
}

/** The players as the server takes them; `known` are the ids of those who are in the team already. */
export function sentPlayers({ players }: TeamDraft, known: ReadonlySet<string> = new Set()) {
  return players.map(({ playerId, name, number, isCaptain, consent }) => ({
    ...(playerId !== undefined && known.has(playerId) && { playerId }),
    ...{ name, isCaptain, consent },
    number: number === undefined ? undefined : Number(number),
  }));
}
