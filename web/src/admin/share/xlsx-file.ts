import writeWorkbook, { type Cell as SheetCell } from 'write-excel-file/browser';
import type { Cell, List } from '../../shelf/lists/cup-lists';

/** The most characters that a cell of a spreadsheet holds. */
const MAX_CELL_LENGTH = 32_767;

function sheetCell(cell: Cell, kind: List['columns'][number]['kind']): SheetCell {
  if (cell === null) return null;
  // The library writes hours in UTC, so midnight there is the day itself in every time zone.
  if (kind === 'date') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  if (kind === 'number') return { value: Number(cell), type: Number };
  return { value: String(cell).slice(0, MAX_CELL_LENGTH), type: String };
}

/** Writes lists as a workbook, a sheet each. What is a text stays a text: '007', '=SUM', '17:00'. */
export function xlsxFile(lists: readonly List[]): Promise<Blob> {
  const sheets = lists.map(({ name, columns, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 18 : 12 })),
    data: [
      columns.map(({ word }) => ({ value: word, fontWeight: 'bold' as const })),
      ...rows.map((cells) => cells.map((cell, index) => sheetCell(cell, columns[index]?.kind ?? 'text'))),
    ],
  }));
  return writeWorkbook(sheets).toBlob();
}
