import { TEAM_WORDS } from './heading-words';
import { CELL_BREAK } from './list-rows';
import { type HeadedColumn, LEFT_OUT, type ListKind } from './list-table';

/** What the columns of a list of teams can be. `last-first` are players whose last name stands first: 'Keller, Anna'. */
export const TEAM_COLUMNS = ['team', 'category', 'players', 'last-first', 'first-name', 'last-name'] as const;

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
  return settled.map((meaning, index) => (turned && isTaken(index) ? 'last-first' : meaning));
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
