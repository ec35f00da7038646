import type { ErrorCode } from './error-codes';

/** One thing that is wrong; `path` names the field where there is one (`players.2.name`). */
export interface ErrorItem {
  readonly msg: ErrorCode;
  readonly path?: string;
}

/** `data.current` comes with `changed_by_someone_else`: the record as it is now, in the shape of its view. */
export interface FailureAnswer {
  readonly success: false;
  readonly errors: readonly ErrorItem[];
  readonly data?: { readonly current: unknown };
}
