import { countedSize, isCutShared } from './shared-place';
import type { DecisionAcross, Points } from '../cup/records';
import type { AcrossGroupsRules } from '../cup/table-rules';
import type { TableRules } from './presets';
import { type Conduct, conductOf } from './conduct';
import { onlyTeamAt, rowsOf, type StandingsRow } from './rows';
import { breakTies, type Figure, type Measure, rankBy, type TieBreak } from './places';
import {
  addPointsByDecision,
  collectResults,
  type TableMatch,
  type TableTeam,
  type Tally,
  tallyResults,
} from './tally';
import { fewer, GOAL_DIFFERENCE, GOALS_SCORED, POINTS, recorded, WINS } from './figures';

/** A finished group: its teams, its matches, and its table as `computeStandings` gives it. */
export interface RankedGroup {
  readonly groupId: string;
  readonly teams: readonly TableTeam[];
  readonly matches: readonly TableMatch[];
  readonly table: readonly StandingsRow[];
}

export interface AcrossGroupsInput {
  readonly groups: readonly RankedGroup[];
  readonly place: number;
  readonly points: Points;
  readonly rules: Pick<TableRules, 'across' | 'conduct'>;
  readonly decisions?: readonly DecisionAcross[];
  /** Whether running matches count as if they ended now, as in a provisional table. */
  readonly includeRunning?: boolean;
}

/** The ranking, or the groups in which several teams share a place that the ranking needs. */
export type AcrossGroups =
  | { readonly kind: 'ranked'; readonly rows: readonly StandingsRow[] }
  | { readonly kind: 'undecided'; readonly groupIds: readonly string[] };

/** The teams whose results count, best first, or null when several teams share the position at the cut. */
function countedTeams(group: RankedGroup, size: number): TableTeam[] | null {
  if (isCutShared(group.table, size)) return null;
  const counted = new Set(group.table.slice(0, size).map((row) => row.teamId));
  return group.teams.filter((team) => counted.has(team.teamId));
}

/** A team that is compared, with its conduct in the matches that count; null where conduct decides nothing. */
interface Compared {
  readonly tally: Tally;
  readonly conduct: Conduct | null;
}

function comparedAt(group: RankedGroup, size: number, input: AcrossGroupsInput): Compared | null {
  const { points, place, rules } = input;
  const teamId = onlyTeamAt(group.table, place);
  const teams = countedTeams(group, size);
  if (teams === null) return null;
  const results = collectResults(group.matches, input.includeRunning ?? false);
  const tally = tallyResults(teams, results, points).find(({ team }) => team.teamId === teamId);
  if (!tally) return null;
  addPointsByDecision([tally]);
  const isAsked = rules.across.criteria.includes('conduct');
  return { tally, conduct: isAsked ? conductOf(teams, results, rules.conduct) : null };
}

/** The measure of a figure a match instead of its sum, compared crosswise so that nothing is divided. */
function aMatch({ criterion, of }: Figure): Measure {
  const matchesOf = ({ played }: Tally) => Math.max(1, played);
  return { criterion, lead: (a, b) => of(a) * matchesOf(b) - of(b) * matchesOf(a) };
}

/**
 * Points a match. They are a reason to be told only where the points themselves, which the table shows, do not say as much: a team with fewer
 * of them may be ahead.
 */
function pointsAMatch(): readonly Measure[] {
  const { lead } = aMatch(POINTS);
  const isShown = (a: Tally, b: Tally) => lead(a, b) * POINTS.lead(a, b) > 0;
  return [
    { criterion: 'points', lead: (a, b) => (isShown(a, b) ? lead(a, b) : 0) },
    { criterion: 'points-a-match', lead },
  ];
}

function measuresOf({ criteria, results }: AcrossGroupsRules, compared: readonly Compared[]): Measure[] {
  const conduct = new Map(compared.map((each) => [each.tally, each.conduct]));
  const figures = {
    'goal-difference': GOAL_DIFFERENCE,
    'goals-scored': GOALS_SCORED,
    wins: WINS,
    conduct: fewer({
      points: (tally) => conduct.get(tally)?.points(tally) ?? 0,
      isInPart: compared.some((each) => each.conduct?.isInPart),
    }),
  };
  const inTurn: readonly Figure[] = criteria.map((criterion) => figures[criterion]);
  return results === 'per-match' ? [...pointsAMatch(), ...inTurn.map(aMatch)] : [POINTS, ...inTurn];
}

/** The recorded decision of the place that names every team of a tie. */
function recordedAcross({ decisions = [], place }: AcrossGroupsInput): TieBreak {
  return (level) => {
    const fitting = decisions.find(
      (decision) =>
        decision.place === place && level.every(({ team }) => decision.teamIds.includes(team.teamId)),
    );
    return recorded({ order: fitting?.teamIds ?? [], kind: fitting?.decision ?? 'unstated' })(level);
  };
}

/**
 * Ranks the teams on one place of several groups, as in 'best third-placed': by points, then by the criteria of the rules, then by a
 * recorded decision; teams level on these share the position. Groups too small to have the place are left out. The rules say which results
 * count: all (FIFA World Cup 26 Art. 13), those without the last teams of larger groups (UEFA European Qualifiers Art. 16), those among the
 * first three (UEFA European Under-17 Championship 2023/24 Art. 15.01), or all as figures a match. The ranking is undecided while a group's
 * place, or the cut above its last teams, is shared.
 */
export function rankAcrossGroups(input: AcrossGroupsInput): AcrossGroups {
  const { across } = input.rules;
  const groups = input.groups.filter((group) => group.teams.length >= input.place);
  const size = countedSize(
    groups.map(({ teams }) => teams.length),
    input.place,
    across,
  );
  const compared: Compared[] = [];
  const undecided: string[] = [];
  for (const group of groups) {
    const found = comparedAt(group, size ?? group.teams.length, input);
    if (found) compared.push(found);
    else undecided.push(group.groupId);
  }
  if (undecided.length > 0) return { kind: 'undecided', groupIds: undecided.sort() };
  const places = rankBy(
    compared.map(({ tally }) => tally),
    measuresOf(across, compared),
  );
  return { kind: 'ranked', rows: rowsOf(breakTies(places, recordedAcross(input))) };
}
