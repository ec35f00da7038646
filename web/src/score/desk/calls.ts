import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { API_ROOT } from '../../shared/api/addresses';
import { ApiError } from '../../shared/api/api-error';
import { freshUser } from '../../shared/api/fresh-user';
import { readAnswer } from '../../shared/api/send-request';
import { AskLaterError } from '../outbox/read-failure';
import type { Access } from './access';
import type { ServerClock } from './server-clock';

export type ScorerCall = 'openScorerLink' | 'getScorerMatches' | 'getMatchLog' | 'enterInMatchLog';

/** As a caller has it: nothing of it is changed. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value;

/** A token that the server no longer takes reads the same as none. */
export const SIGNED_OUT = 'signedOut';

async function authorizationOf(access: Access | { readonly key: string }): Promise<string> {
  if ('key' in access) return `Scorer ${access.key}`;
  if (access.kind === 'device') return `Scorer ${access.deviceKey}`;
  const user = await freshUser();
  if (user?.role !== 'admin') throw new ApiError({ status: 401, items: [{ msg: SIGNED_OUT }] });
  return `Bearer ${user.token}`;
}

/** So long an answer is waited for; what hangs in a bad network is better asked again. */
const LONGEST_WAIT_MS = 10_000;

interface ScorerRequest {
  readonly call: ScorerCall;
  readonly body: object;
  readonly authorization: string;
}

/** Sends a request and reads its answer within the time. Throws ApiError, with the pause that the server has asked for. */
export async function askServer<Data>(
  { call, body, authorization }: ScorerRequest,
  ask: typeof fetch = fetch,
): Promise<Data> {
  const { methods, path } = ENDPOINTS[call];
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), LONGEST_WAIT_MS);
  let pause = 0;
  try {
    const response = await ask(`${API_ROOT}${path}`, {
      method: methods[0],
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify(body),
      signal: giveUp.signal,
    });
    pause = Number(response.headers.get('Retry-After') ?? 0) * 1_000;
    return await readAnswer(response);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw new ApiError({ status: null, cause });
    // A date instead of a number of seconds reads as none: our own server sends none.
    throw pause > 0 ? new AskLaterError(cause, pause) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a call of the scorers, and sets the clock by its answer. Throws ApiError. */
export async function callAs<Name extends ScorerCall>(
  access: Access | { readonly key: string },
  {
    call,
    payload,
    clock,
  }: {
    readonly call: Name;
    readonly payload: Unchanged<Calls[Name]['request']>;
    readonly clock: ServerClock;
  },
): Promise<Calls[Name]['response']> {
  const authorization = await authorizationOf(access);
  const sentAt = clock.phone.now();
  const data = await askServer<Calls[Name]['response']>({ call, body: payload, authorization });
  clock.take({ sentAt, receivedAt: clock.phone.now(), now: data.now });
  return data;
}
