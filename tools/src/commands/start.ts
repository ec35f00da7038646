import { join } from 'node:path';
import { build } from '../build';
import { STATE_FOLDER } from '../project';
import { seed } from '../seed/seed';
import { buildFromEnvironment } from '../stack/firebase-config';
import { assertPortsAreFree, portsFromEnvironment } from '../stack/ports';
import { startStack, type Stack } from '../stack/start-stack';
import { openState, readSavedState, type LocalState, type SavedState } from '../state/local-state';
import { assertNotRunning, markRunning, markStopped } from '../state/running';

const LOG_FILE = join(STATE_FOLDER, 'emulators.log');

const ENGINES = {
  official: 'the official emulator (Java)',
  node: 'the one that needs only Node (no Java 17 or no emulator found)',
};

function welcome({ site }: Stack): string {
  return [
    '',
    `  The site        ${site}`,
    `  Administrator   admin@futsal-cup.test / Admin-2026!   (${site}/login)`,
    `  Log             ${LOG_FILE}`,
    '  Ctrl-C stops everything and keeps what was entered; npm run reset goes back to the seed.',
    '',
    'Futsal Cup is ready',
  ].join('\n');
}

function untilInterrupted(stack: Stack): Promise<'interrupted' | 'exited'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve('interrupted'));
    }
    void stack.exited.then(() => resolve('exited'));
  });
}

async function loadOrSeed(stack: Stack, state: LocalState, saved: SavedState | null): Promise<void> {
  if (saved) {
    console.log('Loading what was entered before …');
    await state.load(saved);
    return;
  }
  console.log('Seeding three cups and two accounts …');
  await seed(stack);
  await state.save();
}

/** Starts everything, then hands over to `whileRunning` until Ctrl-C; used by `npm start` and `npm run dev`. */
export async function startAndWait(whileRunning: (stack: Stack) => Promise<void>): Promise<void> {
  const ports = portsFromEnvironment();
  const built = buildFromEnvironment();
  await assertNotRunning();
  await assertPortsAreFree(ports);
  const saved = await readSavedState();
  await markRunning();
  try {
    console.log('Building the site and the function …');
    await build(built);
    const stack = await startStack({
      ports,
      built,
      logFile: LOG_FILE,
      onFirestore: ({ engine }) => console.log(`Firestore: ${ENGINES[engine]}`),
      onSuite: () => console.log('Starting the Firebase emulators (Auth, Functions, Hosting) …'),
    });
    await serve(stack, saved, whileRunning);
  } finally {
    await markStopped();
  }
}

async function serve(
  stack: Stack,
  saved: SavedState | null,
  whileRunning: (stack: Stack) => Promise<void>,
): Promise<void> {
  const state = openState(stack);
  try {
    await loadOrSeed(stack, state, saved);
    state.keepSaving();
    const stopped = untilInterrupted(stack);
    await whileRunning(stack);
    if ((await stopped) === 'exited')
      console.error(`\nAn emulator has stopped by itself. ${LOG_FILE} says why.`);
    else console.log('\nSaving and stopping …');
    await state
      .save()
      .catch((error: unknown) => console.error('The last changes could not be saved:', error));
  } finally {
    await state.close();
    await stack.stop();
  }
}

export async function run(): Promise<void> {
  await startAndWait(async (stack) => console.log(welcome(stack)));
}
