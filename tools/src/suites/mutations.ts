import type { Suite } from './suite';

/**
 * Stryker does not mutate these files, because it would repeat their test for each mutation. The test compares the finals of 2,000 cups
 * with a model.
 */
const BY_MODEL = ['final', 'from-groups', 'knockout', 'podium'].map((name) => `src/bracket/${name}.ts`);

/** The files that Stryker mutates (packages/domain/stryker.config.json), in seven parts. */
const MUTATED_PARTS = {
  standings: ['src/standings/*.ts'],
  bracket: ['src/bracket/*.ts', ...BY_MODEL.map((file) => `!${file}`)],
  schedule: ['src/schedule/*.ts', 'src/cup/outcome.ts', 'src/cup/score-rules.ts'],
  'match log, a to e': ['src/match-log/[a-e]*.ts'],
  'match log, f to j': ['src/match-log/[f-j]*.ts'],
  'match log, k to p': ['src/match-log/[k-p]*.ts'],
  'match log, q to z': ['src/match-log/[q-z]*.ts'],
} as const;

const DAY_MS = 86_400_000;

/** Mutates one part of the domain, a different one each day of the week. `npm run mutation -w packages/domain` mutates all of it. */
export function mutationSuite(now = Date.now()): Suite {
  const parts = Object.entries(MUTATED_PARTS);
  const [name, files] = parts[Math.floor(now / DAY_MS) % parts.length] ?? ['', []];
  return {
    name: `Mutations of the domain: ${name}`,
    command: () => [
      ...['npm', 'run', '--silent', 'mutation', '-w', 'packages/domain', '--'],
      ...['--mutate', [...files, '!src/**/*.test.ts'].join(','), '--concurrency', '1'],
    ],
  };
}
