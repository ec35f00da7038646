import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';

interface Refusal {
  readonly error?: ErrorCode;
  /** Whether the later checks of the value are left out when this check fails. */
  readonly abort?: boolean;
}

/**
 * Limits a check to texts and lists. zod reads the `length` of any value before it reports a wrong type, and comparing a `length` that is
 * no number, as in the JSON `{"length": {"toString": 0}}`, would throw.
 */
function ofTextsAndLists<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

/** The least number of characters (code points) in a text, or of items in a list. */
export function minLength(least: number, refusal?: Refusal) {
  return ofTextsAndLists(z.minLength(least, { ...refusal }));
}

/** The largest number of characters (code points) in a text, or of items in a list. */
export function maxLength(most: number, refusal?: Refusal) {
  return ofTextsAndLists(z.maxLength(most, { ...refusal }));
}
