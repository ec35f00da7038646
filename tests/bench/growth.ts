import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { FieldValue } from 'firebase-admin/firestore';
import { gzipSync } from 'node:zlib';
import type { BenchContext } from './bench-context';
import { buildCupOf } from './cup-of';
import type { Section } from './report/section';
import { median, round } from './report/statistics';
import type { BenchStack } from './stack/start-bench-stack';

const SIZES = [8, 16, 32, 64, 128];
const TURNS = 9;

async function load(origin: string, tournamentId: string): Promise<{ ms: number; body: string }> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/tournaments/${tournamentId}`);
  const body = await response.text();
  if (!response.ok) throw new Error(`The view was answered ${response.status}: ${body}`);
  return { ms: performance.now() - start, body };
}

/** Writes to the cup as another process does, so that this process must read it again. */
async function changeElsewhere({ firestore: { db } }: BenchStack, tournamentId: string): Promise<void> {
  await db.doc(`tournaments/${tournamentId}`).update({ revision: FieldValue.increment(1) });
}

async function countReads(stack: BenchStack, tournamentId: string) {
  stack.counter.take();
  await load(stack.countedApi, tournamentId);
  const cold = stack.counter.take().reads;
  await load(stack.countedApi, tournamentId);
  return { cold, warm: stack.counter.take().reads };
}

async function measure(stack: BenchStack, teams: number) {
  const cup = buildCupOf(teams);
  const { tournamentId } = cup.tournament;
  await storeCup(stack.firestore.db, cup);
  const reads = await countReads(stack, tournamentId);
  const { body } = await load(stack.api, tournamentId);
  const cold: number[] = [];
  const warm: number[] = [];
  const computing: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await changeElsewhere(stack, tournamentId);
    cold.push((await load(stack.api, tournamentId)).ms);
    warm.push((await load(stack.api, tournamentId)).ms);
    const start = performance.now();
    resolveCup(cup);
    computing.push(performance.now() - start);
  }
  return {
    teams,
    matches: cup.matches.length,
    'reads, changed': reads.cold,
    'reads, known': reads.warm,
    'JSON, kB': round(body.length / 1_000),
    'gzipped, kB': round(gzipSync(body).length / 1_000, 1),
    'tables and bracket, ms': round(median(computing), 2),
    'view, changed, ms': round(median(cold), 1),
    'view, known, ms': round(median(warm), 1),
  };
}

export async function benchGrowth(context: BenchContext): Promise<Section> {
  const stack = await context.stack();
  const rows = [];
  for (const teams of SIZES) rows.push(await measure(stack, teams));
  const knownReads = rows.map((row) => row['reads, known']);
  return {
    title: 'How the view grows with the cup',
    about:
      'Groups of four, the best two of each in a bracket, ten players in a team. "Changed" is the first view after a write by ' +
      'another process, "known" the next one.',
    tables: [{ rows }],
    promises: [
      {
        promise: 'a known view costs one read at any size',
        measured: knownReads.join(', '),
        isMet: knownReads.every((reads) => reads === 1),
      },
    ],
  };
}
