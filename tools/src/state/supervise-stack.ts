import type { Stack } from '../stack/start-stack';
import type { LocalState } from './local-state';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;
const MAX_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 5 * 60_000;

/** Resolves at the first Ctrl-C; the second one ends the process at once, and the children end with it. */
function untilInterrupted(): Promise<'interrupted'> {
  return new Promise((resolve) => {
    let isFirst = true;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (!isFirst) process.exit(INTERRUPTED);
        isFirst = false;
        resolve('interrupted');
      });
    }
  });
}

/** Whether the suite may be started once more: there is no use in restarting a suite that ends again and again. */
function createRestartLimit(): () => boolean {
  let restarts: number[] = [];
  return () => {
    restarts = [...restarts.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS), Date.now()];
    return restarts.length <= MAX_RESTARTS;
  };
}

async function restart(stack: Stack, state: LocalState): Promise<boolean> {
  try {
    await state.keepAccounts(() => stack.restartSuite());
    console.log('They are back. Accounts of the last ten seconds may be missing.');
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

type End = 'interrupted' | 'firestore' | 'suite';

async function untilEnd(stack: Stack, state: LocalState): Promise<End> {
  const interrupted = untilInterrupted();
  const mayRestart = createRestartLimit();
  for (;;) {
    const end = await Promise.race([interrupted, stack.ended()]);
    if (end !== 'suite' || !mayRestart()) return end;
    console.error('\nThe Firebase emulators have ended by themselves; starting them again …');
    const restarted = await Promise.race([interrupted, restart(stack, state)]);
    if (!restarted) return end;
  }
}

const WHY: Readonly<Record<End, string>> = {
  interrupted: '\nSaving and stopping …',
  firestore: '\nFirestore has ended by itself, so everything stops; npm start goes on from the last save.',
  suite: '\nThe Firebase emulators have ended by themselves. Saving and stopping …',
};

/**
 * Keeps everything running and saved until Ctrl-C, or until a part has ended that cannot be started again. Then it ends in order: the
 * site takes no more calls, the accounts are saved, the function ends, and when nobody can write any more, Firestore is saved.
 */
export async function superviseStack(
  stack: Stack,
  state: LocalState,
  whileRunning: () => Promise<void>,
): Promise<void> {
  state.keepSaving();
  const ended = untilEnd(stack, state);
  await whileRunning();
  const end = await ended;
  (end === 'interrupted' ? console.log : console.error)(WHY[end]);
  if (end !== 'interrupted') process.exitCode = 1;
  await stack.stopTaking();
  await state.stopSaving();
  if (end !== 'suite') await state.saveAccounts();
  await stack.stopSuite();
  if (end !== 'firestore') await state.saveFirestore();
}
