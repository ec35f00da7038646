import type { Cell, Promised, Section, Table } from './section';

function escape(cell: Cell): string {
  return String(cell).replaceAll('|', '\\|');
}

function printRow(cells: readonly Cell[]): string {
  return `| ${cells.map(escape).join(' | ')} |`;
}

/** Numbers are aligned to the right, because people compare them. */
function printRule(cells: readonly Cell[]): string {
  return `| ${cells.map((cell) => (typeof cell === 'number' ? '---:' : '---')).join(' | ')} |`;
}

function printTable({ caption, rows }: Table): string {
  const [first] = rows;
  if (!first) return '';
  const columns = Object.keys(first);
  const lines = [
    printRow(columns),
    printRule(columns.map((column) => first[column] ?? '')),
    ...rows.map((row) => printRow(columns.map((column) => row[column] ?? ''))),
  ];
  return `${caption ? `${caption}\n\n` : ''}${lines.join('\n')}`;
}

export function printPromises(promises: readonly Promised[]): string {
  const rows = promises.map(({ promise, measured, isMet, why }) => ({
    'what the design promises': promise,
    measured,
    met: isMet ? 'yes' : `no${why ? `: ${why}` : ''}`,
  }));
  return printTable({ rows });
}

export function printSection({ title, about, tables }: Section): string {
  return [`## ${title}`, about, ...tables.map(printTable)].join('\n\n');
}
