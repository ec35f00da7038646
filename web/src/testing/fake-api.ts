import { vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** The answer of the API to one path. It is an error if the status says so, and no answer at all if `isLost`. */
export interface FakeAnswer {
  readonly isLost?: boolean;
  /** The answer or the loss comes after this promise. */
  readonly after?: Promise<void>;
  readonly status?: number;
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly { readonly msg: string; readonly path?: string }[];
}

function sentCall(path: string, { method = 'GET', body, headers }: RequestInit): SentCall {
  const parsed = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
  return { method, path, body: parsed, headers: new Headers(headers) };
}

/** Answers every call in place of the network, and records what was sent. */
export function fakeApi(answers: Readonly<Record<string, FakeAnswer>>) {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api/, '');
    calls.push(sentCall(path, init));
    const { isLost, after, status = 200, data = {}, headers, errors } = answers[path] ?? { status: 404 };
    await after;
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json({ success: status < 400, data, errors }, { status, headers });
  });
  return calls;
}

/** Returns a promise for an answer, and a function that resolves it. */
export function buildGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
}
