import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS, type Endpoint } from '@futsal-cup/domain/contracts/endpoints';
import { freshUser } from '../../shelf/api/fresh-user';
import { sendRequest } from '../../shelf/api/send-request';

export type CallName = keyof Calls;

export interface FormCall<Name extends CallName> {
  readonly call: Name;
  readonly payload: Calls[Name]['request'];
}

interface SubmitOptions {
  readonly idempotencyKey?: string;
  readonly onHeaders?: (headers: Headers) => void;
}

export function endpointOf(call: CallName): Endpoint {
  return ENDPOINTS[call];
}

/**
 * Returns the signed-in user. Calls that need no session, such as setting another password, go on without a user when the session has
 * ended.
 */
function senderOf({ access }: Endpoint): ReturnType<typeof freshUser> {
  return access === 'public' ? freshUser().catch(() => null) : freshUser();
}

/**
 * Sends a form with the token and the role of the signed-in user in its payload. A create that is repeated under the same
 * key gets the first answer, so that it creates only once.
 */
export async function submitForm<Name extends CallName>(
  { call, payload }: FormCall<Name>,
  { idempotencyKey, onHeaders }: SubmitOptions = {},
): Promise<Calls[Name]['response']> {
  const endpoint = endpointOf(call);
  const { methods, path, creates } = endpoint;
  const user = await senderOf(endpoint);
  return sendRequest({
    method: methods[0],
    path,
    body: user ? { ...payload, token: user.token, role: user.role } : { ...payload },
    headers: creates && idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined,
    onHeaders,
  });
}
