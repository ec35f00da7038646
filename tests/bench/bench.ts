import { build } from '@futsal-cup/tools/build';
import { ROOT } from '@futsal-cup/tools/project';
import { UserError } from '@futsal-cup/tools/user-error';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { createContext, type BenchContext } from './bench-context';
import { benchBundle } from './bundle';
import { benchCdn } from './cdn';
import { benchCounts } from './counts';
import { benchLatency } from './latency';
import { benchLive } from './live';
import { benchLongTasks } from './long-tasks';
import { describeMachine } from './report/machine';
import { printPromises, printSection } from './report/markdown';
import type { Section } from './report/section';

type Bench = (context: BenchContext) => Promise<Section>;

/** The crowds come first, because they load the list of tournaments, and every bench leaves some tournaments behind. */
const BENCHES: Readonly<Record<string, Bench>> = {
  cdn: benchCdn,
  live: benchLive,
  counts: benchCounts,
  latency: benchLatency,
  tasks: benchLongTasks,
  bundle: benchBundle,
};

const REPORT = join(ROOT, 'docs', 'benchmarks.md');
/** The command keeps the text that a person wrote below this line. */
const NOTES = '<!-- Below this line people write; the command keeps it. -->';

async function runBenches(names: readonly string[], minutes: number): Promise<Section[]> {
  const context = createContext(minutes);
  const sections: Section[] = [];
  try {
    for (const name of names) {
      const start = performance.now();
      const section = await BENCHES[name]?.(context);
      if (!section) continue;
      sections.push(section);
      console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    }
  } finally {
    await context.close();
  }
  return sections;
}

async function readNotes(): Promise<string> {
  const text = await readFile(REPORT, 'utf8').catch(() => '');
  const start = text.indexOf(NOTES);
  return start === -1 ? `${NOTES}\n` : text.slice(start);
}

async function writeReport(sections: readonly Section[], machine: string, seconds: number): Promise<void> {
  const promises = sections.flatMap((section) => section.promises);
  const text = [
    '# Benchmarks',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, in ${seconds} seconds, on this machine: ${machine}.`,
    'Every figure stands beside its reference from the same run; times in milliseconds say little alone.',
    '## What was promised',
    printPromises(promises),
    ...sections.map(printSection),
    await readNotes(),
  ].join('\n\n');
  const config = await resolveConfig(REPORT);
  await writeFile(REPORT, await format(text, { ...config, parser: 'markdown' }));
  console.log(`Written to docs/benchmarks.md: ${sections.length} benches.`);
}

function chooseBenches(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !(name in BENCHES));
  if (unknown)
    throw new UserError(`No bench is called "${unknown}". There are ${Object.keys(BENCHES).join(', ')}.`);
  return names.length === 0 ? Object.keys(BENCHES) : names;
}

const LONGEST_MINUTES = 60;

/** Reads the options. `--minutes` says how long scorers enter in the live bench; the default is a part of a minute. */
function readOptions(args: readonly string[]): { names: readonly string[]; minutes: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: '0.25' } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  if (minutes > 0 && minutes <= LONGEST_MINUTES) return { names: positionals, minutes };
  throw new UserError(`--minutes is a number up to ${LONGEST_MINUTES}.`);
}

/** Runs the named benches and prints them, or runs all of them and writes docs/benchmarks.md. */
export async function run(args: readonly string[]): Promise<void> {
  const { names, minutes } = readOptions(args);
  const chosen = chooseBenches(names);
  const machine = describeMachine();
  const start = performance.now();
  console.log('Building the site and the function …');
  await build(TEST_BUILD);
  const sections = await runBenches(chosen, minutes);
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(`\n${sections.map(printSection).join('\n\n')}\n`);
  console.log(printPromises(sections.flatMap((section) => section.promises)));
  if (names.length === 0) await writeReport(sections, machine, seconds);
  console.log(`Measured in ${seconds} seconds on ${machine}.`);
}
