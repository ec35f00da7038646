import { ROOT } from '@futsal-cup/tools/project';
import { HOLD_FILES } from '@futsal-cup/tools/suites/hold';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Lists the paths of tests that a page names; it shortens those of the domain. */
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

/** Vitest takes every file whose path begins with the given text. */
function findFiles(start: string): string[] {
  const folder = join(ROOT, start.endsWith('/') ? start : dirname(start));
  const prefix = start.endsWith('/') ? '' : basename(start);
  return readdirSync(folder).filter((name) => name.startsWith(prefix) && /\.test\.tsx?$/.test(name));
}

it.each(Object.values(HOLD_FILES).flat())('npm test -- hold finds %s', (start) => {
  expect(findFiles(start)).not.toEqual([]);
});
