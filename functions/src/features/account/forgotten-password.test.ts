import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOf } from '../route';
import { handleRequestPasswordReset, handleResetPassword } from './forgotten-password';

const environment = {
  siteOrigin: 'https://our-cup.web.app',
  authEmulatorHost: null,
  webApiKey: 'key',
  trustedProxyHops: 2,
  setupKey: null,
};

function callWith<Name extends 'requestPasswordReset' | 'resetPassword'>(request: CallOf<Name>['request']) {
  const unknown = { data: () => undefined, ref: {} };
  const db = {
    collection: () => ({
      doc: () => ({ get: async () => unknown }),
      withConverter: () => ({ get: async () => ({ docs: [] }) }),
    }),
    batch: () => ({ create: vi.fn(), commit: async () => [] }),
  } as unknown as Firestore;
  const logger = { warn: vi.fn(), error: vi.fn() };
  const dependencies = { db, environment, logger, clock: () => 0 };
  return { request, dependencies, address: '192.0.2.7' } as unknown as CallOf<Name> & {
    readonly dependencies: { readonly logger: typeof logger };
  };
}

/** Makes Firebase Auth refuse with `code`. The returned pause ends once everything that follows from the refusal is done. */
function refusing(code: string) {
  let wasRead: () => void;
  const waited = new Promise<void>((resolve) => {
    wasRead = () => setImmediate(resolve);
  });
  const json = async () => {
    wasRead();
    return { error: { message: code } };
  };
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 400, json }));
  return () => waited;
}

afterEach(() => vi.unstubAllGlobals());

describe('the mail for a forgotten password', () => {
  const asked = { email: 'ann@club.test' };

  it('that Firebase Auth sends late makes no answer late: so that says nothing about the address', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await expect(
      handleRequestPasswordReset(callWith<'requestPasswordReset'>(asked), async () => undefined),
    ).resolves.toEqual({});
  });

  it.each(['RESET_PASSWORD_EXCEED_LIMIT', 'QUOTA_EXCEEDED'])(
    'is answered as ever at %s, which only a known address meets, and the log says it',
    async (code) => {
      const call = callWith<'requestPasswordReset'>(asked);
      await expect(handleRequestPasswordReset(call, refusing(`${code} : …`))).resolves.toEqual({});
      expect(call.dependencies.logger.warn).toHaveBeenCalledOnce();
    },
  );

  it('is answered as ever for an address without an account', async () => {
    const call = callWith<'requestPasswordReset'>(asked);
    await expect(handleRequestPasswordReset(call, refusing('EMAIL_NOT_FOUND'))).resolves.toEqual({});
    expect(call.dependencies.logger.warn).not.toHaveBeenCalled();
  });

  it('has to wait when Firebase Auth is asked too much, for whatever address', async () => {
    const answer = handleRequestPasswordReset(
      callWith<'requestPasswordReset'>(asked),
      refusing('TOO_MANY_ATTEMPTS_TRY_LATER'),
    );
    await expect(answer).rejects.toMatchObject({ status: 429 });
  });
});

it('a password that Firebase Auth is too busy to set is asked for again later', async () => {
  refusing('TOO_MANY_ATTEMPTS_TRY_LATER : Try later.');
  const password = 'OffsideRule1!';
  const request = { code: 'code', password, confirmationPassword: password };
  await expect(handleResetPassword(callWith<'resetPassword'>(request))).rejects.toMatchObject({
    status: 429,
  });
});
