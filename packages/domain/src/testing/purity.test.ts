import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { importsIn, listDomainFiles, PACKAGE, readText, SOURCE } from './domain-files';

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(PACKAGE, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  PACKAGE,
);

const PURE = `
  import { z } from 'zod';
  import type { Match } from '../cup/records';
  export const schema = z.string();
  export const zone = new Intl.DateTimeFormat('en', { timeZone: 'UTC' });
  export const idOf = (match: Match): string => match.matchId;`;

const GLOBALS = [
  'window',
  'document',
  'localStorage',
  'fetch',
  'process',
  'Buffer',
  'setTimeout',
  'console',
  'require',
];

const PACKAGES = [
  'firebase/app',
  'firebase-admin',
  'firebase-admin/firestore',
  'firebase-functions/v2/https',
  'react',
  'react-dom/client',
  'node:fs',
  'fs',
];

/** Maps made-up files of the domain to their texts. One program type-checks them all. */
const snippets = new Map<string, string>(
  [
    ['pure', PURE] as const,
    ...GLOBALS.map((name) => [name, `export const found = ${name};`] as const),
    ...PACKAGES.map(
      (name) => [name, `import * as found from '${name}';\nexport const used = found;`] as const,
    ),
  ].map(([name, text]) => [fileOf(name), text]),
);

function fileOf(snippet: string): string {
  return join(SOURCE, 'standings', `snippet-${snippet.replaceAll(/\W/g, '-')}.ts`);
}

function createSnippetProgram(): ts.Program {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => snippets.get(name) ?? readFile(name);
  host.fileExists = (name) => snippets.has(name) || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = snippets.get(name);
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  return ts.createProgram([...snippets.keys()], options, host);
}

/** All files and packages that importing `entry` brings along, followed through relative imports. */
function importsOf(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([join(SOURCE, entry)]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsIn(readText(file))) {
      if (name.startsWith('.')) files.add(`${join(dirname(file), name)}.ts`);
      else packages.add(name);
    }
  }
  return { files, packages };
}

describe('the type check of the domain', () => {
  let program: ts.Program;

  beforeAll(() => {
    program = createSnippetProgram();
  }, 60_000);

  function typeErrors(snippet: string): string[] {
    const source = program.getSourceFile(fileOf(snippet));
    if (!source) throw new Error(`There is no snippet ${snippet}`);
    const messages = program.getSemanticDiagnostics(source).map(({ messageText }) => messageText);
    return messages.map((message) => ts.flattenDiagnosticMessageText(message, '\n'));
  }

  it('passes plain computation, time zones and zod', () => {
    expect(typeErrors('pure')).toEqual([]);
  }, 60_000);

  it.each(GLOBALS)('fails on %s', (name) => {
    expect(typeErrors(name).join()).toContain(`Cannot find name '${name}'`);
  });

  it.each(PACKAGES)('fails on an import of %s', (name) => {
    expect(typeErrors(name).join()).toMatch(/is not a module|Cannot find (module|name)/);
  });
});

describe('a computation', () => {
  it.each([
    'standings/standings.ts',
    'standings/across-groups.ts',
    'bracket/resolve-cup.ts',
    'bracket/bind-placeholder.ts',
    'bracket/placeholders.ts',
    'bracket/references.ts',
    'bracket/rounds.ts',
    'schedule/kick-off.ts',
    'schedule/countdown.ts',
    'plan/format/round-robin.ts',
    'plan/find-plan.ts',
    'plan/find-contradiction.ts',
    'plan/find-settings-problems.ts',
    'lists/read-team-list.ts',
    'plan/day/find-move-conflicts.ts',
    'commands/apply-plan.ts',
    'commands/move-matches.ts',
    'cup/outcome.ts',
    'cup/score-rules.ts',
    'cup/flat-match.ts',
    'cup/dates.ts',
    'cup/time-zone.ts',
    'commands/matches.ts',
    'commands/teams.ts',
  ])('%s ships no package at all, so no zod', (entry) => {
    const { files, packages } = importsOf(entry);
    expect([...packages]).toEqual([]);
    expect(files.has(join(SOURCE, entry))).toBe(true);
  });

  it('ships what its imports import, so that a package is found', () => {
    const { files, packages } = importsOf('testing/arbitrary-cup.ts');
    expect(packages.has('fast-check')).toBe(true);
    expect(files.has(join(SOURCE, 'standings', 'standings.ts'))).toBe(true);
  });
});

describe('every file of the domain', () => {
  const files = listDomainFiles();

  it('imports its own files, and no package but zod', () => {
    const packages = files
      .flatMap((file) => importsIn(readText(file)))
      .filter((name) => !name.startsWith('.'));
    expect(files.length).toBeGreaterThan(20);
    expect([...new Set(packages)]).toEqual(['zod']);
  });

  it('has no clock and no randomness', () => {
    const impure = /Date\.now|new Date\(\)|Math\.random|performance\.now|crypto\./;
    expect(files.filter((file) => impure.test(readText(file)))).toEqual([]);
  });
});
