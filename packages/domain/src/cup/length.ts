import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';

interface Refusal {
  readonly error?: ErrorCode;
  /** Whether the checks that follow are left out. */
  readonly abort?: boolean;
}

/**
 * zod compares the `length` of whatever has one, before it says that the type is wrong; `{"length": {"toString": 0}}`, which is JSON,
 * cannot be compared and would throw.
 */
function ofTextsAndLists<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

/** Of characters (code points) in a text, of items in a list. */
export function minLength(least: number, refusal?: Refusal) {
  return ofTextsAndLists(z.minLength(least, { ...refusal }));
}

/** Of characters (code points) in a text, of items in a list. */
export function maxLength(most: number, refusal?: Refusal) {
  return ofTextsAndLists(z.maxLength(most, { ...refusal }));
}
