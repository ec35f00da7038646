import { build } from '@futsal-cup/tools/build';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { ROOT } from '@futsal-cup/tools/project';
import { ACCOUNTS_FILE } from '@futsal-cup/tools/seed/seed';
import { UserError } from '@futsal-cup/tools/user-error';
import { importAccounts, readAccountsFile } from '@futsal-cup/tools/stack/accounts';
import { connectFirestore } from '@futsal-cup/tools/stack/firestore-client';
import { freePort, freePorts, HOST } from '@futsal-cup/tools/stack/ports';
import { startStack } from '@futsal-cup/tools/stack/start-stack';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCupOf } from '../bench/cup-of';
import { startFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { expectSteadyMemory, REPORTING } from './memory';
import { runScorers, unplayed } from './scorers';
import { runScreen } from './screen';

const LONGEST_MINUTES = 60;

interface Options {
  /** Whether the screen of the hall is watched instead of the scorers. */
  readonly tv: boolean;
  readonly minutes: number;
  readonly scorers: number;
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tv: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '4' },
      scorers: { type: 'string', default: '20' },
    },
  });
  const [minutes, scorers] = [Number(values.minutes), Number(values.scorers)];
  if (!(minutes > 0 && minutes <= LONGEST_MINUTES)) {
    throw new UserError(`--minutes is a number up to ${LONGEST_MINUTES}.`);
  }
  if (!Number.isInteger(scorers) || scorers < 1) throw new UserError('--scorers is a number from 1.');
  return { tv: values.tv, minutes, scorers };
}

async function play({ minutes, scorers }: Options, firestoreHost: string, authHost: string): Promise<void> {
  const cup = unplayed(buildCupOf(16));
  const { db, close } = connectFirestore(firestoreHost);
  await storeCup(db, cup);
  await close();
  const options = { authHost, firestoreHost, folder: TEST_BUILD.functions, env: REPORTING };
  const served = await startFunction({ ...options, port: await freePort() });
  try {
    await runScorers({ origin: `http://${HOST}:${served.port}`, cup }, scorers, minutes);
    await expectSteadyMemory(served.port);
  } finally {
    await served.stop();
  }
}

/**
 * Runs scorers in a bad network (scorers.ts) for four minutes, and watches the memory of the function meanwhile. With `--tv` the screen of the
 * hall stands for ten hours instead (screen.ts).
 */
export async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options.tv) {
    await build(TEST_BUILD);
    await runScreen();
    return;
  }
  console.log(`${options.scorers} scorers for ${options.minutes} minutes …`);
  await build(TEST_BUILD);
  const ports = await freePorts();
  const logFile = join(ROOT, '.artifacts', 'logs', `soak-${ports.auth}.log`);
  const stack = await startStack({ ports, built: TEST_BUILD, logFile, only: 'auth' });
  try {
    await importAccounts(stack.authHost, await readAccountsFile(ACCOUNTS_FILE));
    await play(options, stack.firestoreHost, stack.authHost);
  } finally {
    await stack.stop();
  }
}
