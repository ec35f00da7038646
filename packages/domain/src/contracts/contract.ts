import type { z } from 'zod';
import { type Endpoint, type EndpointName, ENDPOINTS } from './endpoints';

/** The largest size of a request's body. */
export const MAX_BODY_BYTES = 100_000;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

/** The time during which a repeated request to create a record gets the answer of the first request. */
export const IDEMPOTENCY_HOURS = 24;

/** Carries the type of an answer's `data`; at run time it is empty. */
export interface Answer<Data> {
  readonly data?: Data;
}

/**
 * One call: how it is reached, what its request takes, and what the `data` of its answer is. `request` is the body, or for a GET the path
 * and query parameters. Every body may also carry `token` and `role`, which the web app's form helper adds.
 */
export type Contract<Request extends z.ZodType = z.ZodType, Data = unknown> = Endpoint &
  Exchange<Request, Data>;

/** The `data` of a call that only succeeds or fails. */
export type NoData = Readonly<Record<string, never>>;

/** Says what a call answers: `answer<{ readonly version: string }>()`. */
export function answer<Data>(): Answer<Data> {
  return {};
}

/** What a call takes and answers, without how it is reached. */
interface Exchange<Request extends z.ZodType = z.ZodType, Data = unknown> extends Answer<Data> {
  readonly request: Request;
}

export function contract<Request extends z.ZodType, Data = NoData>(
  request: Request,
  answer: Answer<Data> = {},
): Exchange<Request, Data> {
  return { ...answer, request };
}

/** The contracts of the calls of these names, each with its endpoint. */
export function contractsOf<Named extends { readonly [Name in EndpointName]?: Pick<Exchange, 'request'> }>(
  named: Named & { readonly [Name in Exclude<keyof Named, EndpointName>]: never },
): { readonly [Name in keyof Named]: Named[Name] & Endpoint } {
  const contracts = Object.entries<unknown>(named).map(([name, exchange]) => [
    name,
    { ...ENDPOINTS[name as EndpointName], ...(exchange as Exchange) },
  ]);
  return Object.fromEntries(contracts) as { readonly [Name in keyof Named]: Named[Name] & Endpoint };
}
