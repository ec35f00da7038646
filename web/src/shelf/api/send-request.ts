import { API_ROOT } from './addresses';
import { ApiError, type ErrorItem } from './api-error';
import { noteServerTime } from './server-time';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** The path under `API_ROOT`, with a leading slash. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the headers of the answer. */
  readonly onHeaders?: (headers: Headers) => void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorItem(value: unknown): value is ErrorItem {
  return isRecord(value) && typeof value['msg'] === 'string';
}

/**
 * Without a limit, a broken connection is reported only after minutes, or never. A read is repeated after its limit. A write may already
 * have been carried out, so it is given up only when no answer can arrive any more: Firebase Hosting ends each call after a minute.
 */
const READ_WITHIN_MS = 15_000;
const WRITE_WITHIN_MS = 90_000;

async function answerTo({ method, path, body, headers }: ApiRequest): Promise<Response> {
  try {
    return await fetch(`${API_ROOT}${path}`, {
      method,
      headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(method === 'GET' ? READ_WITHIN_MS : WRITE_WITHIN_MS),
    });
  } catch (cause) {
    throw new ApiError({ status: null, cause });
  }
}

/** Returns the body as JSON, or null if it is not JSON, because a proxy in front of the server may answer with an HTML page. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** Returns the `data` of an answer. Throws ApiError if there is no `data`. */
export async function readAnswer<Data>(response: Response): Promise<Data> {
  const json = await jsonOf(response);
  const { data, errors } = isRecord(json) ? json : {};
  if (response.ok && isRecord(data)) return data as Data;
  const items = Array.isArray(errors) ? errors.filter(isErrorItem) : [];
  throw new ApiError({ status: response.ok ? 502 : response.status, items, data });
}

/** Sends one call to the API of the own origin and returns the `data` of its answer. Throws ApiError. */
export async function sendRequest<Data>(request: ApiRequest): Promise<Data> {
  const askedAt = performance.now();
  const response = await answerTo(request);
  noteServerTime(response.headers.get('Date'), askedAt);
  request.onHeaders?.(response.headers);
  return readAnswer(response);
}
