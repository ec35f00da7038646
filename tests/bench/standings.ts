import type * as Resolving from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { ROOT } from '@futsal-cup/tools/project';
import { UserError } from '@futsal-cup/tools/user-error';
import { build } from 'esbuild';
import { execa } from 'execa';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchContext } from './bench-context';
import { buildCupOf } from './cup-of';
import type { Findings } from './report/findings';
import { round } from './report/statistics';

const SIZES = [8, 64, 128];
const TURNS = 15;
const MILLISECONDS_PER_TURN = 100;
/** The sources at the other commit; modules that they import are found in the folders above. */
const FOLDER = join(ROOT, '.artifacts', 'against');
const DOMAIN = 'packages/domain/src';

type ResolveCup = typeof Resolving.resolveCup;

async function checkOut(commit: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const archive = join(FOLDER, 'domain.tar');
  const made = await execa('git', ['archive', '-o', archive, commit, DOMAIN], { cwd: ROOT, reject: false });
  if (made.failed) throw new UserError(`Git cannot give the domain at ${commit}: ${made.stderr}`);
  await execa('tar', ['-xf', archive, '-C', FOLDER]);
}

/** Bundles both sides alike, so that no loader slows one of them down. */
async function loadFrom(root: string, name: string): Promise<ResolveCup> {
  const outfile = join(FOLDER, `${name}.mjs`);
  const entry = join(root, DOMAIN, 'bracket', 'resolve-cup.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' });
  return ((await import(pathToFileURL(outfile).href)) as typeof Resolving).resolveCup;
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Measures the processor's time, so that other work of the machine does not count. */
function timeOnce(resolveCup: ResolveCup, cup: Cup): number {
  const start = processorMilliseconds();
  let runs = 0;
  for (; processorMilliseconds() - start < MILLISECONDS_PER_TURN; runs += 1) resolveCup(cup);
  return (processorMilliseconds() - start) / runs;
}

/** Lets both compute by turns and takes the fastest turn of each, in which other work slowed it down least. */
function compare(then: ResolveCup, now: ResolveCup, teams: number) {
  const cup = buildCupOf(teams);
  const turns = Array.from({ length: TURNS }, () => ({ then: timeOnce(then, cup), now: timeOnce(now, cup) }));
  const fastest = {
    then: Math.min(...turns.map((turn) => turn.then)),
    now: Math.min(...turns.map((turn) => turn.now)),
  };
  return {
    teams,
    matches: cup.matches.length,
    'then, ms': round(fastest.then, 3),
    'now, ms': round(fastest.now, 3),
    'now / then': round(fastest.now / fastest.then, 2),
  };
}

/** Computes all tables and the bracket of cups, with the rules at an earlier commit beside those of the working tree. */
export async function benchStandings({ against }: BenchContext): Promise<Findings> {
  await checkOut(against);
  const [then, now] = [await loadFrom(FOLDER, 'then'), await loadFrom(ROOT, 'now')];
  return {
    tables: [SIZES.map((teams) => compare(then, now, teams))],
    promises: [],
  };
}
