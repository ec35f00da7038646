import type * as Resolving from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { ROOT } from '@futsal-cup/tools/project';
import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchContext } from './bench-context';
import { buildCupOf } from './cup-of';
import type { Findings } from './report/findings';
import { round } from './report/statistics';
import { checkOut } from './stack/check-out';

const SIZES = [8, 64, 128];
const TURNS = 15;
const MILLISECONDS_PER_TURN = 100;
const DOMAIN = 'packages/domain/src';

type ResolveCup = typeof Resolving.resolveCup;

/** Bundles the rules of either commit in the same way, so that no loader slows one of them down. */
async function loadFrom(root: string, folder: string, name: string): Promise<ResolveCup> {
  const outfile = join(folder, `${name}.mjs`);
  const entry = join(root, DOMAIN, 'bracket', 'resolve-cup.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node' });
  return ((await import(pathToFileURL(outfile).href)) as typeof Resolving).resolveCup;
}

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Measures the processor time of one computation, so that other work of the machine does not count. */
function timeOnce(resolveCup: ResolveCup, cup: Cup): number {
  const start = processorMilliseconds();
  let runs = 0;
  for (; processorMilliseconds() - start < MILLISECONDS_PER_TURN; runs += 1) resolveCup(cup);
  return (processorMilliseconds() - start) / runs;
}

/** Lets the earlier and the present rules compute by turns, and takes the fastest turn of each, which other work slowed down least. */
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

/** Compares how long the rules at an earlier commit and those of the working tree take to compute all tables and the bracket of a cup. */
export async function benchStandings({ against }: BenchContext): Promise<Findings> {
  const folder = await checkOut(against, [DOMAIN]);
  const [then, now] = [await loadFrom(folder, folder, 'then'), await loadFrom(ROOT, folder, 'now')];
  return {
    tables: [SIZES.map((teams) => compare(then, now, teams))],
    promises: [],
  };
}
