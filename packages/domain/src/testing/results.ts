import type { Result } from '../cup/result';

/** The value of a result; a refusal fails the test with its code. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.error.msg}`);
  return result.value;
}

/** The code of a refusal, or null for an allowed result. */
export function refusalOf(result: Result<unknown>): string | null {
  return result.ok ? null : result.error.msg;
}
