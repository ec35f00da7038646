import type { Cell, List } from './cup-lists';

/**
 * A spreadsheet takes a text that begins so for a formula, and one that splits at other separators than ours takes what follows one in a text for a
 * cell. A cell is never a formula of ours, so an apostrophe stands before it.
 */
const FORMULA = /^(?=[=+\-@\t\r\n])|([,;\t])(?="*[=+\-@])/g;

function field(cell: Cell, kind: List['columns'][number]['kind']): string {
  if (cell === null || kind !== 'text') return String(cell ?? '');
  const text = String(cell).replaceAll(FORMULA, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Writes a list as CSV (RFC 4180) with the byte order mark, by which Excel knows UTF-8. Texts are in quotes; numbers and ISO dates are not, so that
 * a reader can tell them apart.
 */
export function csvText({ columns, rows }: Omit<List, 'name'>, separator: ',' | ';'): string {
  const lines = [
    columns.map(({ word }) => field(word, 'text')),
    ...rows.map((cells) => cells.map((cell, index) => field(cell, columns[index]?.kind ?? 'text'))),
  ];
  return `\ufeff${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;
}
