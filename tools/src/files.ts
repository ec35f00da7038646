import { chmod, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
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
 * The file to write: what a link leads to, or the path as it is where nothing is there. A rename puts a file in the place of a device or a pipe,
 * so what is no plain file is refused: as root it would take `/dev/null` away from the machine.
 */
async function plainFileAt(path: string): Promise<string> {
  const target = await realpath(path).catch(() => path);
  const known = await stat(target).catch(() => null);
  if (known?.isDirectory()) throw new UserError(`${path} cannot be written: it is a folder.`);
  if (known && !known.isFile()) throw new UserError(`${path} cannot be written: it is no plain file.`);
  return target;
}

/**
 * Writes to a temporary file, flushes it to the disk and renames it: a reader sees the old file or the new one, never a part. Only the
 * file's owner may read it, because it may contain e-mail addresses. A link stays, and the file that it leads to is written.
 */
export async function saveFile(path: string, text: string): Promise<void> {
  const file = await plainFileAt(path);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeAndFlush(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new UserError(`${path} cannot be written: ${reasonFor(error)}.`);
  }
}
