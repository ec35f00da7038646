import { ROOT } from '@futsal-cup/tools/project';
import { SUBJECTS } from '@futsal-cup/tools/suites/subjects';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Lists the paths of the tests that a page names; the page shortens the paths in the domain package. */
function testsNamedIn(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const names = [
    ...text.matchAll(/`((?:tests|functions|tools|web|packages|domain)\/[^`\s]+?\.test\.tsx?)`/g),
  ];
  return [...new Set(names.map(([, name = '']) => name.replace(/^domain\//, 'packages/domain/')))];
}

describe.each(['docs/security.md', 'docs/owasp.md'])('%s', (page) => {
  it('names no test that is not there', () => {
    const named = testsNamedIn(page);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});

const PARTS = [
  'functions/src',
  'packages/domain/src',
  'packages/local-firestore/src',
  'tests',
  'tools/src',
  'web/src',
];

function listTests(part: string): string[] {
  return readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file));
}

/** Vitest and Playwright take every file whose path begins with the given text. */
it.each(Object.entries(SUBJECTS))('npm test -- %s finds a test by each path', (_word, subject) => {
  const tests = PARTS.flatMap(listTests);
  const paths = Object.values(subject).flatMap((value) => (typeof value === 'string' ? [] : value));
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !tests.some((test) => test.startsWith(path)))).toEqual([]);
});
