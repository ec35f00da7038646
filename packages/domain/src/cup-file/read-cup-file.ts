import type { Cup } from '../cup/records';
import type { CupLogs, NewRecords } from './build-cup';
import { buildWholeCup } from './build-whole-cup';
import type { Doubt } from './find-doubts';
import { findUnknownKeys, type UnknownKey } from './find-unknown-keys';
import { type CupFileProblem, printPath } from './problems';
import { cupFileSchema } from './schema';

export type ReadCup =
  | {
      readonly ok: true;
      readonly cup: Cup;
      readonly logs: CupLogs;
      readonly unknownKeys: readonly UnknownKey[];
      readonly doubts: readonly Doubt[];
    }
  | { readonly ok: false; readonly problems: readonly CupFileProblem[] };

/**
 * Checks a parsed cup file against every rule of a cup, except that dates may be past, and makes its records. Returns either the whole cup,
 * with the unknown keys that were left out and the texts that may be misspelt names, or every problem that was found. It never throws for a bad file.
 */
export function readCupFile(value: unknown, records: NewRecords): ReadCup {
  const parsed = cupFileSchema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: printPath(path),
      msg: message as CupFileProblem['msg'],
    }));
    return { ok: false, problems };
  }
  const { problems, ...built } = buildWholeCup(parsed.data, records);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, ...built, unknownKeys: findUnknownKeys(value) };
}
