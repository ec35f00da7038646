import { refused, type Refusal } from '../cup/result';
import { findUnreadable } from '../cup/text/readable';
import { findTaken, type Unique } from './unique';

/** Refuses a text that nobody can read. One that stays as it was is let through, so that old records can be edited. */
export function findUnreadableText(text: string, path: string, before?: string | null): Refusal | null {
  const problem = text === before ? null : findUnreadable(text);
  return problem ? refused(problem, path) : null;
}

/**
 * Refuses a name that another record has, that looks like the name of another one, or that nobody can read. `alike` is the rule of names that
 * look the same; like what can be read, it is not asked of a name that stays as it was, unless the record comes among others.
 */
export function findNameProblem<Named extends { readonly name: string }>(
  [taken, alike]: readonly [taken: Unique<Named>, alike: Unique<Named>],
  records: readonly Named[],
  record: Named,
): Refusal | null {
  const before = records.find((other) => taken.idOf(other) === taken.idOf(record));
  const problem = findTaken(taken, records, record) ?? findUnreadableText(record.name, 'name', before?.name);
  const stays = before?.name === record.name && alike.keyOf(before) === alike.keyOf(record);
  return problem ?? (stays ? null : findTaken(alike, records, record));
}
