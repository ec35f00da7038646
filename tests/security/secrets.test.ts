import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/call-api';
import { filesWith, NEW_PASSWORD, readLogs, SECRETS, WRONG_PASSWORD, type Log } from '../support/logs';
import { uniqueEmail } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';

let logs: readonly Log[];
let refreshToken: string;

/** The calls carry secrets in every way: good and bad logins, a registration, a token in the header, in the body and in neither. */
beforeAll(async () => {
  for (const through of ['function', 'hosting'] as const) {
    const email = uniqueEmail();
    const passwords = { password: NEW_PASSWORD, confirmationPassword: NEW_PASSWORD };
    await callApi('register', { email, ...passwords }, { through });
    const { data } = await callApi('login', { email, password: NEW_PASSWORD }, { through });
    refreshToken = data.refreshToken;
    await callApi('login', { email, password: WRONG_PASSWORD }, { through });
    await callApi('refreshSession', { refreshToken }, { through });
    await callApi('validateAccess', {}, { through, token: data.token });
    await callApi('validateAccess', {}, { through, token: `${data.token}broken` });
    const fields = { tournamentId: 'none', name: 'A team', players: [] };
    await callApi('createTeam', fields, { through });
  }
  // The last lines must be in the file before it is read.
  await new Promise((resolve) => setTimeout(resolve, 500));
  logs = await readLogs();
});

describe('the logs of those calls', () => {
  it('are there, those of the function and those of the emulators', () => {
    const { host: site } = new URL(testStack().site);
    expect(logs.some(({ file }) => file === `suite-${site.split(':')[1]}.log`)).toBe(true);
    expect(logs.some(({ file }) => file.startsWith('function-'))).toBe(true);
  });

  it.each([...SECRETS, ['a refresh token', null] as const])('have nowhere %s', (_name, secret) => {
    expect(filesWith(logs, secret ?? refreshToken)).toEqual([]);
  });
});
