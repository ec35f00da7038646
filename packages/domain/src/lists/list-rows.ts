import { visibleText } from '../cup/text/visible-text';

const SEPARATORS = ['\t', ';', ','] as const;

type Separator = (typeof SEPARATORS)[number];

/** A line break within a cell, as the cells of a row have it. */
export const CELL_BREAK = '\u2028';

const LINE_BREAK = /\r\n|\r|\n/;

/** A cell in double quotes: it may contain separators, line breaks and doubled quotes (RFC 4180). */
const QUOTED = /"(?<=(?:^|[\t;,]) *")[^"]*(?:""[^"]*)*"(?= *(?:[\t;,]|\r?$))/gm;

/** A text in which quoted cells are empty. */
export function withoutQuoted(text: string): string {
  return text.replaceAll(QUOTED, '""');
}

export interface ListRow {
  /** The number of the row's first line, from 1, and how many lines it takes. */
  readonly line: number;
  readonly lines: number;
  readonly cells: readonly string[];
  /** What separates its cells; null where it is whole. */
  readonly separator: Separator | null;
  /** The cells (indexes) that begin with quotes without an end. */
  readonly openQuotes: readonly number[];
}

/**
 * The separator between the columns of a list: one that every row has, best of all always without a space behind it, as programs write it,
 * and in each row as often. In a list that was put together by hand there is none, and a tab or semicolon is preferred, because
 * names may contain commas.
 */
function separatorOfList(rows: readonly string[]): Separator {
  const counted = rows.filter((row) => row.trim() !== '').map(withoutQuoted);
  const rate = (separator: Separator) => {
    const counts = new Set(counted.map((row) => row.split(separator).length));
    if (counts.has(1)) return 0;
    const isTight = !counted.some((row) => row.includes(`${separator} `));
    return 1 + Number(isTight) * 2 + Number(counts.size === 1);
  };
  const best = Math.max(...SEPARATORS.map(rate));
  const fits = (separator: Separator) =>
    best > 0 ? rate(separator) === best : counted.some((row) => row.includes(separator));
  return SEPARATORS.find(fits) ?? ',';
}

/** A row without the separator of its list has a tab or semicolon of its own. */
function separatorOfRow(row: string, ofList: Separator): Separator {
  const own = [ofList, '\t', ';'] as const;
  return own.find((separator) => row.includes(separator)) ?? ofList;
}

/** The index at which quotes end that are opened at an index, or -1. Doubled quotes stand for one quote character. */
function closingQuote(row: string, opened: number): number {
  for (let index = opened + 1; index < row.length; index += 1) {
    if (row[index] !== '"') continue;
    if (row[index + 1] !== '"') return index;
    index += 1;
  }
  return -1;
}

/** Splits a row into cells. Quotes without an end are ordinary characters, so that they do not swallow the rest of the row. */
function splitRow(row: string, separator: Separator | null): Pick<ListRow, 'cells' | 'openQuotes'> {
  const cells: string[] = [];
  const openQuotes: number[] = [];
  let cell = '';
  for (let index = 0; index < row.length; index += 1) {
    const character = row[index] ?? '';
    const isQuote = character === '"' && cell.trim() === '';
    const end = isQuote ? closingQuote(row, index) : -1;
    if (isQuote && end === -1) openQuotes.push(cells.length);
    if (end !== -1) {
      cell += row.slice(index + 1, end).replaceAll('""', '"');
      index = end;
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else {
      cell += character;
    }
  }
  return { cells: [...cells, cell].map(visibleText), openQuotes };
}

/**
 * The rows of a list that was pasted or is the text of a CSV file, with tabs, semicolons or commas between its cells. Rows
 * without any text, and the line `sep=` that Excel reads, are passed over. Rows that are whole have one cell.
 */
export function readRows(text: string, { isWhole = false } = {}): readonly ListRow[] {
  const joined = text
    .replaceAll(CELL_BREAK, ' ')
    .replaceAll(QUOTED, (cell) => cell.split(LINE_BREAK).join(CELL_BREAK));
  const rows = joined.split(LINE_BREAK);
  const ofList = isWhole ? null : separatorOfList(rows);
  let next = 1;
  return rows.flatMap((row) => {
    const [line, lines] = [next, row.split(CELL_BREAK).length];
    next += lines;
    const separator = ofList && separatorOfRow(row, ofList);
    const split = splitRow(row, separator);
    const isEmpty = split.cells.every((cell) => cell === '') || /^sep=.?$/i.test(row);
    return isEmpty ? [] : [{ line, lines, separator, ...split }];
  });
}
