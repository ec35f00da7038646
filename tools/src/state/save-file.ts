import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes beside the file, flushes to the disk and renames: a reader meets the old file or the new one, never a part. */
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
