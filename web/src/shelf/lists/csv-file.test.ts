import { readRows } from '@futsal-cup/domain/lists/list-rows';
import { readFixtureList } from '@futsal-cup/domain/lists/read-fixture-list';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildHardCup, buildLargeCup, EMPTY_CUP, HARD_NAMES } from '../../testing/cup-of-spreadsheets';
import { buildCup } from '../../testing/build-view';
import { withParts } from '../cup/told-apart';
import { listTexts } from '../texts/lists/en-lists';
import { csvText } from './csv-file';
import { type ListName, listOfCup, listsOf } from './cup-lists';

const LISTS = ['fixtures', 'results', 'tables', 'scorers'] as const;

/** Reads CSV back by a library that did not write it, and that refuses rows of another length. */
function readBack(text: string, delimiter = ';'): string[][] {
  return parse(text, { bom: true, delimiter });
}

const saved = (name: ListName, cup = buildHardCup()) =>
  readBack(csvText(listOfCup(name, cup, listTexts), ';'));

describe('a list of a cup as CSV', () => {
  test('begins with the byte order mark, has CRLF, and commas in English', () => {
    const text = csvText(listOfCup('fixtures', buildHardCup(), listTexts), ',');
    expect(text.startsWith('\ufeff"No.","Date","Time"')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(readBack(text, ',')[0]).toEqual(saved('fixtures')[0]);
  });

  test('has the matches in the order of their kick-offs, with ISO dates', () => {
    const [heading, ...rows] = saved('fixtures');
    expect(heading).toEqual(['No.', 'Date', 'Time', 'Stage', 'Group', 'Home', 'Away', 'Place', 'Remark']);
    expect(rows).toContainEqual([
      '',
      '2030-10-27',
      '18:30',
      'Group stage',
      'Group A',
      '007',
      '1. FC',
      'Halle 1',
      '',
    ]);
    expect(rows).toContainEqual(['1', '', '', 'Final', '', '007', '1. FC', 'Hall 1', 'Postponed']);
    expect(rows).toHaveLength(HARD_NAMES.length);
  });

  test('has goals in two columns of numbers, which stand without quotes', () => {
    const text = csvText(listOfCup('results', buildHardCup(), listTexts), ';');
    expect(text.split('\r\n')[1]).toBe(';2030-10-27;"18:30";"Group stage";"Group A";"007";"1. FC";3;1;;;');
    expect(saved('results')).toHaveLength(2);
  });

  test('has no cell that a spreadsheet takes for a formula; numbers below zero stay numbers', () => {
    const [, ...rows] = saved('tables');
    expect(rows.map(([, , , team]) => team)).toEqual([
      '007',
      '1. FC',
      "'=SUM(A1:A9)",
      "'+41",
      "'-1",
      "'@team",
      '3:1',
      '1/2',
      'Zürich; "Löwen", FC',
    ]);
    expect(rows[0]?.[10]).toBe('-2');
    expect(saved('scorers')).toEqual([
      ['Position', 'Player', 'Team', 'Goals'],
      ['1', "'=Anna K.", '007', '2'],
    ]);
  });

  test.each(['=1', '+1', '-1', '@a', '\t1', '\r1', '\n1'])('defuses %j', (text) => {
    const list = { columns: [{ word: 'A', kind: 'text' }], rows: [[text]] } as const;
    expect(readBack(csvText(list, ','), ',')[1]).toEqual([`'${text}`]);
  });

  test('defuses what a spreadsheet with other separators takes for a formula, and our own step has the names', () => {
    const names = ['A,=1+1,B', 'A;@b', 'A\t+1', 'A,"=1"', '=1,-1', 'A, B-C;D'];
    const text = csvText(
      {
        columns: ['Time', 'Home', 'Away'].map((word) => ({ word, kind: 'text' as const })),
        rows: names.map((name) => ['17:00', name, 'Lions']),
      },
      ';',
    );
    const cells = ["A,'=1+1,B", "A;'@b", "A\t'+1", `A,'"=1"`, "'=1,'-1", 'A, B-C;D'];
    expect(readBack(text).map(([, name]) => name)).toEqual(['Home', ...cells]);
    const known = { date: '2030-10-01', today: '2030-10-01', location: 'Hall 1', isLater: false, teams: [] };
    const { matches } = readFixtureList(text, { ...known, present: { matches: 0, teams: 0 }, inStage: [] });
    expect(matches.map(({ local }) => local)).toEqual(names.map((name) => name.replace('\t', ' ')));
  });

  test('gives any text back, to a library and to our own lists', () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => `x${text.replaceAll(/[\r\n\0]/g, '')}`)
      .filter((text) => !/[,;\t]"*[=+\-@]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const columns = [
          { word: 'A', kind: 'text' },
          { word: 'B', kind: 'text' },
        ] as const;
        const text = csvText({ columns, rows }, ';');
        expect(readBack(text).slice(1)).toEqual(rows);
        expect(readRows(text)).toHaveLength(rows.length + 1);
      }),
    );
  });

  test('of an empty cup is the heading alone', () => {
    const cup = withParts(buildCup(EMPTY_CUP));
    expect(listsOf(cup)).toEqual(LISTS);
    for (const name of LISTS) expect(saved(name, cup)).toHaveLength(1);
  });

  test('has 2,000 matches, and a cell of 40,000 letters whole', () => {
    expect(saved('fixtures', buildLargeCup())).toHaveLength(2_001);
    const list = { columns: [{ word: 'A', kind: 'text' }], rows: [['x'.repeat(40_000)]] } as const;
    expect(readBack(csvText(list, ','), ',')[1]?.[0]).toHaveLength(40_000);
  });

  test('comes in again as a list of fixtures, also where German heads its columns', async () => {
    const { listTexts: german } = await import('../texts/lists/de-lists');
    const cup = buildHardCup({ Stages: buildHardCup().Stages.slice(0, 1) });
    const text = csvText(listOfCup('fixtures', cup, german), ';');
    const { matches, problems } = readFixtureList(text, {
      date: '2030-10-01',
      today: '2030-10-01',
      location: '',
      isLater: false,
      present: { matches: 0, teams: 0 },
      inStage: [],
      teams: [],
    });
    expect(problems).toEqual([]);
    expect(matches.map(({ local }) => local)).toEqual(HARD_NAMES.slice(1).map(() => HARD_NAMES[0]));
    expect(matches.map(({ visitor }) => visitor)).toEqual(HARD_NAMES.slice(1));
    expect(matches[0]).toMatchObject({
      date: '2030-10-27',
      time: '18:30',
      local: '007',
      visitor: '1. FC',
      group: 'Group A',
      location: 'Halle 1',
    });
  });
});

describe('what visitors do not see is in no list', () => {
  test.each([
    [undefined, LISTS],
    ['no-tables', ['fixtures', 'results']],
    ['no-results', ['fixtures']],
  ] as const)('of a cup that shows %s', (shown, names) => {
    expect(listsOf(buildHardCup({ shown }))).toEqual(names);
    expect(saved('tables', buildHardCup({ shown })).length > 1).toBe(shown === undefined);
    expect(saved('scorers', buildHardCup({ shown })).length > 1).toBe(shown === undefined);
  });

  test('of a category without tables, beside one with them, which the first column names', () => {
    const cup = buildHardCup();
    const parts = [
      { ...cup, category: 'F juniors' },
      { ...cup, category: 'E juniors', shown: 'no-tables' as const },
    ];
    const [heading, ...rows] = saved('tables', { ...cup, parts });
    expect(heading?.[0]).toBe('Category');
    expect(new Set(rows.map(([category]) => category))).toEqual(new Set(['F juniors']));
    expect(listsOf({ ...cup, parts })).toEqual(LISTS);
  });
});
