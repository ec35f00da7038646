import type { MatchReading } from '../bracket/read-match';
import type { ResolvedCup } from '../bracket/resolve-cup';
import type { Cup, Match } from '../cup/records';
import { type CardCounts, ofCards } from '../cup/table-rules';

/** The cards that count of a player, each match in one of the four numbers. */
export interface CardsOfPlayer extends CardCounts {
  readonly playerId: string;
  readonly teamId: string;
}

/**
 * Whether the cards of a match count: it is over as it was recorded, also as an abandoned one or one under review, and not annulled. The
 * page of cards, the fair-play table and the cautions that add up ask here.
 */
export function countsCards({ state }: Pick<Match, 'state'>, readAs: MatchReading | undefined): boolean {
  return (state === 'finished' || state === 'abandoned') && readAs !== 'annulled';
}

/** The cards of the players of a cup, in the order in which the matches name them first. */
export function cardsOfPlayers(
  { matches }: Pick<Cup, 'matches'>,
  { read }: Pick<ResolvedCup, 'read'>,
): readonly CardsOfPlayer[] {
  const cards = new Map<string, CardsOfPlayer>();
  for (const match of matches) {
    if (!countsCards(match, read.get(match.matchId)?.readAs)) continue;
    for (const { playerId, side, card } of match.players ?? []) {
      if (!card) continue;
      const teamId = match.scoredTeams?.[side] ?? '';
      const before = cards.get(playerId) ?? { playerId, teamId, ...ofCards(() => 0) };
      cards.set(playerId, { ...before, [card]: before[card] + 1 });
    }
  }
  return [...cards.values()];
}
