import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { freshAddress } from '../../support/addresses';

export interface PreparedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function fillPath(path: string, request: Record<string, unknown>): string {
  return path.replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(String(request[field])));
}

/** A credential opens the API: the token of an administrator, or the key of a scorer. */
export type Credential = string | { readonly scorerKey: string };

function authorization(credential: Credential): string {
  return typeof credential === 'string' ? `Bearer ${credential}` : `Scorer ${credential.scorerKey}`;
}

/** An address may make only a few of these calls in an hour. */
const THROTTLED: ReadonlySet<EndpointName> = new Set(['login', 'register', 'requestPasswordReset']);

/** Prepares the request of a call as it goes over the wire. */
export function prepareCall<Name extends EndpointName>(
  name: Name,
  request: Calls[Name]['request'],
  credential: Credential,
): PreparedCall {
  const { methods, path, access } = ENDPOINTS[name];
  const [method] = methods;
  const isGet = method === 'GET';
  const fields = (request ?? {}) as Record<string, unknown>;
  const isInPath = path.includes(':');
  const search = isGet && !isInPath ? new URLSearchParams(fields as Record<string, string>).toString() : '';
  return {
    method,
    path: `/api${fillPath(path, fields)}${search ? `?${search}` : ''}`,
    headers: {
      ...(isGet ? {} : { 'Content-Type': 'application/json' }),
      ...(access === 'public' ? {} : { Authorization: authorization(credential) }),
      ...(THROTTLED.has(name) ? freshAddress() : {}),
    },
    body: isGet ? undefined : JSON.stringify(fields),
  };
}

export async function send(origin: string, { method, path, headers, body }: PreparedCall): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return isJson ? (JSON.parse(text) as { data: unknown }).data : text;
}

/** Calls an endpoint and returns its data; anything but a success is an error of the bench. */
export async function callEndpoint<Name extends EndpointName>(
  origin: string,
  name: Name,
  request: Calls[Name]['request'],
  credential: Credential,
): Promise<Calls[Name]['response']> {
  return (await send(origin, prepareCall(name, request, credential))) as Calls[Name]['response'];
}
