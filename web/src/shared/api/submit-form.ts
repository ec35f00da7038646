import { freshUser } from './fresh-user';
import { sendRequest } from './send-request';

export interface FormCall {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The same key and payload again get the first answer: a repeated create creates once. */
  readonly idempotencyKey?: string;
}

/** Sends a form: merges the token and the role of who is logged in into its payload. */
export async function submitForm<Data>({ method, path, payload, idempotencyKey }: FormCall): Promise<Data> {
  const user = await freshUser();
  return sendRequest<Data>({
    method,
    path,
    body: user ? { ...payload, token: user.token, role: user.role } : { ...payload },
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined,
  });
}
