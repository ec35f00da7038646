import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { sendRequest } from './send-request';

function answerWith(body: string, status = 200) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((failure: unknown) => failure);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.');
}

const read = () => sendRequest({ method: 'GET', path: '/tournaments/get-all' });

describe('a call to the API', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('goes to the own origin as JSON and returns the data of the answer', async () => {
    const fetchMock = answerWith('{"success":true,"data":{"tournament":{"name":"Cup"}}}');
    const data = await sendRequest({ method: 'POST', path: '/admin/teams/create', body: { name: 'A' } });
    expect(data).toEqual({ tournament: { name: 'Cup' } });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/admin/teams/create',
      expect.objectContaining({ body: '{"name":"A"}', headers: { 'Content-Type': 'application/json' } }),
    );
  });

  test('fails with the status, the reasons and the data that the server gives', async () => {
    const errors = [{ msg: 'changed_by_someone_else', path: 'updatedAt' }];
    answerWith(JSON.stringify({ success: false, errors, data: { current: { name: 'New' } } }), 409);
    const error = await failureOf(read());
    expect(error).toMatchObject({ status: 409, items: errors, data: { current: { name: 'New' } } });
  });

  test('survives a page of HTML in place of JSON', async () => {
    answerWith('<html>Bad Request</html>', 400);
    expect(await failureOf(read())).toMatchObject({ status: 400, items: [] });
  });

  test('takes an answer that is no JSON for a failure even when it says 200', async () => {
    answerWith('<html>Welcome to the hotel network</html>', 200);
    expect(await failureOf(read())).toMatchObject({ status: 502, items: [] });
  });

  test('is given up after a while, when it writes only after no answer can come any more', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const fetchMock = answerWith('{"success":true,"data":{}}');
    await read();
    await sendRequest({ method: 'POST', path: '/admin/teams/create', body: {} });
    expect(patience.mock.calls).toEqual([[15_000], [90_000]]);
    expect(fetchMock.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true]);
    patience.mockRestore();
  });

  test('has no status when there was no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(read())).toMatchObject({ status: null });
  });
});
