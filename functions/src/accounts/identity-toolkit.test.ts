import { afterEach, describe, expect, it, vi } from 'vitest';
import { refreshTokens, resetPassword, sendResetMail, signInWithPassword } from './identity-toolkit';

const production = {
  siteOrigin: 'https://our-cup.web.app',
  authEmulatorHost: null,
  webApiKey: 'web key',
  trustedProxyHops: 2,
  setupKey: null,
};
const emulated = { ...production, authEmulatorHost: '127.0.0.1:9099' };

function answering(status: number, body: unknown) {
  const fetched = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('calls Firebase Auth with the project’s key', async () => {
    const fetched = answering(200, { idToken: 'id', refreshToken: 'refresh' });
    await expect(signInWithPassword(production, 'a@b.ch', 'secret')).resolves.toMatchObject({
      idToken: 'id',
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=web%20key',
      expect.objectContaining({
        body: JSON.stringify({ email: 'a@b.ch', password: 'secret', returnSecureToken: true }),
      }),
    );
  });

  it('calls the emulator where there is one', async () => {
    const fetched = answering(200, { idToken: 'id', refreshToken: 'refresh' });
    await signInWithPassword(emulated, 'a@b.ch', 'secret');
    const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=web%20key';
    expect(fetched).toHaveBeenCalledWith(`http://127.0.0.1:9099/${path}`, expect.anything());
  });

  it('returns the code of a refusal without the text after it', async () => {
    answering(400, { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled.' } });
    await expect(signInWithPassword(production, 'a@b.ch', 'secret')).resolves.toEqual({
      rejected: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    });
  });

  it.each([
    ['answers 500', () => answering(500, { error: { message: 'INTERNAL' } })],
    ['answers something else than JSON of its own', () => answering(400, 'no')],
    ['is not there', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))],
  ])('is answered service_unavailable when the service %s', async (_, arrange) => {
    arrange();
    await expect(signInWithPassword(production, 'a@b.ch', 'secret')).rejects.toMatchObject({
      errors: [{ msg: 'service_unavailable' }],
    });
  });
});

describe('refreshing', () => {
  it('exchanges the refresh token for new tokens', async () => {
    const fetched = answering(200, { id_token: 'new id', refresh_token: 'new refresh' });
    await expect(refreshTokens(production, 'old')).resolves.toEqual({
      idToken: 'new id',
      refreshToken: 'new refresh',
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      'https://securetoken.googleapis.com/v1/token?key=web%20key',
      expect.objectContaining({ body: 'grant_type=refresh_token&refresh_token=old' }),
    );
  });
});

describe('a password that was forgotten', () => {
  it('is asked for by Firebase Auth’s own mail, in the language of whoever asks', async () => {
    const fetched = answering(200, { email: 'a@b.ch' });
    await expect(sendResetMail(production, 'a@b.ch', 'fr')).resolves.toBeNull();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      'https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=web%20key',
      expect.objectContaining({
        body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'a@b.ch' }),
        headers: { 'Content-Type': 'application/json', 'X-Firebase-Locale': 'fr' },
      }),
    );
  });

  it('is set by the code of the mail', async () => {
    answering(400, { error: { message: 'EXPIRED_OOB_CODE' } });
    await expect(resetPassword(production, 'code', 'OffsideRule1!')).resolves.toEqual({
      rejected: 'EXPIRED_OOB_CODE',
    });
  });
});
