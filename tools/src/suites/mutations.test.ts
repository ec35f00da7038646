import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../project';
import { mutationSuite } from './mutations';

const DOMAIN = join(ROOT, 'packages', 'domain');
const DAY_MS = 86_400_000;

/** Matches stars and ranges of letters as Stryker does. */
function matches(file: string, glob: string): boolean {
  return new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file);
}

/** The patterns of the files that Stryker mutates on a day. */
function globsOfDay(day: number): readonly string[] {
  const command = mutationSuite(day * DAY_MS).command('');
  return command[command.indexOf('--mutate') + 1]?.split(',') ?? [];
}

function mutatedFiles(): string[] {
  const config = JSON.parse(readFileSync(join(DOMAIN, 'stryker.config.json'), 'utf8')) as {
    mutate: string[];
  };
  const wanted = config.mutate.filter((glob) => !glob.startsWith('!'));
  return readdirSync(join(DOMAIN, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => wanted.some((glob) => matches(file, glob)));
}

describe('the parts of the domain that are mutated', () => {
  it('have each file of which Stryker knows, once', () => {
    const globs = [0, 1, 2, 3, 4, 5, 6].flatMap(globsOfDay).filter((glob) => !glob.startsWith('!'));
    expect(mutatedFiles().length).toBeGreaterThan(30);
    for (const file of mutatedFiles()) {
      expect(
        globs.filter((glob) => matches(file, glob)),
        file,
      ).toHaveLength(1);
    }
  });

  it('take turns, a day each', () => {
    const names = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => mutationSuite(day * DAY_MS).name);
    expect(new Set(names).size).toBe(7);
    expect(names[7]).toBe(names[0]);
  });
});
