import { FIXTURE_WORDS, LEFT_OUT_OF_FIXTURES } from './heading-words';
import { readDay, readTime } from './list-dates';
import { type HeadedColumn, LEFT_OUT, type ListKind } from './list-table';

/** What the columns of a list of fixtures can be. The cells of `date` may have the time as well. */
export const FIXTURE_COLUMNS = ['date', 'time', 'home', 'away', 'location', 'group', 'category'] as const;

export type FixtureColumn = (typeof FIXTURE_COLUMNS)[number];

type FixtureWord = keyof typeof FIXTURE_WORDS;

/** What a column without a heading is by its cells; null where they are names. */
function meaningOfCells(cells: readonly string[]): FixtureColumn | typeof LEFT_OUT | null {
  if (cells.length === 0) return LEFT_OUT;
  if (cells.every((cell) => readDay(cell) !== null)) return 'date';
  if (cells.every((cell) => readTime(cell) !== null)) return 'time';
  if (cells.every((cell) => /^\p{L}$/u.test(cell))) return 'group';
  return cells.every((cell) => !/\p{L}/u.test(cell)) ? LEFT_OUT : null;
}

/** The meanings, and where no column that counts has days the first one of days, whatever its heading: 'Tag' may be a day or a round. */
function withDays(
  meanings: readonly (FixtureColumn | typeof LEFT_OUT)[],
  columns: readonly HeadedColumn<FixtureWord>[],
): (FixtureColumn | typeof LEFT_OUT)[] {
  const isOfDays = columns.map(({ cells }) => meaningOfCells(cells) === 'date');
  const hasDays = meanings.some((each, index) => each === 'date' || (each !== LEFT_OUT && isOfDays[index]));
  const first = hasDays ? -1 : isOfDays.indexOf(true);
  return meanings.map((each, index) => (index === first ? 'date' : each));
}

/** Two columns that are headed 'Team' are the sides. Without any heading the first columns of names are, and the next one is the place. */
function settle(columns: readonly HeadedColumn<FixtureWord>[]): (FixtureColumn | typeof LEFT_OUT)[] {
  const hasHeading = columns.some(({ heading }) => heading.length > 0);
  const open = (['home', 'away', 'location'] as const).filter((each) =>
    columns.every(({ word }) => word !== each),
  );
  const meanings = columns.map(({ word, heading, cells }) => {
    if (word === 'team') return open[0] === 'location' ? LEFT_OUT : (open.shift() ?? LEFT_OUT);
    if (heading.length > 0) return word ?? LEFT_OUT;
    return meaningOfCells(cells) ?? (hasHeading ? LEFT_OUT : (open.shift() ?? LEFT_OUT));
  });
  return withDays(meanings, columns);
}

export const FIXTURE_LIST: ListKind<FixtureColumn, FixtureWord> = {
  words: FIXTURE_WORDS,
  leftOut: LEFT_OUT_OF_FIXTURES,
  isOfEntry: (cell) => readDay(cell) !== null || readTime(cell) !== null,
  alone: [],
  single: FIXTURE_COLUMNS,
  settle,
};
