import { ROOT } from '@futsal-cup/tools/project';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesOf } from '../../web/build/licences';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const web = join(ROOT, 'web');
const file = licencesOf(web);

it('the site is sent with the licence text of every package that it needs', () => {
  const { dependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as Manifest;
  const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@futsal-cup/'));
  // React's own package, and one that only React needs.
  for (const name of [...foreign, 'scheduler', 'zod']) expect(file).toMatch(new RegExp(`^${name} \\d`, 'm'));
  const entries = file.split('-'.repeat(80)).map((entry) => entry.trim());
  const withoutText = entries.filter(
    (entry) => !/permission|copyright|licen[cs]ed/i.test(entry.replace(/^.*\n?/, '')),
  );
  expect(withoutText).toEqual([]);
  expect(file).toContain('SIL OPEN FONT LICENSE');
});
