import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
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

/** The error codes of the file system in plain words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EDQUOT: 'your share of the disk is used up',
  EEXIST: 'a part of its path is a file, not a folder',
  EFBIG: 'the file would be too large',
  EINVAL: 'the path is not valid here',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EPERM: 'you may not write there',
  EROFS: 'the disk can only be read',
};

/** Why a file could not be written, in words. */
export function reasonFor(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message.replace(/\.$/, '');
}

/** A folder that other people of this machine cannot look into. */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } catch (error) {
    throw new UserError(`The folder ${folder} cannot be used: ${reasonFor(error)}.`);
  }
}

async function writeAndFlush(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes to a temporary file, flushes it to the disk and renames it: a reader sees the old file or the new one, never a part. Only the
 * file's owner may read it, because it may contain e-mail addresses.
 */
export async function saveFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeAndFlush(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new UserError(`${file} cannot be written: ${reasonFor(error)}.`);
  }
}
