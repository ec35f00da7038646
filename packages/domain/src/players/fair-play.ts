import { SIDES } from '../cup/sides';
import type { CardCounts, ConductScale } from '../cup/table-rules';
import { conductOf, type MatchWithCards } from '../standings/conduct';
import type { TableTeam } from '../standings/tally';
import { type Ranked, rankRows } from './rank-scorers';

/** The cards of a team; a yellow card and then a red one are one of each. `points` are those for its conduct, fewer are better. */
interface FairPlayFigures extends Omit<CardCounts, 'yellowAndRed'> {
  readonly team: TableTeam;
  readonly points: number;
}

type FairPlayRow = Ranked<FairPlayFigures>;

/** The fair-play table, and whether the cards of some matches were not counted. */
export interface FairPlay {
  readonly rows: readonly FairPlayRow[];
  readonly isInPart: boolean;
}

function cardsOf(
  teamId: string,
  matches: readonly MatchWithCards[],
  countsOfficials: boolean,
): Omit<CardCounts, 'yellowAndRed'> {
  const sum = { yellow: 0, secondYellow: 0, red: 0 };
  for (const match of matches) {
    for (const side of SIDES) {
      const cards = match[side].teamId === teamId && match.cards?.[side];
      if (!cards) continue;
      for (const counts of countsOfficials ? [cards.players, cards.officials] : [cards.players]) {
        sum.yellow += counts.yellow + counts.yellowAndRed;
        sum.secondYellow += counts.secondYellow;
        sum.red += counts.red + counts.yellowAndRed;
      }
    }
  }
  return sum;
}

/**
 * The teams by the points for their conduct, the fewest first; equal teams share a place in the order of `teams`. The points are given as
 * those of the tables are (`conductOf`), but for all matches whose cards count (`countsCards`), which the caller chooses: a table leaves out
 * those that were abandoned and not awarded. Only matches among `teams` add cards and points. The cards of officials are told where they
 * count. A team of which no match has its cards counted is left out.
 */
export function fairPlayOf(
  teams: readonly TableTeam[],
  matches: readonly MatchWithCards[],
  scale: ConductScale,
): FairPlay {
  const teamIds = new Set<string | null>(teams.map(({ teamId }) => teamId));
  const among = matches.filter((match) => SIDES.every((side) => teamIds.has(match[side].teamId)));
  const { points, isInPart } = conductOf(teams, among, scale);
  const countsOfficials = scale.kind === 'cards' && scale.countsOfficials;
  const counted = teams.filter(({ teamId }) =>
    among.some((match) => match.cards && SIDES.some((side) => match[side].teamId === teamId)),
  );
  const rows = counted.map((team) => ({
    team,
    ...cardsOf(team.teamId, among, countsOfficials),
    points: points({ team }),
  }));
  return { rows: rankRows(rows, (a, b) => a.points - b.points), isInPart };
}
