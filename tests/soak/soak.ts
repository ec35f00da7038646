import type { RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { build } from '@futsal-cup/tools/build';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { ROOT } from '@futsal-cup/tools/project';
import { ACCOUNTS_FILE } from '@futsal-cup/tools/seed/seed';
import { UserError } from '@futsal-cup/tools/user-error';
import { importAccounts, readAccountsFile } from '@futsal-cup/tools/stack/accounts';
import { startFirebaseSuite } from '@futsal-cup/tools/stack/firebase-suite';
import { connectFirestore } from '@futsal-cup/tools/stack/firestore-client';
import { freePort, freePorts, HOST } from '@futsal-cup/tools/stack/ports';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildCupOf } from '../bench/cup-of';
import { percentile, round } from '../bench/report/statistics';
import { logIn } from '../bench/stack/world';
import { startLine } from '../support/breakable-line';
import { findBrokenRules } from '../support/model/expect-cup-rules';
import { startFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { readStoredCup } from '../support/model/stored-cup';
import { runFaults } from './faults';
import { Ledger } from './ledger';
import { readMemory, REPORTING, type MemoryUse } from './memory';
import { administrate, visit, type Soak } from './people';
import { runScorers, unplayed } from './scorers';
import { restartFirestore, startFirestoreOn } from './restart-firestore';

const ADMINISTRATORS = 3;
const VISITORS = 50;
const LONGEST_MINUTES = 60;
/** The server answers 304 to a current ETag, and 503 while Firestore is down. Every other status is a defect. */
const EXPECTED = new Set([200, 201, 304, 503]);

interface Options {
  readonly minutes: number;
  readonly faults: boolean;
  /** The number of scorers; without any, the day has administrators and visitors only. */
  readonly scorers: number;
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      faults: { type: 'boolean', default: false },
      scorers: { type: 'string', default: '0' },
    },
  });
  const scorers = Number(values.scorers);
  const minutes = Number(values.minutes ?? (scorers > 0 ? 4 : 10));
  if (!(minutes > 0 && minutes <= LONGEST_MINUTES)) {
    throw new UserError(`--minutes is a number up to ${LONGEST_MINUTES}.`);
  }
  if (!Number.isInteger(scorers) || scorers < 0) throw new UserError('--scorers is a number.');
  return { minutes, faults: values.faults, scorers };
}

function findProblems({ answers }: Soak, broken: readonly string[], memory: MemoryUse): string[] {
  const unexpected = [...answers].filter(([status]) => !EXPECTED.has(status));
  return [
    ...broken,
    ...unexpected.map(([status, count]) => `${count} answers were ${status || 'no answer at all'}`),
    ...((answers.get(200) ?? 0) === 0 ? ['nothing succeeded'] : []),
    ...(memory.late > memory.early * 1.25 + 5
      ? [`memory grew from ${round(memory.early)} to ${round(memory.late)} MB`]
      : []),
  ];
}

function report({ answers, latencies, ledger }: Soak, memory: MemoryUse): void {
  console.table(Object.fromEntries([...answers].map(([status, count]) => [status, { answers: count }])));
  console.log(
    `Latency: median ${round(percentile(latencies, 0.5))} ms, 99 % ${round(percentile(latencies, 0.99))} ms`,
  );
  console.log(`Writes: ${ledger.acknowledged} acknowledged, ${ledger.unsure} not`);
  console.log(`Heap after collection: ${round(memory.early, 1)} MB early, ${round(memory.late, 1)} MB late`);
}

interface Stage extends Omit<Options, 'faults'> {
  readonly firestorePort: number;
}

async function play(
  { firestorePort, minutes, scorers }: Stage,
  firestore: RunningFirestore,
  authHost: string,
): Promise<string[]> {
  const cup = scorers > 0 ? unplayed(buildCupOf(16)) : buildCupOf(16);
  const { db, close } = connectFirestore(firestore.host);
  await storeCup(db, cup);
  await close();
  const line = await startLine(firestore.host);
  const options = { authHost, firestoreHost: line.host, folder: TEST_BUILD.functions, env: REPORTING };
  const served = await startFunction({ ...options, port: await freePort() });
  const origin = `http://${HOST}:${served.port}`;
  let current = firestore;
  try {
    if (scorers > 0) {
      await runScorers({ origin, cup }, scorers, minutes);
      return [];
    }
    const { token } = await logIn(origin);
    const endsAt = Date.now() + minutes * 60_000;
    const soak: Soak = { origin, endsAt, ledger: new Ledger(), answers: new Map(), latencies: [] };
    const played = cup.matches.filter(({ groupId }) => groupId !== null);
    const people = [
      ...Array.from({ length: ADMINISTRATORS }, (_, index) =>
        administrate(
          soak,
          token,
          cup,
          played.filter((_match, place) => place % ADMINISTRATORS === index),
        ),
      ),
      ...Array.from({ length: VISITORS }, () => visit(soak, cup)),
    ];
    await wait((minutes * 60_000) / 2);
    console.log('Restarting Firestore …');
    current = await restartFirestore(firestore, firestorePort, line);
    await Promise.all(people);
    const memory = await readMemory(served.port);
    const stored = await readStoredCup(cup.tournament.tournamentId, current.host);
    report(soak, memory);
    return findProblems(soak, [...soak.ledger.findLost([stored]), ...findBrokenRules(stored)], memory);
  } finally {
    await served.stop();
    await line.close();
    await current.stop();
  }
}

/**
 * Runs three administrators and fifty visitors at once for ten minutes, with a restart of Firestore in the middle. With `--faults`
 * it runs the faults of `npm start` (faults.ts), with `--scorers 20` scorers in a bad network (scorers.ts).
 */
export async function run(args: readonly string[]): Promise<void> {
  const { minutes, faults, scorers } = readOptions(args);
  if (faults) return runFaults();
  const people =
    scorers > 0 ? `${scorers} scorers` : `${ADMINISTRATORS} administrators and ${VISITORS} visitors`;
  console.log(`${people} for ${minutes} minutes …`);
  await build(TEST_BUILD);
  const ports = await freePorts();
  const firestore = await startFirestoreOn(ports.firestore);
  const logFile = join(ROOT, '.artifacts', 'logs', `soak-${ports.auth}.log`);
  const suite = await startFirebaseSuite({ ports, built: TEST_BUILD, logFile, only: 'auth' });
  try {
    const authHost = `${HOST}:${ports.auth}`;
    await importAccounts(authHost, await readAccountsFile(ACCOUNTS_FILE));
    const problems = await play({ firestorePort: ports.firestore, minutes, scorers }, firestore, authHost);
    if (problems.length > 0) throw new UserError(problems.join('\n'));
    if (scorers === 0) console.log('No acknowledged write is missing, no memory grew, every rule holds.');
  } finally {
    await suite.stop();
    await firestore.stop();
  }
}
