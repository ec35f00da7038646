import { visibleText } from '../../cup/text/visible-text';

const SEPARATORS = ['\t', ';', ','] as const;

export type Separator = (typeof SEPARATORS)[number];

/**
 * The separator of a line. The tab of a spreadsheet is preferred to a semicolon, and a semicolon to a comma, because names may contain
 * commas. A comma separates only where the whole text has neither tabs nor semicolons.
 */
export function separatorOf(line: string, text: string): Separator {
  const found = (place: string) => SEPARATORS.find((separator) => place.includes(separator)) ?? ',';
  const ofText = found(text);
  const ofLine = found(line);
  return ofLine === ',' ? ofText : ofLine;
}

/** The index at which quotes end that are opened at an index, or -1. Doubled quotes stand for one quote character. */
function closingQuote(line: string, opened: number): number {
  for (let index = opened + 1; index < line.length; index += 1) {
    if (line[index] !== '"') continue;
    if (line[index + 1] !== '"') return index;
    index += 1;
  }
  return -1;
}

interface SplitLine {
  readonly columns: readonly string[];
  /** The columns (indexes) that begin with quotes without an end. */
  readonly openQuotes: readonly number[];
}

/**
 * The columns of a line. A column in double quotes may contain the separator and doubled quotes (RFC 4180). Quotes without an end are
 * ordinary characters, so that they do not swallow the rest of the line.
 */
export function splitLine(line: string, separator: Separator): SplitLine {
  const columns: string[] = [];
  const openQuotes: number[] = [];
  let column = '';
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? '';
    const isQuote = character === '"' && column.trim() === '';
    const end = isQuote ? closingQuote(line, index) : -1;
    if (isQuote && end === -1) openQuotes.push(columns.length);
    if (end !== -1) {
      column += line.slice(index + 1, end).replaceAll('""', '"');
      index = end;
    } else if (character === separator) {
      columns.push(column);
      column = '';
    } else {
      column += character;
    }
  }
  return { columns: [...columns, column].map(visibleText), openQuotes };
}
