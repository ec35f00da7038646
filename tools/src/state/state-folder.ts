import { existsSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makePrivateFolder, reasonFor } from '../files';
import { STATE_FOLDER } from '../project';
import { UserError } from '../user-error';

const KEPT_ASIDE = 3;
const ASIDE = /^before-\d/;
const TEMPORARY = /\.\d+\.tmp$/;

export function stateFiles(folder = STATE_FOLDER) {
  return { firestore: join(folder, 'firestore.json'), accounts: join(folder, 'accounts.json') };
}

function presentFiles(folder: string): string[] {
  return Object.values(stateFiles(folder)).filter((file) => existsSync(file));
}

/** Creates the folder for its owner alone, and removes the leftovers of killed processes. */
export async function prepareStateFolder(folder = STATE_FOLDER): Promise<void> {
  await makePrivateFolder(folder);
  const leftovers = (await readdir(folder)).filter((name) => TEMPORARY.test(name) || name === 'running.pid');
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })));
}

async function removeOldest(folder: string): Promise<void> {
  const kept = (await readdir(folder)).filter((name) => ASIDE.test(name)).sort();
  await Promise.all(
    kept.slice(0, -KEPT_ASIDE).map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/** Copies the state into a folder of its own, of which the last three stay. Returns that folder, or null when there is no state. */
export async function keepAside(folder = STATE_FOLDER): Promise<string | null> {
  const files = presentFiles(folder);
  if (files.length === 0) return null;
  const aside = join(folder, `before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  await makePrivateFolder(aside);
  try {
    await Promise.all(files.map((file) => copyFile(file, join(aside, basename(file)))));
    await removeOldest(folder);
  } catch (error) {
    throw new UserError(`The state cannot be copied to ${aside}: ${reasonFor(error)}.`);
  }
  return aside;
}

/** Removes the state, after it has been copied aside; returns the folder of the copy. */
export async function resetState(folder = STATE_FOLDER): Promise<string | null> {
  const aside = await keepAside(folder);
  await Promise.all(presentFiles(folder).map((file) => rm(file, { force: true })));
  return aside;
}
