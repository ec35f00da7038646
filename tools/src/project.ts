import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The emulators never reach the network for a `demo-` project, even when the developer is signed in to Firebase. */
export const PROJECT_ID = 'demo-futsal-cup';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const SEED_FOLDER = join(ROOT, 'emulator-data');

/** `npm start` saves its state in this folder; git ignores it. */
export const STATE_FOLDER = process.env['FUTSAL_CUP_STATE'] ?? join(ROOT, '.state');
