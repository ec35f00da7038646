import type { ErrorItem } from '../contracts/answers';
import type { ErrorCode } from '../contracts/error-codes';

export interface Refusal {
  readonly ok: false;
  readonly error: ErrorItem;
}

/** What the rules of a cup say to a wish: yes, and what comes of it, or no, and why. */
export type Ruling<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export function allowed<Value>(value: Value): Ruling<Value> {
  return { ok: true, value };
}

export function refused(msg: ErrorCode, path?: string): Refusal {
  return { ok: false, error: path === undefined ? { msg } : { msg, path } };
}
