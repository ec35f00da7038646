import type { ResolvedCup } from '../bracket/resolve-cup';
import type { Cup, Match } from '../cup/records';
import { type CardCounts, ofCards } from '../cup/table-rules';

/** The cards that count of a player, each match in one of the four numbers. */
export interface CardsOfPlayer extends CardCounts {
  readonly playerId: string;
  readonly teamId: string;
}

/** Whether the cards of a match count: it is over, also as an abandoned one, and not annulled. */
function countCardsIn({ matchId, state }: Match, { read }: Pick<ResolvedCup, 'read'>): boolean {
  return (state === 'finished' || state === 'abandoned') && read.get(matchId)?.readAs !== 'annulled';
}

/** The cards of the players of a cup, in the order in which the matches name them first. */
export function cardsOfPlayers(
  { matches }: Pick<Cup, 'matches'>,
  resolved: Pick<ResolvedCup, 'read'>,
): readonly CardsOfPlayer[] {
  const cards = new Map<string, CardsOfPlayer>();
  for (const match of matches) {
    if (!countCardsIn(match, resolved)) continue;
    for (const { playerId, side, card } of match.players ?? []) {
      if (!card) continue;
      const teamId = match.scoredTeams?.[side] ?? '';
      const before = cards.get(playerId) ?? { playerId, teamId, ...ofCards(() => 0) };
      cards.set(playerId, { ...before, [card]: before[card] + 1 });
    }
  }
  return [...cards.values()];
}
