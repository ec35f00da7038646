/** How many rows are one below the other; a row has 5.4 % of the height of the screen (tv.css). */
export const ROWS = 13;
const COLUMNS = 2;

/** A list with a heading, which takes as much room as a row, and half a row below the list. */
export interface List<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Divides a list into parts that differ by one at most. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * Puts lists into columns, and columns on pages. A list that is longer than a column goes on in the next one, with its heading.
 *
 * @returns The pages, each with one or two columns of lists.
 */
export function packLists<Packed extends List<unknown>>(lists: readonly Packed[]): Packed[][][] {
  const columns: { lists: Packed[]; left: number }[] = [];
  for (const list of lists) {
    for (const rows of inParts(list.rows, ROWS - 1)) {
      const room = rows.length + 1;
      const last = columns[columns.length - 1];
      const column = last && room <= last.left ? last : { lists: [], left: ROWS };
      if (column !== last) columns.push(column);
      column.lists.push({ ...list, rows });
      column.left -= room + 0.5;
    }
  }
  return inParts(columns, COLUMNS).map((page) => page.map((column) => column.lists));
}
