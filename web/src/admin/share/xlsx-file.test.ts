import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { listOfCup } from '../../shelf/lists/cup-lists';
import { listTexts } from '../../shelf/texts/lists/en-lists';
import { buildHardCup, buildLargeCup, HARD_NAMES } from '../../testing/cup-of-spreadsheets';
import { xlsxFile } from './xlsx-file';

/** Reads a workbook back by another library than that which wrote it. */
async function readBack(lists: Parameters<typeof xlsxFile>[0]) {
  const blob = await xlsxFile(lists);
  return readSheets(Buffer.from(await blob.arrayBuffer()));
}

const sheetOf = (name: 'fixtures' | 'results' | 'tables', cup = buildHardCup()) =>
  listOfCup(name, cup, listTexts);

test('a workbook has a sheet for each list', async () => {
  const sheets = await readBack([sheetOf('fixtures'), sheetOf('results')]);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Fixtures', 'Results']);
});

test('3:1 is 3 and 1, the day is a day without hours, and the time a text', async () => {
  const [{ data } = { data: [] }] = await readBack([sheetOf('results')]);
  expect(data[1]?.slice(0, 9)).toEqual([
    null,
    new Date('2030-10-27T00:00:00Z'),
    '18:30',
    'Group stage',
    'Group A',
    '007',
    '1. FC',
    3,
    1,
  ]);
});

test('names that look like numbers, times and formulas stay texts', async () => {
  const [{ data } = { data: [] }] = await readBack([sheetOf('tables')]);
  expect(data.slice(1).map((row) => row[3])).toEqual([...HARD_NAMES]);
  expect(data[1]?.[10]).toBe(-2);
});

test('an empty list is its heading, 2,000 matches are all there, and a cell is cut where a spreadsheet ends it', async () => {
  const long = {
    name: 'Long',
    columns: [{ word: 'A', kind: 'text' as const }],
    rows: [['x'.repeat(40_000)]],
  };
  const sheets = await readBack([
    { ...sheetOf('fixtures'), rows: [] },
    { ...sheetOf('fixtures', buildLargeCup()), name: 'Large' },
    long,
  ]);
  expect(sheets.map(({ data }) => data.length)).toEqual([1, 2_001, 2]);
  expect(String(sheets[2]?.data[1]?.[0])).toHaveLength(32_767);
});
