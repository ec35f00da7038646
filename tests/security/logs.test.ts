import { ROOT } from '@futsal-cup/tools/project';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/call-api';
import { ADMINISTRATOR, uniqueEmail, VISITOR } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';

const FOLDER = join(ROOT, '.artifacts', 'logs');
const NEW_PASSWORD = 'CornerKick7!';
const WRONG_PASSWORD = 'Offside-2026?';

/** The first part of every JSON Web Token: `{"alg"` in base64. */
const TOKEN = /eyJhbGciOi[\w-]{10,}\.[\w-]+\./;

interface Log {
  readonly file: string;
  readonly text: string;
}

async function readLogs(): Promise<Log[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.log'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(FOLDER, file), 'utf8') })));
}

function filesWith(logs: readonly Log[], secret: string | RegExp): string[] {
  const has = (text: string) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text));
  return logs.filter(({ text }) => has(text)).map(({ file }) => file);
}

let logs: readonly Log[];
let refreshToken: string;

/** Every way in which a secret comes by: good and bad logins, a registration, a token in the header, in the body and in none. */
beforeAll(async () => {
  for (const through of ['function', 'site'] as const) {
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
  // What is written last must be in the file before it is read.
  await new Promise((resolve) => setTimeout(resolve, 500));
  logs = await readLogs();
});

describe('the logs of this test run', () => {
  it('are there, those of the function and those of the emulators', () => {
    const { host: site } = new URL(testStack().site);
    expect(logs.some(({ file }) => file === `suite-${site.split(':')[1]}.log`)).toBe(true);
    expect(logs.some(({ file }) => file.startsWith('function-'))).toBe(true);
  });

  it.each([ADMINISTRATOR.password, VISITOR.password, NEW_PASSWORD, WRONG_PASSWORD])(
    'have no password %s',
    (password) => {
      expect(filesWith(logs, password)).toEqual([]);
    },
  );

  it('have no ID token, no refresh token and no Authorization header', () => {
    expect(filesWith(logs, TOKEN)).toEqual([]);
    expect(filesWith(logs, refreshToken)).toEqual([]);
    expect(filesWith(logs, /authorization["':]*\s*["']?bearer/i)).toEqual([]);
  });

  it('have no body of a request', () => {
    expect(filesWith(logs, 'confirmationPassword')).toEqual([]);
  });
});
