import type { z } from 'zod';
import type { Endpoint } from './endpoints';

/** How large a body may be. */
export const MAX_BODY_BYTES = 100_000;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

/** For how long a repeated create gets the first answer. */
export const IDEMPOTENCY_HOURS = 24;

/** Carries the type of an answer's `data`; there is nothing in it at run time. */
export interface Answer<Data> {
  readonly data?: Data;
}

/**
 * One call: how it is reached, what it takes, what its answer's `data` is. `request` is the body (of a GET: path and query
 * parameters); every body may carry `token` and `role` besides, which the web app's form helper merges in.
 */
export interface Contract<Request extends z.ZodType = z.ZodType, Data = unknown>
  extends Endpoint, Answer<Data> {
  readonly request: Request;
}

/** The `data` of a call that only succeeds or fails. */
export type NoData = Readonly<Record<string, never>>;

/** Says what a call answers: `answer<{ readonly version: string }>()`. */
export function answer<Data>(): Answer<Data> {
  return {};
}

export function contract<Request extends z.ZodType, Data = NoData>(
  endpoint: Endpoint,
  request: Request,
  answer: Answer<Data> = {},
): Contract<Request, Data> {
  return { ...endpoint, ...answer, request };
}
