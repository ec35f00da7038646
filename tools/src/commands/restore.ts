import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parseBackup } from '../backup/backup-file';
import { isEmpty, renewRevisions, writeCollections } from '../backup/collections';
import { openDatabase } from '../database';
import { readNamedFile } from '../files';
import { UserError } from '../user-error';

const USAGE = 'Name the file: npm run restore -- FILE [--project ID] [--yes]';

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UserError(
      'The database is not empty. Say --yes to replace what is in it; nothing was written.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Replaces what is stored by a backup; the whole file is checked before the first write. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new UserError(USAGE);
  const collections = renewRevisions(parseBackup(await readNamedFile(file), file), Date.now());
  const { db, close } = await openDatabase(values.project);
  try {
    const mayReplace =
      values.yes ||
      (await isEmpty(db)) ||
      (await confirm('The database is not empty. Replace what is in it?'));
    if (!mayReplace) throw new UserError('Nothing was written.');
    console.log(`Restored ${await writeCollections(db, collections)} documents.`);
  } finally {
    await close();
  }
}
