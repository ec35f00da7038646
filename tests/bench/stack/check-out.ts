import { ROOT } from '@futsal-cup/tools/project';
import { UserError } from '@futsal-cup/tools/user-error';
import { execa } from 'execa';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Modules that the sources import are found in the folders above this one. */
const FOLDER = join(ROOT, '.artifacts', 'against');

/** Writes the sources at an earlier commit into a folder, in place of those that it had, and returns the folder. */
export async function checkOut(commit: string, paths: readonly string[]): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const archive = join(FOLDER, 'sources.tar');
  const made = await execa('git', ['archive', '-o', archive, commit, ...paths], { cwd: ROOT, reject: false });
  if (made.failed) throw new UserError(`Git cannot give ${paths.join(', ')} at ${commit}: ${made.stderr}`);
  await execa('tar', ['-xf', archive, '-C', FOLDER]);
  return FOLDER;
}
