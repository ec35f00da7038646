import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../build';
import { ensureChromium } from '../chromium';
import { ROOT } from '../project';
import { UserError } from '../user-error';
import { buildIn } from '../stack/firebase-config';

const REPORTS = join(ROOT, '.artifacts', 'reports');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** A Vitest project or a part of it, or the same project again on the other Firestore. */
interface Suite {
  readonly name: string;
  readonly projects: readonly string[];
  /** Which of its files, as Vitest's arguments. */
  readonly files?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const CHECKS: readonly Step[] = [
  { name: 'Format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'API reference', command: ['npm', 'run', '--silent', 'api-reference', '--', '--check'] },
];

/** In the order in which they start. */
const SUITES: readonly Suite[] = [
  { name: 'Unit tests', projects: ['unit', 'web'] },
  {
    name: 'Browser tests of the public site',
    projects: ['e2e'],
    files: ['--exclude', 'tests/e2e/admin/**'],
  },
  { name: 'API', projects: ['api'] },
  { name: 'Firestore and its rules', projects: ['firestore', 'rules'] },
  { name: 'Browser tests of the admin site', projects: ['e2e'], files: ['tests/e2e/admin'] },
  { name: 'API on the Node Firestore', projects: ['api'], env: { FIRESTORE_ENGINE: 'node' } },
  { name: 'The commands', projects: ['start'] },
];

/** Runs when all others are through, because it searches their logs. */
const LAST_SUITE: Suite = { name: 'Budgets, security and deploy', projects: ['proof'] };

/** A suite waits for pages and emulators half of its time. More than two at once would starve the browser on two cores. */
const LANES = 2;

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

function execute([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

/** What runs beside others says what it has to say in one piece, when it is through. */
async function runQuietly(
  name: string,
  command: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const started = Date.now();
  const child = execute(command, env);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`\n— ${name} (${Math.round((Date.now() - started) / 1_000)} s)`);
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/** Starts the jobs in the order given, two at a time. */
async function runInLanes<Job, Result>(
  jobs: readonly Job[],
  run: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...jobs];
  const results: Result[] = [];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await run(job));
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return results;
}

async function check(): Promise<void> {
  const results = await runInLanes(CHECKS, async ({ name, command }) => ({
    name,
    isGood: await runQuietly(name, command),
  }));
  const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (failed.length > 0) throw new UserError(`${failed.join(' and ')} failed; the reason stands above.`);
}

async function readReport(file: string): Promise<VitestReport | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

/** A suite that could not even start has no report, and counts as one failure. */
async function runSuite({ name, projects, files = [], env }: Suite): Promise<Counts> {
  const report = join(REPORTS, `${name.toLowerCase().replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [
    'npx',
    'vitest',
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...reporters,
  ];
  const passed = await runQuietly(name, command, { ...env, FUTSAL_CUP_TESTS_BUILT: '1' });
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
  const isWanted = ({ name }: Suite) => name.toLowerCase().includes(word.toLowerCase());
  const suites = SUITES.filter(isWanted);
  const last = [LAST_SUITE].filter(isWanted);
  if (suites.length + last.length === 0) throw new UserError(`No suite is called "${word}".`);
  ensureChromium();
  await mkdir(REPORTS, { recursive: true });
  if (!word) await check();
  console.log('\n— Build');
  await build(buildIn('.artifacts/build'));
  const counts = [...(await runInLanes(suites, runSuite)), ...(await runInLanes(last, runSuite))];
  const total = counts.reduce(add);
  const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  if (total.failed > 0) process.exitCode = 1;
}
