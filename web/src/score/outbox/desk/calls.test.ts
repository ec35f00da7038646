import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeUser, saveUser } from '../../../shelf/stores/user';
import { buildUser } from '../../../testing/build-user';
import { callAs } from './calls';
import { ServerClock } from './server-clock';

const ADMINISTRATOR = { kind: 'administrator', tournamentId: 'cup-1' } as const;

const RENEWED = {
  token: 'token-2',
  refreshToken: 'refresh-2',
  expiresAt: '2099-01-01T00:00:00Z',
  role: 'admin',
};

function ask(caller: Parameters<typeof callAs>[0]) {
  const payload = { tournamentId: 'cup-1', matchId: 'match-1' };
  return callAs(caller, { call: 'getMatchLog', payload, clock: new ServerClock() });
}

/** Simulates a server that accepts only the second token, and renews the first one. */
function takeOnlyTheRenewed(renew: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/auth/refresh')) return renew();
    const authorization = new Headers(init.headers).get('Authorization') ?? '';
    asked.push(authorization);
    return authorization === 'Bearer token-2'
      ? Response.json({ success: true, data: { now: 0, log: {} } })
      : Response.json({ success: false, errors: [{ msg: 'session_has_ended' }] }, { status: 401 });
  });
  return asked;
}

describe('a call of the scorers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    removeUser();
  });

  test('by an administrator is sent again with a new token, where the phone took an old one for fresh', async () => {
    saveUser(buildUser());
    const asked = takeOnlyTheRenewed(async () => Response.json({ success: true, data: RENEWED }));
    await expect(ask(ADMINISTRATOR)).resolves.toMatchObject({ log: {} });
    expect(asked).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('is refused when the session has ended, and when the key of a device is not taken', async () => {
    saveUser(buildUser());
    const ended = { success: false, errors: [{ msg: 'session_has_ended' }] };
    const asked = takeOnlyTheRenewed(async () => Response.json(ended, { status: 401 }));
    await expect(ask(ADMINISTRATOR)).rejects.toMatchObject({ status: 401, items: ended.errors });
    await expect(ask({ key: 'key' })).rejects.toMatchObject({ status: 401 });
    expect(asked).toEqual(['Bearer token-1', 'Scorer key']);
  });

  test('is given up in time when no new token comes', async () => {
    saveUser(buildUser({ expiresAt: new Date(Date.now() + 60_000).toISOString() }));
    let answer: (response: Response) => void = () => undefined;
    takeOnlyTheRenewed(() => new Promise((resolve) => (answer = resolve)));
    const outcome = expect(ask(ADMINISTRATOR)).rejects.toMatchObject({ status: null });
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    answer(Response.json({ success: true, data: RENEWED }));
  });
});
