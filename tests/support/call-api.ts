import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { ERROR_CODES, type ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import assert from 'node:assert/strict';
import { checkAnswer } from './check-answer';
import { administratorToken } from './sign-in';
import { testStack } from './stack/test-stack';

/** The answer to a call: `data` of a success, `errors` of a failure, and `text` even if it is not JSON. */
export interface Answer<Data = unknown> {
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
  readonly data: Data;
  readonly errors: readonly ErrorItem[];
}

export interface CallOptions {
  /** A guarded call without a token is made as the seeded administrator; null sends no token. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** The function itself, which is faster, or the Hosting emulator, which passes the call on. */
  readonly through?: 'function' | 'hosting';
  /** The origin of a function to call in place of the suite's own. */
  readonly origin?: string;
  /** The method is needed only where the endpoint has several. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'HEAD';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface RawRequest extends CallOptions {
  readonly path: string;
  readonly body?: string | Uint8Array;
}

/** Sends any request to a path under `/api`. */
export async function sendRaw<Data = unknown>(request: RawRequest): Promise<Answer<Data>> {
  const { path, body, token, headers, through = 'function', method = 'POST' } = request;
  const origin = request.origin ?? testStack()[through];
  const response = await fetch(`${origin}/api${path}`, {
    method,
    body: body as BodyInit | undefined,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });
  const text = await response.text();
  const json = parse(text);
  const type = response.headers.get('content-type');
  checkAnswer(method, path, { status: response.status, type, json });
  const { data, errors } = isRecord(json) ? json : {};
  return {
    call: `${method} ${path}`,
    status: response.status,
    headers: response.headers,
    text,
    json,
    data: data as Data,
    errors: Array.isArray(errors) ? (errors as ErrorItem[]) : [],
  };
}

function fillPath(path: string, fields: Record<string, unknown>): [path: string, rest: [string, unknown][]] {
  const rest = new Map(Object.entries(fields));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  return [filled, [...rest]];
}

function pathWithQuery(path: string, fields: Record<string, unknown>): string {
  const [filled, rest] = fillPath(path, fields);
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  return rest.length === 0 ? filled : `${filled}?${query.toString()}`;
}

/** Calls an endpoint by its name with any request; a GET turns the request into path and query. */
export async function sendToApi<Data = unknown>(
  name: EndpointName,
  request: unknown,
  options: CallOptions = {},
): Promise<Answer<Data>> {
  const { methods, path, access } = ENDPOINTS[name];
  const method = options.method ?? methods[0];
  const token =
    options.token === undefined && access !== 'public' ? await administratorToken() : options.token;
  const sent = { ...options, token, method };
  if (method === 'GET' || method === 'HEAD') {
    return sendRaw<Data>({ ...sent, path: pathWithQuery(path, isRecord(request) ? request : {}) });
  }
  return sendRaw<Data>({
    ...sent,
    path,
    body: request === undefined ? undefined : JSON.stringify(request),
  });
}

/** Calls an endpoint with the types of its contract. */
export function callApi<Name extends EndpointName>(
  name: Name,
  request: Calls[Name]['request'],
  options?: CallOptions,
): Promise<Answer<Calls[Name]['response']>> {
  return sendToApi<Calls[Name]['response']>(name, request, options);
}

/**
 * The answer is a success of the promised form; returns its data. It uses Node's own assertions, because Vitest and Playwright
 * both run it.
 */
export function expectSuccess<Data>(answer: Answer<Data>, status: 200 | 201 = 200): Data {
  const { call: made, data, json, text } = answer;
  assert.equal(answer.status, status, `${made} answered ${answer.status}: ${text}`);
  assert.equal(typeof data, 'object', `${made} answered without data: ${text}`);
  assert.deepEqual(json, { success: true, data });
  return data;
}

/** Calls an endpoint that must succeed, with 201 if it creates something, and returns the data. */
export async function call<Name extends EndpointName>(
  name: Name,
  request: Calls[Name]['request'],
  options?: CallOptions,
): Promise<Calls[Name]['response']> {
  const answer = await callApi(name, request, options);
  return expectSuccess(answer, ENDPOINTS[name].creates ? 201 : 200);
}

/** The answer is this one named error (at this path) with the error's status, and no cache may store it. */
export function expectFailure(answer: Answer, msg: ErrorCode, path?: string): void {
  const { call: made, status, errors } = answer;
  const found = path === undefined ? errors.map((error) => ({ msg: error.msg })) : errors;
  const expected = path === undefined ? { msg } : { msg, path };
  assert.deepEqual(
    { made, status, errors: found },
    { made, status: ERROR_CODES[msg].status, errors: [expected] },
  );
  assert.equal(isRecord(answer.json) && answer.json['success'], false, answer.text);
  assert.ok(
    answer.headers.get('cache-control')?.includes('no-store'),
    `A cache may keep the answer to ${made}`,
  );
}
