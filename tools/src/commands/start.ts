import { join } from 'node:path';
import { build } from '../build';
import { STATE_FOLDER } from '../project';
import { buildFromEnvironment } from '../stack/firebase-config';
import { HOST, assertPortsAreFree, portsFromEnvironment } from '../stack/ports';
import { startStack, type Stack } from '../stack/start-stack';
import { openState } from '../state/local-state';
import { lockFolder } from '../state/lock';
import { readSavedState, type SavedState } from '../state/saved-state';
import { prepareStateFolder } from '../state/state-folder';
import { superviseStack } from '../state/supervise-stack';

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

interface StartOptions {
  /** Whether the site and the function are built already. */
  readonly isBuilt?: boolean;
  readonly whileRunning: (stack: Stack) => Promise<void>;
}

/** Starts everything and runs it until Ctrl-C; used by `npm start` and `npm run dev`. */
export async function startAndWait({ isBuilt = false, whileRunning }: StartOptions): Promise<void> {
  const ports = portsFromEnvironment();
  const built = buildFromEnvironment();
  const { isAfterKill, release } = await lockFolder(STATE_FOLDER);
  try {
    await assertPortsAreFree(ports, isAfterKill);
    await prepareStateFolder();
    const saved = await readSavedState();
    if (!isBuilt) {
      console.log('Building the site and the function …');
      await build(built);
    }
    const stack = await startStack({
      ports,
      built,
      logFile: LOG_FILE,
      onFirestore: ({ engine }) => console.log(`Firestore: ${ENGINES[engine]}`),
      onResetMail: ({ email, code }) =>
        console.log(
          `To set another password for ${email}: http://${HOST}:${ports.hosting}/account?mode=resetPassword&oobCode=${code}`,
        ),
      onSuite: () => console.log('Starting the Firebase emulators (Auth, Functions, Hosting) …'),
    });
    await serve(stack, saved, whileRunning);
  } finally {
    await release();
  }
  // Pending requests to an emulator that has ended would keep the process alive.
  process.exit();
}

async function serve(
  stack: Stack,
  saved: SavedState,
  whileRunning: (stack: Stack) => Promise<void>,
): Promise<void> {
  const state = openState(stack);
  try {
    const isNew = !saved.collections && !saved.accounts;
    console.log(isNew ? 'Seeding three cups and two accounts …' : 'Loading what was entered before …');
    await state.load(saved);
    await superviseStack(stack, state, () => whileRunning(stack));
  } finally {
    await stack.stop();
  }
}

export async function run(): Promise<void> {
  await startAndWait({ whileRunning: async (stack) => console.log(welcome(stack)) });
}
