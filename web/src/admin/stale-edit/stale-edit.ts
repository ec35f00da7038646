import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { ApiError } from '../../shelf/api/api-error';

const CHANGED: ErrorCode = 'changed_by_someone_else';

/** The record as it is now, where the server refused an edit because it was made from an older one; else null. */
export function currentRecordOf<Record>(error: unknown): Record | null {
  if (!(error instanceof ApiError) || !error.items.some(({ msg }) => msg === CHANGED)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  return data.current as Record;
}

/** A record in words: what each field is called, and what it holds. */
export type Described = Readonly<Record<string, string>>;

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What either of the two has changed since `base` was read, and what each of them has there now. */
export function findDifferences(base: Described, mine: Described, theirs: Described): readonly Difference[] {
  return Object.keys({ ...theirs, ...mine })
    .filter((label) => theirs[label] !== mine[label])
    .filter((label) => theirs[label] !== base[label] || mine[label] !== base[label])
    .map((label) => ({ label, mine: mine[label] ?? '', theirs: theirs[label] ?? '' }));
}

/** Fields that belong together, such as the points for a win, a draw and a loss. */
type Part<Values> = readonly (keyof Values)[];

/**
 * Goes on from what somebody else saved: each part that they changed is theirs, every other one stays as it was typed.
 * Values are compared by their content.
 */
export function mergeTheirs<Values extends object>(parts: readonly Part<Values>[]) {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (base: Values, mine: Values, theirs: Values): Values => {
    const changed = parts.filter((part) => part.some((field) => !isSame(base[field], theirs[field])));
    const taken = changed.flat().map((field) => [field, theirs[field]] as const);
    return { ...mine, ...Object.fromEntries(taken) };
  };
}
