import { isContactAlone } from '../cup/text/contact-details';
import { nameKey } from '../cup/text/name-key';
import { visibleText } from '../cup/text/visible-text';
import { findTeamProblems, type PresentTeam, type TeamProblem } from './find-team-problems';
import {
  type CategoriesForList,
  categoryHeadedBy,
  categoryIdsOf,
  listedByCategory,
  NO_CATEGORIES,
  unknownCategories,
} from './list-categories';
import type { ListRow } from './list-rows';
import { type PlayerInList, readListedPlayer } from './listed-player';
import { type ListChoices, type ListTable, readTable } from './list-table';
import { numberColumns, type TeamColumn, teamListOf } from './team-columns';

export interface ListedTeam {
  /** The number of the team's first line, from 1, and of all lines that it stands in. */
  readonly line: number;
  readonly lines: readonly number[];
  readonly name: string;
  /** The players. Two of them may have one name. */
  readonly players: readonly PlayerInList[];
  /** The name of the team's category as the list has it, empty where it names none; and the id of the one that the team gets. */
  readonly category: string;
  readonly categoryId: string | null;
}

/**
 * How a line (from 1) was read, where that may be another way than it is meant. `open-quote`: quotes without an end are a part of `name`.
 * `same-player`: `name` is there more than once in a team, and all of them are players. The others tell what was left out; `no-match` is of a
 * list of fixtures, and so are `match-number`, where `name` names a match by its number in the list, and matches that the stage has already or
 * has at another time.
 */
export interface ListNote {
  readonly line: number;
  readonly kind:
    | 'open-quote'
    | 'same-player'
    | 'heading'
    | 'total'
    | 'contact'
    | 'number'
    | 'no-match'
    | 'match-number'
    | 'already-there'
    | 'second-time';
  readonly name: string;
}

export interface TeamList extends Omit<ListTable<TeamColumn>, 'passedOver'> {
  /** The teams of all lines. Faulty ones are included, so that nothing typed is lost. */
  readonly teams: readonly ListedTeam[];
  /** The problems and the notes, in the order of the lines. */
  readonly problems: readonly TeamProblem[];
  readonly notes: readonly ListNote[];
  /** The names of categories that the cup does not have. Their teams get none. */
  readonly unknownCategories: readonly string[];
}

const BETWEEN_PLAYERS = /[,;/|،؛\u2028]/u;
const BETWEEN_LAST_FIRST = /[;/|؛\u2028]/u;
const NO_NAME = /^[\p{Nd}\p{P}\s]*$/u;

/** A name without the sign or number that a list puts before it. */
export function withoutMark(name: string): string {
  return visibleText(name)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[-–•*·] /, '');
}

/** 'Keller, Anna' as 'Anna Keller'. */
export function firstLast(text: string): string {
  const [last = '', ...first] = text.split(',');
  return [...first, last].map(visibleText).join(' ');
}

/** The players of a row, and what stands among them and is no name. */
function readPlayers(
  { line, cells }: ListRow,
  columns: ListTable<TeamColumn>['columns'],
  numbers: ReadonlyMap<number, number>,
) {
  const cellOf = (meaning: TeamColumn) => cells[columns.indexOf(meaning)] ?? '';
  const read = (text: string, column: number): PlayerInList => {
    const player = readListedPlayer(withoutMark(text));
    const number = (cells[numbers.get(column) ?? -1] ?? '').replace(/^#|\.$/g, '');
    return number === '' ? player : { ...player, number: Number(number) };
  };
  const found = cells.flatMap((cell, index) => {
    if (columns[index] === 'players') return cell.split(BETWEEN_PLAYERS).map((name) => read(name, index));
    if (columns[index] !== 'last-first') return [];
    const players = cell.split(BETWEEN_LAST_FIRST).map((name) => read(name, index));
    return players.map((player) => ({ ...player, name: firstLast(player.name) }));
  });
  const nameColumn = columns.indexOf(columns.includes('last-name') ? 'last-name' : 'first-name');
  const own = read(`${cellOf('first-name')} ${cellOf('last-name')}`, nameColumn);
  const players: PlayerInList[] = [];
  const notes: ListNote[] = [];
  for (const player of [own, ...found]) {
    const { name } = player;
    if (isContactAlone(name)) notes.push({ line, kind: 'contact', name });
    else if (!NO_NAME.test(name)) players.push(player);
    else if (/\p{Nd}/u.test(name)) notes.push({ line, kind: 'number', name });
  }
  return { players, notes };
}

/** A team of which more rows may follow. */
interface OpenTeam extends ListedTeam {
  readonly lines: number[];
  readonly players: PlayerInList[];
}

/** Puts the rows of a team together: those right below it that name no other one, or the same again with one player each. */
class Teams {
  readonly found: OpenTeam[] = [];

  add(team: OpenTeam): void {
    const { name, players, lines, category } = team;
    const before = this.found.at(-1);
    const isOther = before && category !== '' && nameKey(before.category) !== nameKey(category);
    const isAgain = before && nameKey(before.name) === nameKey(name);
    const goesOn =
      name === '' ? players.length > 0 : isAgain && players.length === 1 && before.players.length > 0;
    if (before && goesOn && !isOther) {
      before.lines.push(...lines);
      before.players.push(...players);
    } else if (name !== '' || players.length > 0) {
      this.found.push(team);
    }
  }
}

/** Takes the numbers away that count the teams: '1. Lions', '2. Tigers', '3. Bears', and not that of '1. FC Köln'. */
function withoutCount(teams: readonly ListedTeam[]): readonly ListedTeam[] {
  const counted = teams.map(({ name }) => /^(\p{Nd}{1,3})[.):]? (.*\p{L}.*)$/u.exec(name));
  const first = Number(counted[0]?.[1]);
  const isCount = teams.length > 2 && counted.every((match, index) => Number(match?.[1]) === first + index);
  return isCount ? teams.map((team, index) => ({ ...team, name: counted[index]?.[2] ?? team.name })) : teams;
}

/** Takes the numbers away that count the teams of the list, or those of each of its categories. */
function withoutNumbers(teams: readonly ListedTeam[]): readonly ListedTeam[] {
  const parts = listedByCategory(teams);
  return [...parts.values()].flatMap(withoutCount).sort((a, b) => a.line - b.line);
}

function findSamePlayers({ line, players }: ListedTeam): ListNote[] {
  const keys = new Set<string>();
  return players.flatMap(({ name }) => {
    const key = nameKey(name);
    const isAgain = keys.has(key);
    keys.add(key);
    return isAgain ? { line, kind: 'same-player' as const, name } : [];
  });
}

/**
 * Reads teams and their players from a list as clubs have them: a team a line, or a spreadsheet or CSV with the players in columns, in one
 * cell, or one a line. A column, or a line above its teams, may name their category. `present` are the teams that the cup has already, `chosen`
 * what somebody said of the list.
 */
export function readTeamList(
  text: string,
  present: readonly PresentTeam[] = [],
  chosen: ListChoices<TeamColumn> = {},
  categories: CategoriesForList = NO_CATEGORIES,
): TeamList {
  const ids = categoryIdsOf(categories);
  const kind = teamListOf((name) => ids.has(nameKey(name)));
  const { passedOver, ...table } = readTable(text, kind, chosen);
  const { columns, rows } = table;
  const notes = passedOver.map(({ row: { line, cells }, kind }): ListNote => ({
    line,
    kind,
    name: cells.filter((cell) => cell !== '').join(' '),
  }));
  const numbers = numberColumns(columns);
  const teamsOfRows = new Teams();
  let headed = '';
  for (const row of rows) {
    const { line } = row;
    const heads = categoryHeadedBy(row, ids);
    if (heads !== null) {
      headed = heads;
      continue;
    }
    const category = visibleText(row.cells[columns.indexOf('category')] ?? '') || headed;
    const categoryId = category === '' ? categories.categoryId : (ids.get(nameKey(category)) ?? null);
    const lines = Array.from({ length: row.lines }, (_, index) => line + index);
    const name = withoutMark(row.cells[columns.indexOf('team')] ?? '');
    const { players, notes: ofPlayers } = readPlayers(row, columns, numbers);
    const openQuotes = row.openQuotes.map((index) => row.cells[index] ?? '');
    notes.push(
      ...openQuotes.map((cell): ListNote => ({ line, kind: 'open-quote', name: cell })),
      ...ofPlayers,
    );
    teamsOfRows.add({ line, lines, name, players, category, categoryId });
  }
  const teams = withoutNumbers(teamsOfRows.found);
  return {
    ...table,
    teams,
    problems: findTeamProblems(teams, present, ids.size > 0),
    notes: [...notes, ...teams.flatMap(findSamePlayers)].sort((a, b) => a.line - b.line),
    unknownCategories: unknownCategories(
      teams.map(({ category }) => category),
      ids,
    ),
  };
}
