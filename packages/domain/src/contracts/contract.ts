import type { z } from 'zod';
import type { AnswerData } from './answers';
import { type Endpoint, type EndpointName, ENDPOINTS } from './endpoints';

/** The largest size of a request's body. */
export const MAX_BODY_BYTES = 100_000;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

/** The time during which a repeated request to create a record gets the answer of the first request. */
export const IDEMPOTENCY_HOURS = 24;

/** Carries the type of an answer's `data`; at run time it is empty. */
interface Answer<Data> {
  readonly data?: Data;
}

/**
 * One call: how it is reached, what its request takes, and what the `data` of its answer is. `request` is the body, or for a GET the path
 * and query parameters. Every body may also carry `token` and `role`, which the web app's form helper adds.
 */
export type Contract<Request extends z.ZodType = z.ZodType, Data = unknown> = Endpoint &
  Taken<Request> &
  Answer<Data>;

/** The `data` of a call that only succeeds or fails. */
export type NoData = Readonly<Record<string, never>>;

/** What a call takes, without how it is reached. */
interface Taken<Request extends z.ZodType = z.ZodType> {
  readonly request: Request;
}

export function contract<Request extends z.ZodType>(request: Request): Taken<Request> {
  return { request };
}

type Contracts<Named> = {
  readonly [Name in keyof Named]: Named[Name] &
    Endpoint &
    (Name extends EndpointName ? Answer<AnswerData<Name>> : never);
};

/** The contracts of the calls of these names, each with its endpoint; what they answer is in answers.ts. */
export function contractsOf<Named extends { readonly [Name in EndpointName]?: Taken }>(
  named: Named & { readonly [Name in Exclude<keyof Named, EndpointName>]: never },
): Contracts<Named> {
  const contracts = Object.entries<unknown>(named).map(([name, taken]) => [
    name,
    { ...ENDPOINTS[name as EndpointName], ...(taken as Taken) },
  ]);
  return Object.fromEntries(contracts) as Contracts<Named>;
}
