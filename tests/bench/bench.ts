import { build } from '@futsal-cup/tools/build';
import { UserError } from '@futsal-cup/tools/user-error';
import { parseArgs } from 'node:util';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { type BenchContext, createContext, type Options } from './bench-context';
import { benchBundle } from './bundle';
import { benchCategories } from './categories';
import { benchCdn } from './cdn';
import { benchCounts } from './counts';
import { benchFirstAnswer } from './first-answer';
import { benchLatency } from './latency';
import { benchLive } from './live';
import { benchLongTasks } from './long-tasks';
import { describeMachine } from './report/machine';
import type { Findings, Promised } from './report/findings';
import { benchStandings } from './standings';
import { benchTv } from './tv';

type Bench = (context: BenchContext) => Promise<Findings>;

/**
 * The benches with crowds come first, because their visitors load the list of tournaments, and every bench adds tournaments to the list.
 */
const BENCHES: Readonly<Record<string, Bench>> = {
  cdn: benchCdn,
  live: benchLive,
  tv: benchTv,
  counts: benchCounts,
  latency: benchLatency,
  'first-answer': benchFirstAnswer,
  tasks: benchLongTasks,
  bundle: benchBundle,
  standings: benchStandings,
  categories: benchCategories,
};

const NEED_NO_BUILD = ['standings', 'categories'];
const LONGEST_MINUTES = 60;

/** Runs the benches and prints what each found as soon as it has ended. */
async function runBenches(names: readonly string[], options: Options): Promise<Promised[]> {
  const context = createContext(options);
  const promises: Promised[] = [];
  try {
    for (const name of names) {
      const start = performance.now();
      const found = await BENCHES[name]?.(context);
      console.log(`\n${name}, measured in ${((performance.now() - start) / 1_000).toFixed(0)} seconds`);
      for (const table of found?.tables ?? []) console.table(table);
      promises.push(...(found?.promises ?? []));
    }
  } finally {
    await context.close();
  }
  return promises;
}

function chooseBenches(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown)
    throw new UserError(`No bench is called "${unknown}". There are ${Object.keys(BENCHES).join(', ')}.`);
  return names.length === 0 ? Object.keys(BENCHES) : names;
}

/**
 * Reads the options. `--minutes` says how long scorers enter in the live bench, by default a part of a minute, and `--against` names the
 * commit whose tables, bracket and first answer are compared with the present ones.
 */
function readOptions(args: readonly string[]): Options & { readonly names: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '0.25' },
      against: { type: 'string', default: 'HEAD^' },
    },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  if (minutes > 0 && minutes <= LONGEST_MINUTES)
    return { names: chooseBenches(positionals), minutes, against: values.against };
  throw new UserError(`--minutes is a number up to ${LONGEST_MINUTES}.`);
}

/** Runs the named benches, or all of them, and prints their findings. A person copies the output into docs/benchmarks.md. */
export async function run(args: readonly string[]): Promise<void> {
  const { names, ...options } = readOptions(args);
  const machine = describeMachine();
  if (names.some((name) => !NEED_NO_BUILD.includes(name))) {
    console.log('Building the site and the function …');
    await build(TEST_BUILD);
  }
  const promises = await runBenches(names, options);
  if (promises.length > 0) console.table(promises);
  console.log(`Measured on ${machine}.`);
}
