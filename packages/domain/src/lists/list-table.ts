import { isContactAlone } from '../cup/text/contact-details';
import { LEFT_OUT_WORDS, TOTAL_WORDS, wordsIn } from './heading-words';
import { type Layout, readBlocks, readLayout, type ReadLayout } from './list-layout';
import type { ListRow } from './list-rows';

/** A column of which nothing is taken. Every list may have such columns. */
export const LEFT_OUT = 'left-out' as const;

/** What a list is of, for the step that shows which column is what. `Meaning` is what its columns can be. */
export interface ListKind<Meaning extends string, Word extends string> {
  /** The words that head its columns (see `heading-words`). A word may stand for several meanings, which `settle` tells apart. */
  readonly words: Readonly<Record<Word, ReadonlySet<string>>>;
  /** The words that head columns of which nothing is taken; missing where they are those of most lists. */
  readonly leftOut?: ReadonlySet<string>;
  /** Whether a cell without a known word is of an entry, and heads no column; missing where that cannot be told. */
  readonly isOfEntry?: (cell: string) => boolean;
  /** The words that head a list with one column. Others are an entry of it, because such a list holds nothing but its entries. */
  readonly alone: readonly Word[];
  /** The meanings that one column has at most. */
  readonly single: readonly Meaning[];
  /** Finds what the columns are. `null` is a column without a known word, which holds no numbers and no contact details. */
  readonly settle: (columns: readonly HeadedColumn<Word>[]) => readonly (Meaning | typeof LEFT_OUT)[];
}

export interface HeadedColumn<Word extends string> {
  readonly word: Word | typeof LEFT_OUT | null;
  /** The words of the heading, without accents and signs. */
  readonly heading: readonly string[];
  /** The cells below the heading that are not empty. */
  readonly cells: readonly string[];
}

/** What somebody said of a list. The rest is guessed. */
export interface ListChoices<Meaning extends string> {
  readonly layout?: Layout;
  /** Whether it begins with a heading. */
  readonly hasHeading?: boolean;
  /** What columns are, by their indexes. */
  readonly columns?: Readonly<Record<number, Meaning | typeof LEFT_OUT>>;
}

export interface ListTable<Meaning extends string> extends Pick<ReadLayout, 'layout' | 'layouts'> {
  readonly columns: readonly (Meaning | typeof LEFT_OUT)[];
  readonly heading: ListRow | null;
  /** The rows of which something is taken. */
  readonly rows: readonly ListRow[];
  /** The rows that are passed over, and why. */
  readonly passedOver: readonly { readonly row: ListRow; readonly kind: 'heading' | 'total' }[];
}

/** How many rows a list may have before its heading, such as a title. */
const MOST_TITLES = 4;

type Kinds<Word extends string = string> = ReadonlyMap<Word, ReadonlySet<string>>;

const NUMBER = /^[#\p{Nd}\s.,:'’()–-]+$/u;

/** The word of a kind that a heading is, as a whole ('E-Mail', 'Spieler:in 2'), or else that stands in it ('Name der Mannschaft'). */
function wordOf<Word extends string>(cell: string, kinds: Kinds<Word>) {
  const parts = wordsIn(cell);
  const whole = parts.join('').replace(/\d+$/, '');
  const find = (test: (words: ReadonlySet<string>) => boolean) =>
    [...kinds].find(([, words]) => test(words))?.[0] ?? null;
  const exact = find((words) => words.has(whole));
  return { exact, within: exact ?? find((words) => parts.some((part) => words.has(part))) };
}

interface Headings {
  readonly kinds: Kinds;
  readonly isOfEntry?: ((cell: string) => boolean) | undefined;
}

const filledOf = ({ cells }: ListRow) => cells.filter((cell) => cell !== '');

const hasNoNumber = (cell: string) => !/\p{Nd}/u.test(cell);

/**
 * Most cells of a heading are known words, and one of them without a number: 'Lions; Player 1; Player 2' is a team. That one may
 * be a phrase ('Name of the team; Player 1') where all cells are of known words.
 */
function isHeading(row: ListRow, { kinds, isOfEntry = () => false }: Headings): boolean {
  const filled = filledOf(row);
  const exact = filled.filter((cell) => wordOf(cell, kinds).exact !== null);
  const others = filled.filter((cell) => wordOf(cell, kinds).within === null);
  if (filled.length > 1 && others.length === 0 && filled.some(hasNoNumber)) return true;
  return exact.length * 2 >= filled.length && exact.some(hasNoNumber) && !others.some(isOfEntry);
}

/** Most cells of a second heading are known words without a number: 'Team 1; Team 2; Hall' and 'Team Red; Hall East' are names. */
function isSecondHeading(row: ListRow, headings: Headings): boolean {
  const filled = filledOf(row);
  const exact = filled.filter((cell) => hasNoNumber(cell) && wordOf(cell, headings.kinds).exact !== null);
  return exact.length > 1 && exact.length * 2 >= filled.length && isHeading(row, headings);
}

/**
 * The index of the heading, or -1. Lines with one cell, such as a title, may come before a heading with several, and of two headings right
 * below each other the second one counts.
 */
function findHeading(rows: readonly ListRow[], headings: Headings): number {
  const isWide = (row: ListRow) => filledOf(row).length > 1;
  const first = rows.slice(0, MOST_TITLES + 1).findIndex((row) => isHeading(row, headings));
  const [row, next, titles] = [rows[first], rows[first + 1], rows.slice(0, first)];
  if (!row || (first > 0 && (!isWide(row) || titles.some(isWide)))) return -1;
  return next && isSecondHeading(next, headings) ? first + 1 : first;
}

function isTotal({ cells }: ListRow): boolean {
  const texts = cells.filter((cell) => cell !== '' && !NUMBER.test(cell)).map(wordsIn);
  const [only = []] = texts;
  const [first = '', ...others] = only;
  return texts.length === 1 && TOTAL_WORDS.has(first) && others.every((word) => /^\d+$|^teams?$/.test(word));
}

/** Whether a column has nothing but numbers and ways to reach somebody, and so no name of anything. */
function isOfNoNames(cells: readonly string[]): boolean {
  return cells.every((cell) => NUMBER.test(cell) || isContactAlone(cell));
}

/** What the columns are, by their headings and by what is in them. */
function guess<Meaning extends string, Word extends string>(
  { settle }: ListKind<Meaning, Word>,
  kinds: Kinds<Word | typeof LEFT_OUT>,
  heading: ListRow | null,
  rows: readonly ListRow[],
) {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => {
    const head = heading?.cells[index] ?? '';
    const cells = rows.flatMap((row) => row.cells[index] || []);
    return { word: wordOf(head, kinds).within, heading: wordsIn(head), cells };
  });
  const byContent = columns.map((column) =>
    column.word === null && isOfNoNames(column.cells) ? { ...column, word: LEFT_OUT } : column,
  );
  // Where nothing would be left, numbers are names: of the teams '04' and '79'.
  return settle(byContent.every(({ word }) => word === LEFT_OUT) ? columns : byContent);
}

/** What columns are by the guess, and by what somebody chose. A meaning that one column has at most goes to the chosen one. */
function settleColumns<Meaning extends string>(
  guessed: readonly (Meaning | typeof LEFT_OUT)[],
  chosen: NonNullable<ListChoices<Meaning>['columns']>,
  single: readonly Meaning[],
) {
  const taken = new Set<string>(Object.values(chosen));
  return guessed.map((meaning, column) => {
    const isSingle = single.some((each) => each === meaning);
    const isElsewhere = isSingle && (taken.has(meaning) || guessed.indexOf(meaning) < column);
    return chosen[column] ?? (isElsewhere ? LEFT_OUT : meaning);
  });
}

/** Reads a list as a table: its heading, what its columns are, its rows, and the rows that are no entries of it. */
export function readTable<Meaning extends string, Word extends string>(
  text: string,
  kind: ListKind<Meaning, Word>,
  chosen: ListChoices<Meaning> = {},
): ListTable<Meaning> {
  const ofKind = Object.entries(kind.words) as [Word, ReadonlySet<string>][];
  const ofColumns = new Map<Word | typeof LEFT_OUT, ReadonlySet<string>>([
    [LEFT_OUT, kind.leftOut ?? LEFT_OUT_WORDS],
    ...ofKind,
  ]);
  const { isOfEntry } = kind;
  const ofOne = new Map(ofKind.filter(([word]) => kind.alone.includes(word)));
  const read = readLayout(
    text,
    chosen.layout,
    (rows) => findHeading(rows, { kinds: ofColumns, isOfEntry }) !== -1,
  );
  const { layout, layouts, rows: all } = read;
  const kinds = all.some(({ cells }) => cells.length > 1) ? ofColumns : ofOne;
  const found = findHeading(all, { kinds, isOfEntry });
  const index = (chosen.hasHeading ?? found !== -1) ? Math.max(found, 0) : -1;
  const heading = all[index] ?? null;
  const again = heading?.cells.join('\n');
  const told = all.map((row, place) => {
    if (place <= index || row.cells.join('\n') === again) return { row, kind: 'heading' as const };
    return { row, kind: isTotal(row) ? ('total' as const) : null };
  });
  const entries = told.flatMap(({ row, kind: why }) => (why === null ? row : []));
  const rows = layout === 'blocks' ? readBlocks(entries) : entries;
  const columns = settleColumns(guess(kind, kinds, heading, rows), chosen.columns ?? {}, kind.single);
  const passedOver = told.flatMap(({ row, kind: why }) => (why === null ? [] : { row, kind: why }));
  return { layout, layouts, columns, heading, rows, passedOver };
}
