import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../build';
import { ensureChromium } from '../chromium';
import { ROOT } from '../project';
import { Sentence } from '../sentence';
import { buildIn } from '../stack/firebase-config';

const REPORTS = join(ROOT, '.artifacts', 'reports');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** A Vitest project, or the same project again on the other Firestore. */
interface Suite {
  readonly name: string;
  readonly projects: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const CHECKS: readonly Step[] = [
  { name: 'Format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'API reference', command: ['npm', 'run', '--silent', 'api-reference', '--', '--check'] },
];

const SUITES: readonly Suite[] = [
  { name: 'Unit tests', projects: ['unit', 'web'] },
  { name: 'Firestore and its rules', projects: ['firestore', 'rules'] },
  { name: 'The commands', projects: ['start'] },
  { name: 'API', projects: ['api'] },
  { name: 'API on the Node Firestore', projects: ['api'], env: { FIRESTORE_ENGINE: 'node' } },
  { name: 'Browser tests', projects: ['e2e'] },
  { name: 'Budgets, security and deploy', projects: ['proof'] },
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

function execute([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

async function check({ name, command }: Step): Promise<void> {
  console.log(`\n— ${name}`);
  if (!(await execute(command))) throw new Sentence(`${name} failed; the reason stands above.`);
}

async function readReport(file: string): Promise<VitestReport | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

/** A suite that could not even start has no report, and counts as one failure. */
async function runSuite({ name, projects, env }: Suite): Promise<Counts> {
  console.log(`\n— ${name}`);
  const report = join(REPORTS, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [
    'npx',
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...reporters,
  ];
  const passed = await execute(command, { ...env, FUTSAL_CUP_TESTS_BUILT: '1' });
  const counts = await readReport(report);
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const failed = passed ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
  return { passed: counts.numPassedTests, failed, skipped: counts.numPendingTests };
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Everything that must hold before a change lands. `npm test -- unit` runs only the suites whose name has that word. */
export async function run([word = '']: readonly string[]): Promise<void> {
  const suites = SUITES.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  if (suites.length === 0) throw new Sentence(`No suite is called "${word}".`);
  ensureChromium();
  await mkdir(REPORTS, { recursive: true });
  if (!word) for (const step of CHECKS) await check(step);
  console.log('\n— Build');
  await build(buildIn('.artifacts/build'));
  let total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) total = add(total, await runSuite(suite));
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
  );
  if (total.failed > 0) process.exitCode = 1;
}
