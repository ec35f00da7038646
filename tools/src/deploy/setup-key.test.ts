import { hashSecret } from '@futsal-cup/functions/storage/logs/scorer-links';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOtherKey, describeSetupKey, prepareSetupKey } from './setup-key';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-key-'));
  file = join(folder, '.env.our-cup');
  await writeFile(file, 'WEB_API_KEY=abc\n');
});

afterEach(() => rm(folder, { recursive: true }));

describe('the key for the first administrator', () => {
  it('is made at the first deploy; the parameters get its hash and its end, and keep the rest', async () => {
    const made = await prepareSetupKey(file, { isWanted: false, now: NOW });
    const text = await readFile(file, 'utf8');
    expect(made?.key).toMatch(/^[\w-]{22}$/);
    expect(parseEnv(text)).toEqual({
      WEB_API_KEY: 'abc',
      SETUP_KEY_HASH: hashSecret(made?.key ?? ''),
      SETUP_KEY_UNTIL: '2026-11-29T10:00:00.000Z',
    });
    expect(text).not.toContain(made?.key);
  });

  it('is not made again unless somebody asks for another one', async () => {
    const first = await prepareSetupKey(file, { isWanted: false, now: NOW });
    expect(await prepareSetupKey(file, { isWanted: false, now: NOW })).toBeNull();
    const second = await prepareSetupKey(file, { isWanted: true, now: NOW });
    expect(second?.key).not.toBe(first?.key);
    expect((await readFile(file, 'utf8')).match(/SETUP_KEY_HASH/g)).toHaveLength(1);
  });

  it('is forgotten when the deploy fails', async () => {
    const made = await prepareSetupKey(file, { isWanted: false, now: NOW });
    await made?.forget();
    expect(await readFile(file, 'utf8')).toBe('WEB_API_KEY=abc\n');
  });

  it('can be asked for again, as every later deploy says', () => {
    expect(describeOtherKey('our-cup')).toContain('npm run deploy -- --project our-cup --setup-key');
  });

  it('is printed as a link with the key in its fragment', () => {
    expect(describeSetupKey('https://our-cup.web.app', 'KEY')).toContain(
      'https://our-cup.web.app/account#k=KEY',
    );
  });
});
