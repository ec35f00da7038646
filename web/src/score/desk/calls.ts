import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { ApiError } from '../../shared/api/api-error';
import { freshUser } from '../../shared/api/fresh-user';
import { sendRequest } from '../../shared/api/send-request';
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

async function withinTime<Data>(call: Promise<Data>): Promise<Data> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError({ status: null })), LONGEST_WAIT_MS);
  });
  return Promise.race([call, isLate]).finally(() => clearTimeout(timer));
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
  const headers = { Authorization: await authorizationOf(access) };
  const { methods, path } = ENDPOINTS[call];
  const sentAt = Date.now();
  const data = await withinTime(
    sendRequest<Calls[Name]['response']>({ method: methods[0], path, body: { ...payload }, headers }),
  );
  clock.take({ sentAt, receivedAt: Date.now(), now: data.now });
  return data;
}
