import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printBackup } from '../backup/backup-file';
import { readSavedState } from './saved-state';
import { resetState } from './state-folder';

const CUPS = printBackup({ tournaments: { spring: { name: 'Spring Cup' } } });
const ACCOUNTS = JSON.stringify({ users: [{ localId: 'ada' }] });

let folder: string;

const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-saved-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('what an earlier run saved', () => {
  it('is both files, or nothing', async () => {
    expect(await readSavedState(folder)).toEqual({ collections: null, accounts: null });
    await write('firestore.json', CUPS);
    await write('accounts.json', ACCOUNTS);
    const saved = await readSavedState(folder);
    expect(saved.collections).toHaveProperty('tournaments.spring');
    expect(saved.accounts?.users).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it.each([
    ['firestore.json', CUPS],
    ['accounts.json', ACCOUNTS],
  ])('is copied aside before anything is saved when there is only %s', async (name, text) => {
    await write(name, text);
    await readSavedState(folder);
    const aside = (await readdir(folder)).find((entry) => entry.startsWith('before-')) ?? '';
    expect(await readFile(join(folder, aside, name), 'utf8')).toBe(text);
    expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  });

  it.each(['null', '[]', '{"users":null}', '{"users":[null]}', '{"users":[{}]}', '{"us'])(
    'is refused in a sentence when accounts.json is %s',
    async (text) => {
      await write('firestore.json', CUPS);
      await write('accounts.json', text);
      await expect(readSavedState(folder)).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringContaining('is damaged: it holds no accounts. npm run reset') as string,
      });
    },
  );
});

describe('a reset', () => {
  it('puts the state aside, and keeps the last three', async () => {
    for (const text of ['1', '2', '3', '4']) {
      await write('firestore.json', text);
      const aside = await resetState(folder);
      expect(await readFile(join(aside ?? '', 'firestore.json'), 'utf8')).toBe(text);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const kept = (await readdir(folder)).sort();
    expect(kept).toHaveLength(3);
    const texts = kept.map((name) => readFile(join(folder, name, 'firestore.json'), 'utf8'));
    expect(await Promise.all(texts)).toEqual(['2', '3', '4']);
    expect(await resetState(folder)).toBeNull();
  });

  it('takes nothing away and says why when it cannot put the state aside', async () => {
    await mkdir(join(folder, 'firestore.json'));
    await write('accounts.json', ACCOUNTS);
    await expect(resetState(folder)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(
        /^The state cannot be copied to .*before-.*: it is a folder\.$/,
      ) as string,
    });
    expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toBe(ACCOUNTS);
  });
});
