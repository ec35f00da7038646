import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { buildCupOf } from '../cup-of';
import { callEndpoint, type Credential } from './api-client';
import type { BenchStack } from './start-bench-stack';

export const ADMINISTRATOR = { email: 'admin@futsal-cup.test', password: 'Admin-2026!' };

/** The caller of the API, and the cup that the calls are about. */
export interface World {
  readonly token: string;
  readonly refreshToken: string;
  readonly cup: Cup;
  readonly authHost: string;
  call<Name extends EndpointName>(
    name: Name,
    request: Calls[Name]['request'],
    credential?: Credential,
  ): Promise<Calls[Name]['response']>;
  /** Returns a name that nothing else has. */
  unique(noun: string): string;
}

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
}

export async function logIn(origin: string): Promise<Session> {
  return callEndpoint(origin, 'login', ADMINISTRATOR, '');
}

let count = 0;

function unique(noun: string): string {
  count += 1;
  return `${noun} ${count}`;
}

/** Stores a new cup past the API; the session's administrator calls the function at `origin`. */
export async function buildWorld(
  { firestore, authHost }: Pick<BenchStack, 'firestore' | 'authHost'>,
  origin: string,
  session: Session,
  teams = 16,
): Promise<World> {
  const cup = buildCupOf(teams);
  await storeCup(firestore.db, cup);
  return {
    ...session,
    cup,
    authHost,
    call: (name, request, credential = session.token) => callEndpoint(origin, name, request, credential),
    unique,
  };
}
