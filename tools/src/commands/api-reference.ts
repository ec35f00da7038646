import { isApiReferenceCurrent, writeApiReference } from '@futsal-cup/functions/build/api-reference';
import { UserError } from '../user-error';

/** Writes docs/api.md from the contracts; with `--check` it only fails when the page is out of date. */
export async function run([option]: readonly string[]): Promise<void> {
  if (option !== '--check') return writeApiReference();
  if (await isApiReferenceCurrent()) return;
  throw new UserError('docs/api.md is not what the contracts say. Run npm run api-reference and commit it.');
}
