import type { Contract } from '@futsal-cup/domain/contracts/contract';
import type { z } from 'zod';
import type { Dependencies } from './dependencies';
import type { Once } from './once';

/** A request that has passed the guard and its schema. */
export interface Call<Request> {
  readonly request: Request;
  readonly dependencies: Dependencies;
  /** The visitor's address, as far as the proxies in front can be believed. */
  readonly address: string;
  /** Set for a create whose caller sent an Idempotency-Key. */
  readonly once: Once | null;
}

/** A view that caches may keep: its version is its ETag, `body` the whole answer as JSON. */
export interface View {
  readonly version: string;
  readonly body: string;
  /** Whether the caller asked for this very version, which never changes. */
  readonly isImmutable: boolean;
}

export interface DataRoute {
  readonly kind: 'data';
  readonly contract: Contract;
  handle(call: Call<never>): Promise<unknown>;
}

interface ViewRoute {
  readonly kind: 'view';
  readonly contract: Contract;
  /** For how long a shared cache may answer without asking. */
  readonly sharedSeconds: number;
  handle(call: Call<never>): Promise<View>;
}

export type Route = DataRoute | ViewRoute;

export function route<Request extends z.ZodType, Response>(
  contract: Contract<Request, Response>,
  handle: (call: Call<z.output<Request>>) => Promise<Response>,
): Route {
  return { kind: 'data', contract, handle };
}

export function viewRoute<Request extends z.ZodType, Response>(
  contract: Contract<Request, Response>,
  sharedSeconds: number,
  handle: (call: Call<z.output<Request>>) => Promise<View>,
): Route {
  return { kind: 'view', contract, sharedSeconds, handle };
}
