import { ROOT } from '@futsal-cup/tools/project';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { freePort } from '@futsal-cup/tools/stack/ports';
import { mkdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import type { BenchContext } from './bench-context';
import { buildCupOf } from './cup-of';
import type { Findings } from './report/findings';
import { median, round } from './report/statistics';
import { type PreparedCall, prepareCall } from './stack/api-client';
import { buildBareFunction } from './stack/bare-function';
import { checkOut } from './stack/check-out';
import { type FirstAnswer, measureFirstAnswer } from './stack/measure-first-answer';
import type { BenchStack } from './stack/start-bench-stack';

const TURNS = 11;
/** Processor time, compared with that of a bare function that reads one document. */
const MAX_RATIO = 0.9;
const MAX_MEBIBYTES = 110;

interface Started {
  readonly name: 'bare' | 'then' | 'now';
  readonly folder: string;
  readonly call: PreparedCall;
}

interface Building {
  buildFunctions(folder: string): Promise<void>;
}

/** Builds the function at an earlier commit with the build of that commit, and returns its folder. */
async function buildFunctionAt(commit: string): Promise<string> {
  const folder = await checkOut(commit, [
    'functions',
    'packages/domain',
    'package-lock.json',
    'tsconfig.base.json',
  ]);
  const packages = join(folder, 'node_modules', '@futsal-cup');
  await mkdir(packages, { recursive: true });
  await symlink(join(folder, 'packages', 'domain'), join(packages, 'domain'), 'junction');
  const build = pathToFileURL(join(folder, 'functions', 'build', 'build-functions.ts')).href;
  const built = join(folder, 'built');
  await ((await import(build)) as Building).buildFunctions(built);
  return relative(ROOT, built);
}

async function prepare(stack: BenchStack, against: string): Promise<readonly Started[]> {
  const cup = buildCupOf(16);
  await storeCup(stack.firestore.db, cup);
  const { tournamentId } = cup.tournament;
  const call = prepareCall('getTournamentVersion', { tournamentId }, '');
  return [
    { name: 'bare', folder: await buildBareFunction(), call: { ...call, path: '/read' } },
    { name: 'then', folder: await buildFunctionAt(against), call },
    { name: 'now', folder: TEST_BUILD.functions, call },
  ];
}

/** Each turn starts all functions, each time another one first. */
function turnsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: TURNS }, (_, turn) => {
    const first = turn % items.length;
    return [...items.slice(first), ...items.slice(0, first)];
  });
}

type Turn = Readonly<Record<Started['name'], FirstAnswer>>;

async function measureTurn(stack: BenchStack, order: readonly Started[]): Promise<Turn> {
  const { firestoreHost, authHost } = stack;
  const measured: [string, FirstAnswer][] = [];
  for (const { name, folder, call } of order) {
    const options = { folder, firestoreHost, authHost, port: await freePort() };
    measured.push([name, await measureFirstAnswer(options, call)]);
  }
  return Object.fromEntries(measured) as Turn;
}

/** The median of what the function used in a turn compared with another one in the same turn. */
function ratio(turns: readonly Turn[], name: Started['name'], to: Started['name']): number {
  return median(turns.map((turn) => turn[name].milliseconds / turn[to].milliseconds));
}

function row(turns: readonly Turn[], name: Started['name']) {
  return {
    function: name,
    'processor time, ms': round(median(turns.map((turn) => turn[name].milliseconds))),
    'to the bare function': round(ratio(turns, name, 'bare'), 2),
    'to the earlier commit': round(ratio(turns, name, 'then'), 2),
    'memory, MiB': round(median(turns.map((turn) => turn[name].mebibytes))),
  };
}

/**
 * Measures what a process uses from its start to its first answer that needs one read: a bare function, the function at an earlier commit
 * and the present one, in turn.
 */
export async function benchFirstAnswer(context: BenchContext): Promise<Findings> {
  const stack = await context.stack();
  const started = await prepare(stack, context.against);
  const turns: Turn[] = [];
  for (const order of turnsOf(started)) turns.push(await measureTurn(stack, order));
  const rows = started.map(({ name }) => row(turns, name));
  const now = ratio(turns, 'now', 'bare');
  const memory = median(turns.map((turn) => turn.now.mebibytes));
  return {
    tables: [rows],
    promises: [
      {
        promise: `the first answer after a start takes at most ${MAX_RATIO} of a bare function's processor time`,
        measured: `${round(now, 2)}`,
        isMet: now <= MAX_RATIO,
      },
      {
        promise: `and at most ${MAX_MEBIBYTES} MiB`,
        measured: `${round(memory)} MiB`,
        isMet: memory <= MAX_MEBIBYTES,
      },
    ],
  };
}
