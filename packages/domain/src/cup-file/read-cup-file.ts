import type { ErrorCode } from '../cup/error-codes';
import { buildCup, type BuiltCup, type NewRecords } from './build-cup';
import { findCupFileProblems } from './find-problems';
import { printPath } from './problems';
import { cupFileSchema } from './schema';

/**
 * Checks a parsed cup file against every rule of a cup, past dates excepted, and makes its records.
 * Answers either the whole cup or every problem that was found; it never throws for a bad file.
 */
export function readCupFile(value: unknown, records: NewRecords): BuiltCup {
  const parsed = cupFileSchema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: printPath(path),
      msg: message as ErrorCode,
    }));
    return { ok: false, problems };
  }
  const problems = findCupFileProblems(parsed.data);
  return problems.length > 0 ? { ok: false, problems } : buildCup(parsed.data, records);
}
