import { TEAM_WORDS } from './heading-words';
import { CELL_BREAK } from './list-rows';
import { type HeadedColumn, LEFT_OUT, type ListKind } from './list-table';

/** What the columns of a list of teams can be. `last-first` are players whose last name stands first: 'Keller, Anna'. */
export const TEAM_COLUMNS = [
  'team',
  'category',
  'number',
  'players',
  'last-first',
  'first-name',
  'last-name',
] as const;

export type TeamColumn = (typeof TEAM_COLUMNS)[number];

type TeamWord = keyof typeof TEAM_WORDS;

/** One comma in each cell, and one word behind it in most: 'Keller, Anna' and not 'Anna Keller, Lea Meier'. */
function areLastFirst(cells: readonly string[]): boolean {
  const pairs = cells.map((cell) => /^([^,;/]+),\s*([^,;/]+)$/.exec(cell));
  const ofOneWord = pairs.filter((pair) => pair && !pair[2]?.includes(' ') && !pair[2]?.includes(CELL_BREAK));
  return cells.length > 0 && pairs.every(Boolean) && ofOneWord.length * 2 > cells.length;
}

/** 'Name' alone heads the teams; beside a first name the last name, beside a team its players. */
function meaningOfName(words: ReadonlySet<TeamWord | typeof LEFT_OUT | null>): TeamColumn {
  if (words.has('first-name')) return 'last-name';
  if (words.has('last-name')) return 'first-name';
  return words.has('team') || words.has('club') ? 'players' : 'team';
}

/** 'Name, Vorname' heads whole names. */
function isWholeName({ heading }: HeadedColumn<TeamWord>): boolean {
  const isIn = (word: TeamWord) => heading.some((part) => TEAM_WORDS[word].has(part));
  return isIn('first-name') && (isIn('last-name') || isIn('name'));
}

type IsCategory = (name: string) => boolean;

/** A column beside another one that has nothing but names of categories, whatever its heading. */
function isOfCategories(
  { word, cells }: HeadedColumn<TeamWord>,
  count: number,
  isCategory: IsCategory,
): boolean {
  return word === null && count > 1 && cells.length > 0 && cells.every(isCategory);
}

const OF_PLAYERS: ReadonlySet<string | null | undefined> = new Set([
  'players',
  'last-first',
  'first-name',
  'last-name',
]);

/** The indexes of the columns that have players; first and last name count as one. */
function columnsOfPlayers(columns: readonly string[]): readonly number[] {
  const hasLast = columns.includes('last-name');
  const isOne = (column: string) => OF_PLAYERS.has(column) && !(column === 'first-name' && hasLast);
  return columns.flatMap((column, index) => (isOne(column) ? index : []));
}

/** The column with the numbers for each column of players, by index: the first one for the first one, and so on. */
export function numberColumns(columns: readonly string[]): ReadonlyMap<number, number> {
  const numbers = columns.flatMap((column, index) => (column === 'number' ? index : []));
  const ofPlayers = columnsOfPlayers(columns);
  return new Map(numbers.slice(0, ofPlayers.length).map((number, place) => [ofPlayers[place] ?? -1, number]));
}

const SHORT_NUMBER = /^#?\d{1,2}\.?$/;

/**
 * Leaves shirt numbers in where there is a column of them for each player of a row: one that is directly beside players and headed so,
 * or that has no heading, stands before them and has nothing but numbers of two digits. One that counts the rows or the teams is left out.
 */
function settleNumbers<Meaning extends string>(
  settled: readonly Meaning[],
  columns: readonly HeadedColumn<TeamWord>[],
): (Meaning | 'number' | typeof LEFT_OUT)[] {
  const isNumber = columns.map(({ word, heading, cells }, index) => {
    if (cells.length > 2 && cells.every((cell, row) => Number.parseInt(cell, 10) === row + 1)) return false;
    const isBefore = OF_PLAYERS.has(settled[index + 1]);
    if (word === 'number') return isBefore || OF_PLAYERS.has(settled[index - 1]);
    const isBare = word === LEFT_OUT && heading.length === 0 && cells.length > 0;
    return isBefore && isBare && cells.every((cell) => SHORT_NUMBER.test(cell));
  });
  const fits = isNumber.filter(Boolean).length === columnsOfPlayers(settled).length;
  return settled.map((meaning, index) => {
    if (isNumber[index] && fits) return 'number';
    return meaning === 'number' ? LEFT_OUT : meaning;
  });
}

/** Without a known word the first column has the teams, and those behind it the players; among known words an unknown one says nothing. */
function settle(
  columns: readonly HeadedColumn<TeamWord>[],
  isCategory: IsCategory,
): (TeamColumn | typeof LEFT_OUT)[] {
  const words = new Set(columns.map(({ word }) => word));
  const hasWords = columns.some(({ word }) => word !== null && word !== LEFT_OUT);
  let hasTeam =
    words.has('team') || words.has('club') || (words.has('name') && meaningOfName(words) === 'team');
  const settled = columns.map((column): TeamColumn | typeof LEFT_OUT => {
    const { word, heading } = column;
    if (isWholeName(column)) return 'players';
    if (isOfCategories(column, columns.length, isCategory)) return 'category';
    if (word === 'name') return meaningOfName(words);
    if (word === 'club') return words.has('team') ? LEFT_OUT : 'team';
    if (word !== null) return word;
    if (!hasTeam) {
      hasTeam = true;
      return 'team';
    }
    return hasWords && heading.length > 0 ? LEFT_OUT : 'players';
  });
  const isTaken = (index: number) => settled[index] === 'players';
  const turned = areLastFirst(columns.flatMap(({ cells }, index) => (isTaken(index) ? cells : [])));
  return settleNumbers(settled, columns).map((meaning, index) =>
    turned && isTaken(index) ? 'last-first' : meaning,
  );
}

/** The lists of teams for a cup; `isCategory` says whether it has a category of a name. */
export function teamListOf(isCategory: IsCategory): ListKind<TeamColumn, TeamWord> {
  return {
    words: TEAM_WORDS,
    alone: ['team', 'club', 'name'],
    single: ['team', 'category', 'first-name', 'last-name'],
    settle: (columns) => settle(columns, isCategory),
  };
}
