import { CARD_COUNTS, type CardCounts, type ConductScale } from '../cup/table-rules';
import { SIDES, type Sides } from '../cup/sides';
import type { TableMatch, TableTeam, Tally } from './tally';

/** A match that is over: its teams, and its cards where they were counted. */
export type MatchWithCards = Pick<TableMatch, 'cards' | 'isForfeit'> &
  Sides<{ readonly teamId: string | null }>;

function pointsOf(counts: CardCounts, scale: CardCounts): number {
  return CARD_COUNTS.reduce((sum, card) => sum + counts[card] * scale[card], 0);
}

/** The penalty points of teams for their conduct. */
export interface Conduct<Of = Tally> {
  readonly points: (of: Of) => number;
  /** Whether the cards of some matches were not counted. */
  readonly isInPart: boolean;
}

/**
 * The penalty points of each team, of which fewer are better: as typed, or counted from the cards of the matches among `teams`. A team for
 * which nothing was typed, and a match whose cards were not counted, add none. A forfeit without cards was not played.
 */
export function conductOf(
  teams: readonly TableTeam[],
  results: readonly MatchWithCards[],
  scale: ConductScale,
): Conduct<Pick<Tally, 'team'>> {
  if (scale.kind === 'typed') return { points: ({ team }) => team.conduct ?? 0, isInPart: false };
  let isInPart = false;
  const points = new Map<string | null, number>(teams.map(({ teamId }) => [teamId, 0]));
  for (const match of results) {
    if (!points.has(match.local.teamId) || !points.has(match.visitor.teamId)) continue;
    if (!match.cards) {
      isInPart ||= match.isForfeit !== true;
      continue;
    }
    for (const side of SIDES) {
      const { teamId } = match[side];
      const { players, officials } = match.cards[side];
      const added = pointsOf(players, scale) + (scale.countsOfficials ? pointsOf(officials, scale) : 0);
      points.set(teamId, (points.get(teamId) ?? 0) + added);
    }
  }
  return { points: ({ team }) => points.get(team.teamId) ?? 0, isInPart };
}
