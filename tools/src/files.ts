import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from './user-error';

/** Reads a file that somebody named on the command line. */
export async function readNamedFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UserError(`${file} cannot be read. Is the path right?`);
  }
}

/** Writes to a temporary file, flushes it to the disk and renames it: a reader sees the old file or the new one, never a part. */
export async function saveFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
