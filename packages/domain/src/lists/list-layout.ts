import { GROUP_WORDS, SQUAD_WORDS, wordsIn } from './heading-words';
import { type ListRow, readRows, withoutQuoted } from './list-rows';

/**
 * How a list is written. `lines`: a name a line, with its commas. `columns`: separators between the cells of a line. `blocks`: a team, below it its
 * players with one a line, and an empty line before the next team.
 */
const LAYOUTS = ['lines', 'columns', 'blocks'] as const;

export type Layout = (typeof LAYOUTS)[number];

const MARK = /^(?:[-–•*·]|#?\p{Nd}{1,3}[.):]?) /u;

/** The rows between empty lines. */
function blocksOf(rows: readonly ListRow[]): readonly (readonly ListRow[])[] {
  const blocks: ListRow[][] = [];
  let next = 0;
  for (const row of rows) {
    if (row.line === next) blocks.at(-1)?.push(row);
    else blocks.push([row]);
    next = row.line + row.lines;
  }
  return blocks;
}

/** The first row of each block has a team, the others have its players. */
export function readBlocks(rows: readonly ListRow[]): readonly ListRow[] {
  return blocksOf(rows).flatMap(([team, ...players]) => [
    ...(team ? [{ ...team, cells: [...team.cells, ''] }] : []),
    ...players.map((row) => ({ ...row, cells: ['', ...row.cells] })),
  ]);
}

/** What a line looks like: 'Lions', 'FC Bern' or 'U13', 'Anna Keller', '7 Anna'. */
function look(cell: string): 'word' | 'club' | 'person' | 'marked' {
  if (MARK.test(cell)) return 'marked';
  if (/\p{Nd}|(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/u.test(cell)) return 'club';
  const words = cell.split(/[\s,]+/).length;
  return words > 1 && words < 5 ? 'person' : 'word';
}

/** Whether most lines below the first ones of their blocks look alike, and the first ones do not. 'Group A' is no team. */
function areBlocks(blocks: readonly (readonly ListRow[])[]): boolean {
  const cellOf = (row: ListRow | undefined) => row?.cells[0] ?? '';
  const filled = blocks.filter(({ length }) => length > 1);
  const firsts = filled.map(([first]) => cellOf(first));
  const below = filled.flatMap(([, ...others]) => others.map(cellOf));
  if (firsts.some((first) => wordsIn(first).some((word) => GROUP_WORDS.has(word)))) return false;
  const share = (cells: readonly string[], of: string) =>
    cells.filter((cell) => look(cell) === of).length / cells.length;
  return ['word', 'person', 'marked'].some(
    (each) => share(below, each) > 0.5 && share(firsts, each) * 3 < share(below, each),
  );
}

/** 'Frauen', 'U13', '2. Mannschaft', 'B' and the like, which tell the teams of a club apart. */
function isOfSquad(part: string): boolean {
  const words = wordsIn(part);
  return words.join('').length === 1 || words.some((word) => SQUAD_WORDS.has(word) || /\p{Nd}/u.test(word));
}

/**
 * Whether commas are parts of names: 'FC Bern, Frauen'. No line has two commas, and most have none, or what stands behind them tells the
 * teams of a club apart. Programs write no space behind a comma that separates.
 */
function areInNames(text: string): boolean {
  const lines = withoutQuoted(text)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const parts = lines.flatMap((line) => /,(.*)$/.exec(line)?.[1] ?? []);
  if (parts.some((part) => !/^ [^,]*$/.test(part))) return false;
  return parts.length * 2 < lines.length || parts.every(isOfSquad) || new Set(parts).size * 2 < parts.length;
}

export interface ReadLayout {
  readonly layout: Layout;
  /** How the list may be written; one of them is guessed. */
  readonly layouts: readonly Layout[];
  /** The rows as they stand, those of blocks with one cell each. */
  readonly rows: readonly ListRow[];
}

/** Finds how a list is written. `hasHeading` tells whether rows of several columns begin with a heading. */
export function readLayout(
  text: string,
  chosen: Layout | undefined,
  hasHeading: (rows: readonly ListRow[]) => boolean,
): ReadLayout {
  const bare = withoutQuoted(text);
  const inColumns = () => readRows(text);
  if (/[\t;]/.test(bare)) return { layout: 'columns', layouts: ['columns'], rows: inColumns() };
  const lines = readRows(text, { isWhole: true });
  const blocks = blocksOf(lines);
  const mayBeColumns = bare.includes(',');
  const mayBeBlocks = blocks.filter(({ length }) => length > 1).length > 1;
  const layouts = LAYOUTS.filter(
    (each) => each === 'lines' || (each === 'columns' && mayBeColumns) || (each === 'blocks' && mayBeBlocks),
  );
  const guess = (): Layout => {
    if (mayBeBlocks && areBlocks(blocks)) return 'blocks';
    return mayBeColumns && (hasHeading(inColumns()) || !areInNames(text)) ? 'columns' : 'lines';
  };
  const layout = layouts.find((each) => each === chosen) ?? guess();
  return { layout, layouts, rows: layout === 'columns' ? inColumns() : lines };
}
