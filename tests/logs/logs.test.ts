import { beforeAll, describe, expect, it } from 'vitest';
import { filesWith, readLogs, SECRETS, type Log } from '../support/logs';

let logs: readonly Log[];

beforeAll(async () => {
  logs = await readLogs();
});

/** These tests run after all other suites: `tests/security/secrets.test.ts` makes a call of each kind that carries a secret. */
describe('the logs of this test run', () => {
  it('are there', () => {
    expect(logs).not.toEqual([]);
  });

  it.each(SECRETS)('have nowhere %s', (_name, secret) => {
    expect(filesWith(logs, secret)).toEqual([]);
  });
});
