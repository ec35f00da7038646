import { ROOT } from '@futsal-cup/tools/project';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(ROOT, 'functions/src');

/** These commit what is no change of a cup by an administrator: goals, heads of cups, links, roles, and what is counted against attackers. */
const NO_CHANGES_OF_A_CUP = [
  'accounts/administrators.ts',
  'accounts/counters.ts',
  'features/people/routes.ts',
  'features/score/links.ts',
  'storage/logs/live.ts',
];

it('every change of a cup is committed by the one function that writes the history', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const commits = files.filter((file) => /\.commit\(\)/.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(commits.filter((file) => !NO_CHANGES_OF_A_CUP.includes(file))).toEqual([]);
  const toCups = files.filter((file) => readFileSync(join(SOURCE, file), 'utf8').includes('commitToCup('));
  expect(toCups.sort()).toEqual([
    'features/score/enter-in-log.ts',
    'storage/history/commit-change.ts',
    'storage/logs/live.ts',
  ]);
});
