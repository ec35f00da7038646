import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { readCheckedBackup } from '../backup/check-backup';
import { isEmpty } from '../backup/collections';
import { refuseWhileAnother, restoreBackup } from '../backup/restore';
import { confirm } from '../confirm';
import { openDatabase } from '../database';
import { readNamedFile } from '../files';
import { STATE_FOLDER } from '../project';
import { UserError } from '../user-error';

const USAGE = 'Name the file: npm run restore -- FILE [--project ID] [--yes]';

const NOBODY_ANSWERS = 'The database is not empty. Say --yes to replace what is in it; nothing was written.';

async function mayReplace(db: Firestore): Promise<boolean> {
  return (await isEmpty(db)) || confirm('The database is not empty. Replace what is in it?', NOBODY_ANSWERS);
}

/** The file that the replaced data is saved in; the time in its name makes it unique. */
function fileForReplaced(): string {
  return join(STATE_FOLDER, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
}

/** The first interrupt only prints a sentence, because stopping midway would leave the site shut; the second one ends the process. */
function finishFirst(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => console.log('Putting the backup back first; once more ends it midway …'));
  }
}

/** Replaces the stored data with a backup; the whole file is checked before the first write. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new UserError(USAGE);
  const collections = readCheckedBackup(await readNamedFile(file), file);
  const { db, close } = await openDatabase(values.project);
  try {
    const backup = { file: resolve(file), collections };
    await refuseWhileAnother(db, backup);
    if (!values.yes && !(await mayReplace(db))) throw new UserError('Nothing was written.');
    finishFirst();
    const replaced = await restoreBackup(db, backup, resolve(fileForReplaced()));
    const count = Object.values(collections).reduce(
      (sum, documents) => sum + Object.keys(documents).length,
      0,
    );
    console.log(`Restored ${count} documents. What was there before is in ${replaced}.`);
  } finally {
    await close();
  }
}
