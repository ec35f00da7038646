import type { z } from 'zod';
import type { CONTRACTS } from './contracts';
import type { EndpointName } from './endpoints';

/** The request and the answer of each call, for callers. These are types only, so the web app that imports them ships no zod. */
export type Calls = {
  readonly [Name in EndpointName]: {
    readonly request: z.input<(typeof CONTRACTS)[Name]['request']>;
    readonly response: NonNullable<(typeof CONTRACTS)[Name]['data']>;
  };
};
