import type { ErrorCode } from './error-codes/error-codes';

/** One problem; `path` names the field where there is one (`players.2.name`). */
export interface ErrorItem {
  readonly msg: ErrorCode;
  readonly path?: string;
}

/** With the error `changed_by_someone_else`, `data.current` is the record as it is now, in the shape of its view. */
export interface FailureAnswer {
  readonly success: false;
  readonly errors: readonly ErrorItem[];
  readonly data?: { readonly current: unknown };
}

export interface Refusal {
  readonly ok: false;
  readonly error: ErrorItem;
}

/** The result of checking an input against the rules of a cup: the value, or the refusal. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export function allowed<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refused(msg: ErrorCode, path?: string): Refusal {
  return { ok: false, error: path === undefined ? { msg } : { msg, path } };
}
