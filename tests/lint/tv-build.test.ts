import { ROOT } from '@futsal-cup/tools/project';
import doiuse from 'doiuse';
import { ESLint, type Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { execa } from 'execa';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The engine of televisions of 2021, for which the screen of the hall is built (web/vite.tv.config.ts). */
const ENGINE = 'chrome 76';

/** What is younger than ES2019 and was in that engine all the same, and what it takes without harm. */
const KNOWN_TO_ENGINE = [
  'no-bigint',
  'no-dynamic-import',
  'no-global-this',
  'no-import-meta',
  'no-promise-all-settled',
  'no-string-prototype-matchall',
  // An engine that does not know the cause of an error leaves it out.
  'no-error-cause',
];

/** The rules that forbid what the modules of core-js add, by the names of the modules. */
const RULES_OF_POLYFILLS: Readonly<Record<string, string>> = {
  'array/at': 'es-x/no-array-prototype-at',
  'object/has-own': 'es-x/no-object-hasown',
  'string/at': 'es-x/no-string-prototype-at',
  'string/replace-all': 'es-x/no-string-prototype-replaceall',
};

/** The linter of browser interfaces does not know these. */
const ALSO_YOUNGER = ['replaceChildren', 'checkVisibility', 'showPicker', 'throwIfAborted'];

/** The linter of styles does not know these. */
const YOUNGER_STYLES =
  /aspect-ratio|light-dark\(|color-mix\(|\((?:width|height)\s*[<>]|[;{](?:translate|scale|rotate|inset):|overflow:\s*clip/g;

/** Returns the rules that the polyfills of the screen allow to break. */
async function rulesOfPolyfills(): Promise<(string | undefined)[]> {
  const source = await readFile(join(ROOT, 'web/src/tv/polyfills.ts'), 'utf8');
  const names = [...source.matchAll(/'core-js\/actual\/([\w/-]+)'/g)].map(([, name]) => name ?? '');
  return names.map((name) => RULES_OF_POLYFILLS[name]);
}

function createLinter(): ESLint {
  const rules = Object.keys(esx.configs['flat/restrict-to-es2019'].rules ?? {})
    .filter((rule) => !KNOWN_TO_ENGINE.includes(rule.replace('es-x/', '')))
    // The names of the methods of iterators are those of arrays, so these are forbidden only on what is known to be an iterator.
    .map((rule) => [rule, rule.includes('iterator-prototype') ? ['error', { aggressive: false }] : 'error']);
  const config: Linter.Config = {
    files: ['**/*.js'],
    plugins: { 'es-x': esx, compat } as unknown as NonNullable<Linter.Config['plugins']>,
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    // The wake lock is asked for only where there is one (web/src/shelf/hooks/use-wake-lock.ts).
    settings: { browsers: [ENGINE], polyfills: ['navigator.wakeLock'], 'es-x': { aggressive: true } },
    rules: {
      ...(Object.fromEntries(rules) as Linter.RulesRecord),
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...ALSO_YOUNGER.map((property) => ({ property }))],
    },
  };
  return new ESLint({ overrideConfigFile: true, overrideConfig: [config], allowInlineConfig: false });
}

/** Returns the rules that a code breaks, each once. */
async function findYoungerCode(code: string): Promise<(string | null)[]> {
  const [result] = await createLinter().lintText(code, { filePath: 'tv.js' });
  return [...new Set((result?.messages ?? []).map(({ ruleId }) => ruleId))].sort();
}

async function findYoungerStyles(css: string): Promise<string[]> {
  const found = [...css.matchAll(YOUNGER_STYLES)].map(([style]) => style);
  const note = ({ feature }: doiuse.FeatureUsage) => void found.push(feature);
  // Of `overflow` the engine lacks `clip` alone.
  await postcss(doiuse({ browsers: [ENGINE], ignore: ['css-overflow'], onFeatureUsage: note })).process(css, {
    from: 'tv.css',
  });
  return found;
}

let folder = '';
let code = '';
let css = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-'));
  const args = ['build', '--logLevel', 'warn', '--config', 'vite.tv.config.ts', '--outDir', folder];
  await execa('vite', [...args, '--emptyOutDir'], {
    cwd: join(ROOT, 'web'),
    preferLocal: true,
    env: { NODE_ENV: 'production' },
  });
  const files = await readdir(join(folder, 'assets'));
  const read = (end: string) =>
    Promise.all(
      files
        .filter((file) => file.endsWith(end))
        .map((file) => readFile(join(folder, 'assets', file), 'utf8')),
    );
  code = (await read('.js')).join('\n');
  css = (await read('.css')).join('\n');
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the build of the screen of the hall', () => {
  it('has no code that a television of 2021 lacks, but for what it gets by polyfills, and needs each of these', async () => {
    expect(code.length).toBeGreaterThan(100_000);
    expect(await findYoungerCode(code)).toEqual((await rulesOfPolyfills()).sort());
  });

  it('has no style that it lacks, and none of the shelf', async () => {
    expect(css).toContain('.screen');
    expect(await findYoungerStyles(css)).toEqual([]);
  });
});

describe('the linter', () => {
  it.each([
    'a?.b',
    'a ?? b',
    'class A { #x = 1 }',
    'list.toSorted()',
    'list.findLast(isOpen)',
    'structuredClone({})',
    'crypto.randomUUID()',
    'element.replaceChildren()',
    'navigator.userAgentData',
  ])('refuses %s', async (sample) => {
    expect(await findYoungerCode(sample)).not.toEqual([]);
  });

  it.each([
    '.a{display:flex;gap:1vh}',
    '.a{inset:0}',
    '.a{aspect-ratio:1}',
    '.a:is(b){top:0}',
    '.a{width:min(1px,2px)}',
    '.a{height:1dvh}',
    '.a{color:light-dark(red,blue)}',
    '@container (width>1px){a{top:0}}',
    '@media (width>=3px){a{top:0}}',
  ])('refuses %s', async (sample) => {
    expect(await findYoungerStyles(sample)).not.toEqual([]);
  });
});
