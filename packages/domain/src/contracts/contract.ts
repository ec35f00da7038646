import type { z } from 'zod';
import type { Endpoint } from './endpoints';

/**
 * One call: how it is reached, what it takes, what its answer's `data` is. `request` is the body (of a GET: path and query
 * parameters); every body may carry `token` and `role` besides, which the web app's form helper merges in.
 */
export interface Contract<Request extends z.ZodType = z.ZodType, Response = unknown> extends Endpoint {
  readonly request: Request;
  /** Never there: it carries the type of the answer. */
  readonly response?: Response;
}

/** The answer of a call that has nothing to tell. */
export type NoData = Readonly<Record<string, never>>;
