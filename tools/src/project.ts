import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A `demo-` project never reaches the network, whatever a developer is signed in to. */
export const PROJECT_ID = 'demo-futsal-cup';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const SEED_FOLDER = join(ROOT, 'emulator-data');

/** Where `npm start` keeps what was entered; git ignores it. */
export const STATE_FOLDER = process.env['FUTSAL_CUP_STATE'] ?? join(ROOT, '.state');
