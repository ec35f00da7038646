import type { Points } from '../cup/records';
import type { DecisionKind } from '../cup/table-rules';
import type { TableRules } from './presets';
import { POINTS, recorded } from './figures';
import { breakTies, type Place, rankBy } from './places';
import { rowsOf, type StandingsRow } from './rows';
import { addPointsByDecision, collectResults, type TableMatch, type TableTeam, tallyResults } from './tally';
import { tieBreaksOf } from './tie-breaks';

export interface StandingsInput {
  readonly teams: readonly TableTeam[];
  readonly matches: readonly TableMatch[];
  readonly points: Points;
  readonly rules: Pick<TableRules, 'criteria' | 'conduct'>;
  /** Team ids in the order that a recorded decision gave them, and what decided. */
  readonly lots: readonly string[];
  readonly decision?: DecisionKind;
  /** Whether the scores of running matches count too, as in a provisional table. */
  readonly includeRunning?: boolean;
}

/**
 * The table of one group: points as configured and by decision, then the criteria of the rules one after the other, then the recorded
 * decision (docs/decisions/0003-standings.md, 0085-the-criteria-of-a-table.md). The places depend neither on the order of `teams` and
 * `matches` nor on any name or id; rows that share a place are listed by team id only so that the answer is the same every time. Results
 * against a team outside `teams` do not count.
 */
export function computeStandings(input: StandingsInput): StandingsRow[] {
  const { teams, matches, points, rules, lots, decision = 'unstated' } = input;
  const results = collectResults(matches, input.includeRunning ?? false);
  const table = tallyResults(teams, results, points);
  addPointsByDecision(table);
  const context = { table, matches, results, points, conduct: rules.conduct };
  const tieBreaks = [...tieBreaksOf(rules.criteria, context), recorded({ order: lots, kind: decision })];
  return rowsOf(tieBreaks.reduce<readonly Place[]>(breakTies, rankBy(table, [POINTS])));
}

function countPositions(rows: readonly StandingsRow[]): number {
  return new Set(rows.map(({ position }) => position)).size;
}

/** Whether the recorded decision separates teams in this table. After a corrected score it may no longer be needed. */
export function doLotsDecide(input: StandingsInput): boolean {
  return countPositions(computeStandings(input)) > countPositions(computeStandings({ ...input, lots: [] }));
}
