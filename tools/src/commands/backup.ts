import { parseArgs } from 'node:util';
import { printBackup } from '../backup/backup-file';
import { readCollections } from '../backup/collections';
import { openDatabase } from '../database';
import { saveFile } from '../files';
import { UserError } from '../user-error';

/** Saves all collections of a backup as they are at one moment. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new UserError('Name the file: npm run backup -- FILE [--project ID]');
  const { db, close } = await openDatabase(values.project);
  try {
    const collections = await readCollections(db);
    await saveFile(file, printBackup(collections));
    const counts = Object.entries(collections).map(
      ([name, documents]) => `${Object.keys(documents).length} ${name}`,
    );
    console.log(`Saved ${file}: ${counts.join(', ') || 'an empty database'}.`);
  } finally {
    await close();
  }
}
