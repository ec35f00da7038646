import { checkSignIn } from './check-sign-in';
import { assertWebApiKey, noteWebApiKey, parametersFile, readWebApiKey } from './parameters';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const KEY = `AIza${'x'.repeat(35)}`;

let firebaseAuth: Server;
let origin: string;
let answer: unknown;

beforeAll(async () => {
  firebaseAuth = createServer((_request, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => firebaseAuth.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(firebaseAuth.address() as AddressInfo).port}`;
});

afterAll(() => firebaseAuth.close());

describe('before a deploy', () => {
  it('a project in which an unknown person is refused like any other is well set up', async () => {
    answer = { error: { message: 'INVALID_LOGIN_CREDENTIALS' } };
    expect(await checkSignIn(KEY, origin)).toBeNull();
  });

  it('a project that tells who has an account is warned of', async () => {
    answer = { error: { message: 'EMAIL_NOT_FOUND' } };
    expect(await checkSignIn(KEY, origin)).toContain('enumeration protection is off');
  });

  it.each([
    [{ message: 'CONFIGURATION_NOT_FOUND' }, 'Authentication is not switched on yet'],
    [{ message: 'OPERATION_NOT_ALLOWED : off' }, 'e-mail and password is off'],
    [{ message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] }, 'belongs to no project'],
    [{ message: 'SOMETHING_NEW' }, 'answered 400 (SOMETHING_NEW)'],
  ])('a project that answers %j is stopped with a sentence', async (error, sentence) => {
    answer = { error };
    await expect(checkSignIn(KEY, origin)).rejects.toThrow(sentence);
  });
});

describe('the web API key', () => {
  it('is asked for where the project has none, in a sentence that says where it stands', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
    await expect(readWebApiKey(parametersFile('our-cup', folder), 'our-cup')).rejects.toThrow(
      'npm run deploy -- --project our-cup --web-api-key KEY',
    );
    await rm(folder, { recursive: true });
  });

  it('is kept for the next deploy beside the other parameters', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
    const file = parametersFile('our-cup', folder);
    await writeFile(file, 'TRUSTED_PROXY_HOPS=3\nWEB_API_KEY=\n');
    await noteWebApiKey(file, KEY);
    expect(await readWebApiKey(file, 'our-cup')).toBe(KEY);
    expect(await readFile(file, 'utf8')).toBe(`TRUSTED_PROXY_HOPS=3\nWEB_API_KEY=${KEY}\n`);
    await rm(folder, { recursive: true });
  });

  it('is refused when it cannot be one', () => {
    expect(() => assertWebApiKey('my-key')).toThrow('is no web API key');
  });
});
