import { describe, expect, it } from 'vitest';
import { deviceCookie, readDeviceKey } from './known-device';

const KEY = 'abcdefghijklmnopqrstu_';

describe('the cookie of a device', () => {
  it('is read back as it was set, among others', () => {
    const [pair = ''] = deviceCookie(KEY).split(';');
    expect(readDeviceKey(pair)).toBe(KEY);
    expect(readDeviceKey(`a=b; ${pair}; c=d`)).toBe(KEY);
  });

  it('is sent to the calls that sign in only, and is out of reach for scripts and other sites', () => {
    const attributes = deviceCookie(KEY).split('; ').slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/api/auth', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
  });

  it.each([
    undefined,
    '',
    'session=1',
    '__session=',
    '__session=short',
    `__session=${KEY}x`,
    `x__session=${KEY}`,
  ])('%j is none', (cookies) => {
    expect(readDeviceKey(cookies)).toBeNull();
  });
});
