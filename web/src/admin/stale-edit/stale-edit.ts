import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { ApiError } from '../../shelf/api/api-error';

const CHANGED: ErrorCode = 'changed_by_someone_else';

/** Returns the current record if the server refused an edit as stale; else null. */
export function currentRecordOf<Record>(error: unknown): Record | null {
  if (!(error instanceof ApiError) || !error.items.some(({ msg }) => msg === CHANGED)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  return data.current as Record;
}

/** Describes a record: the label of each field and its content. */
export type Described = Readonly<Record<string, string>>;

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Returns the fields that now differ between the two persons' edits of `base`, with both present contents. */
export function findDifferences(base: Described, mine: Described, theirs: Described): readonly Difference[] {
  return Object.keys({ ...theirs, ...mine })
    .filter((label) => theirs[label] !== mine[label])
    .filter((label) => theirs[label] !== base[label] || mine[label] !== base[label])
    .map((label) => ({ label, mine: mine[label] ?? '', theirs: theirs[label] ?? '' }));
}

/** These fields belong together, such as the points for a win, a draw and a loss. */
type Part<Values> = readonly (keyof Values)[];

/**
 * Merges the values that somebody else has saved into the typed ones: a part that they changed is taken over, every other part stays as it
 * was typed. Values are compared by their content.
 */
export function mergeTheirs<Values extends object>(parts: readonly Part<Values>[]) {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (base: Values, mine: Values, theirs: Values): Values => {
    const changed = parts.filter((part) => part.some((field) => !isSame(base[field], theirs[field])));
    const taken = changed.flat().map((field) => [field, theirs[field]] as const);
    return { ...mine, ...Object.fromEntries(taken) };
  };
}
