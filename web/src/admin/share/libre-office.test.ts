import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvText } from '../../shelf/lists/csv-file';
import { listOfCup } from '../../shelf/lists/cup-lists';
import { listTexts } from '../../shelf/texts/lists/de-lists';
import { buildHardCup } from '../../testing/cup-of-spreadsheets';
import { xlsxFile } from './xlsx-file';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
let folder = '';
const results = listOfCup('results', buildHardCup(), listTexts);
const tables = listOfCup('tables', buildHardCup(), listTexts);

/** German of Switzerland, cells between semicolons, UTF-8, texts in quotes as they are, dates found. */
const CSV_OF_SWITZERLAND = 'Text - txt - csv (StarCalc):59,34,76,1,,2055,true,true';

/** Lets LibreOffice open a file, and returns its cells, each with its kind: 'date 2030-10-27', 'float 3', 'string 007'. */
function openInOffice(name: string, content: string | Uint8Array, filter: readonly string[] = []): string[] {
  writeFileSync(join(folder, name), content);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--headless', ...filter, '--convert-to', 'fods', '--outdir', folder, join(folder, name)];
  const env = { ...process.env, LC_ALL: 'de_CH.UTF-8' };
  spawnSync('soffice', [profile, ...options], { env, timeout: 120_000 });
  const document = readFileSync(join(folder, name.replace(/\.\w+$/, '.fods')), 'utf8');
  const cells = document.matchAll(
    /<table:table-cell[^>]*office:value-type="(\w+)"([^>]*)>\s*<text:p>([^<]*)/g,
  );
  return [...cells].map(([, kind, attributes = '', text]) => {
    const value = /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1];
    return `${kind} ${value ?? text}`;
  });
}

describe.skipIf(!hasOffice)('LibreOffice in the German of Switzerland', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lists-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(['CSV', 'XLSX'])(
    'reads days, goals and names as what they are, from %s',
    { timeout: 300_000 },
    async (kind) => {
      const open = async (list: typeof results) =>
        kind === 'CSV'
          ? openInOffice(`${list.name}.csv`, csvText(list, ';'), [`--infilter=${CSV_OF_SWITZERLAND}`])
          : openInOffice(`${list.name}.xlsx`, new Uint8Array(await (await xlsxFile([list])).arrayBuffer()));
      const cells = await open(results);
      for (const cell of [
        'date 2030-10-27',
        'string 18:30',
        'string 007',
        'string 1. FC',
        'float 3',
        'float 1',
      ]) {
        expect(cells).toContain(cell);
      }
      const formula = kind === 'CSV' ? "string '=SUM(A1:A9)" : 'string =SUM(A1:A9)';
      expect((await open(tables)).map((cell) => cell.replaceAll('&apos;', "'"))).toEqual(
        expect.arrayContaining([formula, 'string 3:1', 'string 1/2', 'float -2']),
      );
    },
  );
});
