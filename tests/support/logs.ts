import { ROOT } from '@futsal-cup/tools/project';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMINISTRATOR, VISITOR } from './sign-in';

const FOLDER = join(ROOT, '.artifacts', 'logs');

export const NEW_PASSWORD = 'CornerKick7!';
export const WRONG_PASSWORD = 'Offside-2026?';

/** No log may contain these: every password that the tests send, and the secrets of a request. */
export const SECRETS: readonly (readonly [name: string, secret: string | RegExp])[] = [
  ...[ADMINISTRATOR.password, VISITOR.password, NEW_PASSWORD, WRONG_PASSWORD].map(
    (password) => [`the password ${password}`, password] as const,
  ),
  // Every JSON Web Token begins with `{"alg"` in base64.
  ['an ID token', /eyJhbGciOi[\w-]{10,}\.[\w-]+\./],
  ['an Authorization header', /authorization["':]*\s*["']?bearer/i],
  ['the body of a request', 'confirmationPassword'],
];

export interface Log {
  readonly file: string;
  readonly text: string;
}

/** Reads the logs of the function and of the emulators, of all suites so far. */
export async function readLogs(): Promise<Log[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.log'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(FOLDER, file), 'utf8') })));
}

/** Returns the names of the logs that contain the secret. */
export function filesWith(logs: readonly Log[], secret: string | RegExp): string[] {
  const has = (text: string) => (typeof secret === 'string' ? text.includes(secret) : secret.test(text));
  return logs.filter(({ text }) => has(text)).map(({ file }) => file);
}
