import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project';
import { vitestSuite, type Suite } from './suite';

const NAME = 'Unit tests, function and API on Node 24';
const FOLDER = join(ROOT, 'tests', 'node-24');
const PROGRAM = join(
  FOLDER,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Node 24, which production runs; null when it is not installed. */
function findNode24(): string | null {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  return existsSync(PROGRAM) ? PROGRAM : null;
}

function skipped(why: string): Suite {
  return {
    name: NAME,
    command: () => [process.execPath, '--print', JSON.stringify(why)],
    readResults: () => Promise.resolve({ passed: 0, failed: 0, skipped: 1, failures: [] }),
  };
}

/**
 * All processes of this suite run on Node 24, also the function, which runs under the functions-framework. The function's guard against
 * large bodies relies on a hook that Node calls experimental (tests/security/bodies.test.ts).
 */
export function node24Suite(tags: string): Suite {
  const program = findNode24();
  if (program === null) {
    return skipped('Skipped, because there is no Node 24 here: npm ci --prefix tests/node-24 installs it.');
  }
  return vitestSuite(NAME, { projects: ['unit', 'api'], tags, node: program });
}
