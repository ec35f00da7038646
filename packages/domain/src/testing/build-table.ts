import { mapSides } from '../cup/sides';
import { tableRulesOf, type TableRulesFields } from '../standings/presets';
import type { CardCounts } from '../cup/table-rules';
import { decidedBy } from '../standings/decided-by';
import { ENGLISH_REASONS } from '../standings/english-reasons';
import type { StandingsRow } from '../standings/rows';
import { computeStandings, type StandingsInput } from '../standings/standings';
import type { TableMatch, TableTeam } from '../standings/tally';
import { teamIdOf } from './build-cup';
import { readFixtureLine } from './fixture-line';

export interface TableDescription
  extends Partial<Pick<StandingsInput, 'points' | 'includeRunning' | 'decision'>>, Partial<TableRulesFields> {
  /** The matches as lines that `readFixtureLine` takes. The teams of these lines are the teams of the group. */
  readonly matches: readonly string[];
  /** Matches with a score that are still being played. */
  readonly running?: readonly string[];
  /** Teams that have no match. */
  readonly teams?: readonly string[];
  readonly lots?: readonly string[];
  /** The cards of teams by name; each team was shown its cards in its first match. */
  readonly cards?: Readonly<Record<string, CardsDescription>>;
  /** Typed penalty points by the name of a team. */
  readonly typed?: Readonly<Record<string, number>>;
  /** Points by decision by the name of a team; a deduction is below zero. */
  readonly byDecision?: Readonly<Record<string, number>>;
}

interface CardsDescription {
  readonly players?: Partial<CardCounts>;
  readonly officials?: Partial<CardCounts>;
}

const NO_CARDS: CardCounts = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

/** Puts the cards of each team into its first match. */
function withCards(
  matches: readonly TableMatch[],
  cards: Readonly<Record<string, CardsDescription>>,
): TableMatch[] {
  const left = new Map(Object.entries(cards).map(([name, shown]) => [teamIdOf(name), shown]));
  return matches.map((match) => {
    const counted = mapSides(match, ({ teamId }) => {
      const { players, officials } = left.get(teamId ?? '') ?? {};
      left.delete(teamId ?? '');
      return { players: { ...NO_CARDS, ...players }, officials: { ...NO_CARDS, ...officials } };
    });
    return { ...match, cards: counted };
  });
}

export interface NamedRow extends StandingsRow {
  readonly name: string;
}

function toMatch(line: string, isRunning: boolean): TableMatch {
  const { date, time, ...named } = readFixtureLine(line);
  const sides = mapSides(named, ({ name, goals, kicks }) => ({ teamId: teamIdOf(name), goals, kicks }));
  return { ...sides, date, time, isRunning };
}

export function buildTableTeams(names: readonly string[]): TableTeam[] {
  return [...new Set(names)].map((name) => ({ teamId: teamIdOf(name), name }));
}

export function buildTableInput(description: TableDescription): StandingsInput {
  const { matches, running = [], teams = [], lots = [], typed = {}, byDecision = {} } = description;
  const names = [...matches, ...running]
    .map(readFixtureLine)
    .flatMap(({ local, visitor }) => [local.name, visitor.name]);
  const played = [
    ...matches.map((line) => toMatch(line, false)),
    ...running.map((line) => toMatch(line, true)),
  ];
  const members = buildTableTeams([...teams, ...names]).map((team) => ({
    ...team,
    conduct: typed[team.name] ?? null,
    pointsByDecision: { points: byDecision[team.name] ?? 0, note: '' },
  }));
  return {
    teams: members,
    matches: description.cards ? withCards(played, description.cards) : played,
    points: description.points ?? { win: 3, draw: 1, loss: 0 },
    rules: tableRulesOf({ tieBreakers: 'goal-difference', ...description }),
    lots: lots.map(teamIdOf),
    decision: description.decision ?? 'unstated',
    includeRunning: description.includeRunning,
  };
}

/** The table of a group that a test describes by its results, rows with their teams' names. */
export function buildTable(description: TableDescription): NamedRow[] {
  const input = buildTableInput(description);
  const names = new Map(input.teams.map(({ teamId, name }) => [teamId, name]));
  return computeStandings(input).map((row) => ({ ...row, name: names.get(row.teamId) ?? row.teamId }));
}

/** The rows as short lines: '2 Senegal 4 pts 4-4'. */
export function tableLines(description: TableDescription): string[] {
  return buildTable(description).map(
    ({ position, name, points, goalsFor, goalsAgainst }) =>
      `${position} ${name} ${points} pts ${goalsFor}-${goalsAgainst}`,
  );
}

/** The sentence of the table about each team; null for teams that points alone decide. */
export function tableSentences(description: TableDescription): Record<string, string | null> {
  const rows = buildTable(description);
  const names = new Map(rows.map(({ teamId, name }) => [teamId, name]));
  const nameOf = (teamId: string) => names.get(teamId) ?? teamId;
  return Object.fromEntries(rows.map((row) => [row.name, decidedBy(row, nameOf, ENGLISH_REASONS)]));
}
