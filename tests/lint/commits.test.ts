import { ROOT } from '@futsal-cup/tools/project';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(ROOT, 'functions/src');

/**
 * These files make no change of a cup by an administrator: they write goals, heads of cups, links, roles, and counters against
 * attackers.
 */
const NO_CHANGES_OF_A_CUP = [
  'accounts/administrators.ts',
  'accounts/counters.ts',
  'accounts/known-device.ts',
  'features/people/routes.ts',
  'features/score/links.ts',
  'features/score/open-link.ts',
  // This file rewrites the history itself.
  'storage/history/erase-player.ts',
  'storage/logs/live.ts',
  'storage/logs/scorer-links.ts',
  'storage/pictures.ts',
];

const COMMIT = /\.commit\(\)/;
/** A write past any batch is a call on a reference or a document, or an awaited call. */
const WRITE = /(?:\b(?:ref|reference)|\bdoc\([^)]*\)|await [^\n;=]*)\??\.(?:set|update|delete|create)\(/;
const BULK = /\.(?:bulkWriter|recursiveDelete)\(/;

function writes(source: string): boolean {
  const transactions = source.match(/\.runTransaction\(/g)?.length ?? 0;
  const readOnly = source.match(/\breadOnly: true\b/g)?.length ?? 0;
  return [COMMIT, WRITE, BULK].some((pattern) => pattern.test(source)) || transactions > readOnly;
}

it('every change of a cup is committed by the one function that writes the history', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const sources = new Map(files.map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')]));
  const writing = files.filter((file) => writes(sources.get(file) ?? ''));
  expect(writing.sort()).toEqual(NO_CHANGES_OF_A_CUP);
  const toCups = files.filter((file) => sources.get(file)?.includes('commitToCup('));
  expect(toCups.sort()).toEqual([
    'features/score/enter-in-log.ts',
    'storage/history/commit-change.ts',
    'storage/logs/live.ts',
  ]);
});

it.each([
  'await batch.commit();',
  'await snapshot.ref.update({ name });',
  'return reference.delete();',
  "db.doc('teams/ada').set({});",
  'const writer = db.bulkWriter();',
  'await db.runTransaction(async (transaction) => transaction.set(reference, data));',
])('sees a write in %s', (source) => {
  expect(writes(source)).toBe(true);
});
