import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { Contract } from '@futsal-cup/domain/contracts/contract';
import type { CONTRACTS } from '@futsal-cup/domain/contracts/contracts';
import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Accounts } from '../accounts/verify-token';
import type { Clock, Environment, Logger } from '../platform/environment';
import type { TextBody } from '../platform/json-body';
import type { CupStore } from '../storage/cup-store';
import type { Actor } from '../storage/history/actor';
import type { IdempotencyKey } from '../storage/idempotency';
import type { Scorer } from '../storage/logs/scorer-links';

/** Everything outside of a request that a handler uses. */
export interface Dependencies {
  readonly db: Firestore;
  readonly cups: CupStore;
  readonly accounts: Accounts;
  readonly environment: Environment;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** A request that has passed the guard and its schema. */
export interface Call<Request> {
  readonly request: Request;
  readonly dependencies: Dependencies;
  /** The visitor's IP address as the trusted proxies report it. */
  readonly address: string;
  /** The id of the account or device that makes the call; empty for a visitor. */
  readonly by: string;
  /** The person or device that makes the call, for the history of the changes. */
  readonly actor: Actor;
  /** The scorer, where the call came with a scorer's key; null for administrators and visitors. */
  readonly scorer: Scorer | null;
  readonly device: {
    /** The key that the device got when somebody signed in on it; null if the device has none. */
    readonly key: string | null;
    /** Hands the device its key with the answer. */
    keep(key: string): void;
  };
  /** The idempotency key of a create, where the caller sent one. */
  readonly idempotencyKey: IdempotencyKey | null;
}

/** The call of an endpoint, by the endpoint's name. */
export type CallOf<Name extends EndpointName> = Call<z.output<(typeof CONTRACTS)[Name]['request']>>;

/** The `data` that an endpoint answers, by the endpoint's name. */
export type AnswerOf<Name extends EndpointName> = Calls[Name]['response'];

/** An answer that caches may keep: its version becomes the ETag, `body` is the whole answer. */
export interface View {
  readonly version: string;
  readonly body: TextBody;
  /** Whether the caller asked for this very version, so that the answer may be cached for a while. */
  readonly isAtVersion: boolean;
  /** How many seconds a shared cache may keep this answer, where that differs from the route's time. */
  readonly sharedSeconds?: number;
}

/** A redirect: the address is relative to the requested one. */
export interface Redirect {
  readonly location: string;
}

export interface DataRoute {
  readonly kind: 'data';
  readonly contract: Contract;
  handle(call: Call<never>): Promise<unknown>;
}

interface ViewRoute {
  readonly kind: 'view';
  readonly contract: Contract;
  /** For how long a shared cache may answer without asking the function. */
  readonly sharedSeconds: number;
  handle(call: Call<never>): Promise<View | Redirect>;
}

export type Route = DataRoute | ViewRoute;

export function route<Request extends z.ZodType, Data>(
  contract: Contract<Request, Data>,
  handle: (call: Call<z.output<Request>>) => Promise<Data>,
): Route {
  return { kind: 'data', contract, handle };
}

export function viewRoute<Request extends z.ZodType, Data>(
  contract: Contract<Request, Data>,
  sharedSeconds: number,
  handle: (call: Call<z.output<Request>>) => Promise<View | Redirect>,
): Route {
  return { kind: 'view', contract, sharedSeconds, handle };
}
