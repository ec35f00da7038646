import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('the environment', () => {
  it('has defaults that suit Firebase Hosting', () => {
    expect(readEnvironment({ GCLOUD_PROJECT: 'our-cup' })).toEqual({
      siteOrigin: 'https://our-cup.web.app',
      authEmulatorHost: null,
      webApiKey: '',
      trustedProxyHops: 2,
      setupKey: null,
    });
  });

  it.each([undefined, '', 'soon'])('has a setup key that has ended, where its end is %j', (until) => {
    const { setupKey } = readEnvironment({ SETUP_KEY_HASH: 'abc', SETUP_KEY_UNTIL: until });
    expect(setupKey).toEqual({ hash: 'abc', until: 0 });
  });

  it('is what the parameters say', () => {
    const env = {
      GCLOUD_PROJECT: 'our-cup',
      SITE_ORIGIN: 'https://cup.club.example',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      WEB_API_KEY: 'key',
      TRUSTED_PROXY_HOPS: '1',
      SETUP_KEY_HASH: 'abc',
      SETUP_KEY_UNTIL: '1970-01-01T00:00:01.000Z',
    };
    expect(readEnvironment(env)).toEqual({
      siteOrigin: 'https://cup.club.example',
      authEmulatorHost: '127.0.0.1:9099',
      webApiKey: 'key',
      trustedProxyHops: 1,
      setupKey: { hash: 'abc', until: 1_000 },
    });
  });
});
