import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { API_ROOT } from '../../../shelf/api/addresses';
import { ApiError } from '../../../shelf/api/api-error';
import { freshUser, renewToken } from '../../../shelf/api/fresh-user';
import { readAnswer } from '../../../shelf/api/send-request';
import { AskLaterError } from '../read-failure';
import type { Access } from './access';
import type { ServerClock } from './server-clock';

export type ScorerCall = 'openScorerLink' | 'getScorerMatches' | 'getMatchLog' | 'enterInMatchLog';

/**
 * The paths of the calls; each call is a POST. The paths are listed here, because the table of all endpoints would add a kilobyte to the
 * page of the scorers.
 */
const PATHS: { readonly [Name in ScorerCall]: (typeof ENDPOINTS)[Name]['path'] } = {
  openScorerLink: '/score/open',
  getScorerMatches: '/score/matches',
  getMatchLog: '/score/log',
  enterInMatchLog: '/score/entries',
};

/** Makes a type deeply readonly, because callers do not change their payload. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value;

/** A rejected token and a missing one show the same text. */
export const SIGNED_OUT = 'signedOut';

type Caller = Access | { readonly key: string };

async function authorizationOf(caller: Caller, findUser: typeof freshUser): Promise<string> {
  if ('key' in caller) return `Scorer ${caller.key}`;
  if (caller.kind === 'device') return `Scorer ${caller.deviceKey}`;
  const user = await findUser();
  if (user?.role !== 'admin') throw new ApiError({ status: 401, items: [{ msg: SIGNED_OUT }] });
  return `Bearer ${user.token}`;
}

/** A request is aborted after this time, because in a bad network a new one is more likely to succeed than a hanging one. */
export const LONGEST_WAIT_MS = 10_000;

interface ScorerRequest {
  readonly call: ScorerCall;
  readonly body: object;
  /** The token may have to be fetched first; the time for this counts towards the time limit. */
  readonly authorization: string | Promise<string>;
}

/** Sends a request and reads its answer within the time limit. Throws ApiError, with the pause from Retry-After if there is one. */
export async function askServer<Data>(
  { call, body, authorization }: ScorerRequest,
  ask: typeof fetch = fetch,
): Promise<Data> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), LONGEST_WAIT_MS);
  const isLate = new Promise<never>((_, reject) => giveUp.signal.addEventListener('abort', reject));
  let pause = 0;
  try {
    const Authorization = await Promise.race([authorization, isLate]);
    const response = await ask(`${API_ROOT}${PATHS[call]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization },
      body: JSON.stringify(body),
      signal: giveUp.signal,
    });
    pause = Number(response.headers.get('Retry-After') ?? 0) * 1_000;
    return await readAnswer(response);
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw new ApiError({ status: null, cause });
    // A date in Retry-After counts as no pause, because our own server sends only seconds.
    throw pause > 0 ? new AskLaterError(cause, pause) : cause;
  } finally {
    clearTimeout(timer);
  }
}

interface Call<Name extends ScorerCall> {
  readonly call: Name;
  readonly payload: Unchanged<Calls[Name]['request']>;
  readonly clock: ServerClock;
}

/** Sends a call of the scorers, and sets the clock by its answer. Throws ApiError. */
export async function callAs<Name extends ScorerCall>(
  caller: Caller,
  { call, payload, clock }: Call<Name>,
): Promise<Calls[Name]['response']> {
  const attempt = async (findUser: typeof freshUser) => {
    const sentAt = clock.phone.now();
    const authorization = authorizationOf(caller, findUser);
    const data = await askServer<Calls[Name]['response']>({ call, body: payload, authorization });
    clock.take({ sentAt, receivedAt: clock.phone.now(), now: data.now });
    return data;
  };
  try {
    return await attempt(freshUser);
  } catch (error) {
    // A phone whose clock is slow takes an expired token for a valid one, so a rejected token is renewed once.
    const isAdministrator = 'kind' in caller && caller.kind === 'administrator';
    if (isAdministrator && error instanceof ApiError && error.status === 401) return attempt(renewToken);
    throw error;
  }
}
