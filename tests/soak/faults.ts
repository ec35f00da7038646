import { parseBackup } from '@futsal-cup/tools/backup/backup-file';
import { build } from '@futsal-cup/tools/build';
import { freePorts } from '@futsal-cup/tools/stack/ports';
import { UserError } from '@futsal-cup/tools/user-error';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callEndpoint } from '../bench/stack/api-client';
import { logIn } from '../bench/stack/world';
import { runStart, type RunningStart } from '../support/start/running-start';
import { TEST_BUILD } from '../support/stack/start-test-stack';

const FIREBASE = 'firebase-tools/lib/bin/firebase.js';
const FIRESTORE = 'node-engine/main.ts';
const WRITERS = 3;
const LOAD_MS = 15_000;
const MAY_LOSE_MS = 10_000;

interface Fault {
  readonly name: string;
  /** An acknowledged write may be lost if it came in at most this long before the fault. */
  readonly mayLoseMs: number;
  /** Causes the fault, and resolves when `npm start` has ended. */
  readonly happen: (start: RunningStart) => Promise<unknown>;
}

async function endOrderly({ child, ended }: RunningStart): Promise<void> {
  child.kill('SIGINT');
  await ended;
}

const FAULTS: readonly Fault[] = [
  { name: 'Ctrl-C', mayLoseMs: 0, happen: endOrderly },
  {
    name: 'kill -9',
    mayLoseMs: MAY_LOSE_MS,
    happen: async ({ child, ended }) => {
      child.kill('SIGKILL');
      await ended;
    },
  },
  {
    name: 'the emulators are killed, then Ctrl-C',
    mayLoseMs: 0,
    happen: async (start) => {
      start.signalChild(FIREBASE, 'SIGKILL');
      await start.says('They are back.');
      await endOrderly(start);
    },
  },
  {
    name: 'Firestore is killed',
    mayLoseMs: MAY_LOSE_MS,
    happen: async (start) => {
      start.signalChild(FIRESTORE, 'SIGKILL');
      await start.ended;
    },
  },
  {
    name: 'Firestore hangs, then Ctrl-C once',
    mayLoseMs: MAY_LOSE_MS,
    happen: async (start) => {
      start.signalChild(FIRESTORE, 'SIGSTOP');
      await endOrderly(start);
    },
  },
  {
    name: 'Firestore hangs, then Ctrl-C twice',
    mayLoseMs: MAY_LOSE_MS,
    happen: async (start) => {
      start.signalChild(FIRESTORE, 'SIGSTOP');
      start.child.kill('SIGINT');
      await start.says('Saving and stopping');
      const since = Date.now();
      start.child.kill('SIGINT');
      await start.ended;
      if (Date.now() - since > 5_000) throw new UserError('A second Ctrl-C did not end it at once.');
    },
  },
];

/** Enters cups until it is stopped, and notes when each cup was acknowledged. */
function enterCups({ site }: RunningStart, token: string) {
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const work = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const name = `Cup ${crypto.randomUUID()}`;
      const sent = callEndpoint(site, 'createTournament', { name, date: '2099-05-01' }, token);
      await sent.then(
        () => acknowledged.set(name, Date.now()),
        () => wait(50),
      );
    }
  });
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(work);
    },
  };
}

async function savedNames(state: string): Promise<Set<string>> {
  const file = join(state, 'firestore.json');
  const { tournaments = {} } = parseBackup(await readFile(file, 'utf8'), file);
  return new Set(Object.values(tournaments).map((tournament) => (tournament as { name: string }).name));
}

/** Returns the writes that were lost although they must not be. */
async function play({ name, mayLoseMs, happen }: Fault): Promise<string[]> {
  const state = await mkdtemp(join(tmpdir(), 'futsal-cup-faults-'));
  const start = await runStart(await freePorts(), state);
  try {
    const { token } = await logIn(start.site);
    const people = enterCups(start, token);
    await wait(LOAD_MS);
    const happenedAt = Date.now();
    await happen(start);
    await people.stop();
    const saved = await savedNames(state);
    const lost = [...people.acknowledged].filter(([cup]) => !saved.has(cup));
    console.log(`${name}: ${people.acknowledged.size} acknowledged, ${lost.length} lost`);
    const tooMuch = lost.filter(([, at]) => mayLoseMs === 0 || at < happenedAt - mayLoseMs);
    return tooMuch.map(([cup, at]) => `${name}: ${cup} is lost, acknowledged ${happenedAt - at} ms before`);
  } finally {
    start.child.kill('SIGKILL');
    await rm(state, { recursive: true, force: true });
  }
}

/** Runs the faults of `npm start` one after the other while people write, and reports the writes that must not be lost. */
export async function runFaults(): Promise<void> {
  await build(TEST_BUILD);
  const problems: string[] = [];
  for (const fault of FAULTS) problems.push(...(await play(fault)));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log('No acknowledged write is missing that must be there.');
}
