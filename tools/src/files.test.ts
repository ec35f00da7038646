import { execFileSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePrivateFolder, saveFile } from './files';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-files-'));
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'taken.json', 'inner'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

describe('a file that is saved', () => {
  it('is for its owner alone, and nothing is left beside it', async () => {
    await saveFile(join(folder, 'new', 'cup.json'), '{}');
    expect((await stat(join(folder, 'new', 'cup.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'new'))).toEqual(['cup.json']);
  });

  it.each([
    ['a file for a folder', 'file/cup.json', 'a part of its path is a file, not a folder'],
    ['a folder', 'taken.json', 'it is a folder'],
    ['a name that is too long', `${'x'.repeat(300)}.json`, 'its name is too long'],
  ])('is a sentence when its path is impossible: %s', async (_, path, reason) => {
    const file = join(folder, path);
    await expect(saveFile(file, '{}')).rejects.toMatchObject({
      name: 'UserError',
      message: `${file} cannot be written: ${reason}.`,
    });
  });

  it.skipIf(!existsSync('/dev/full'))('is a sentence when the disk is full, and leaves no part', async () => {
    const file = join(folder, 'full.json');
    await symlink('/dev/full', `${file}.${process.pid}.tmp`);
    await expect(saveFile(file, '{}')).rejects.toThrow(`${file} cannot be written: the disk is full.`);
    expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('what is no plain file', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'special', 'folder'), { recursive: true });
    execFileSync('sh', ['-c', 'mkfifo "$0"', join(folder, 'special', 'pipe')]);
    for (const target of ['folder', 'pipe', '/dev/null']) {
      await symlink(target, join(folder, 'special', `link-to-${target.replaceAll('/', '-')}`));
    }
  });

  it.each([
    ['folder', 'it is a folder'],
    ['pipe', 'it is no plain file'],
    ['link-to-folder', 'it is a folder'],
    ['link-to-pipe', 'it is no plain file'],
    ['link-to--dev-null', 'it is no plain file'],
  ])('is refused in a sentence, and stays: %s', async (name, reason) => {
    const file = join(folder, 'special', name);
    const before = await lstat(file);
    const names = await readdir(join(folder, 'special'));
    await expect(saveFile(file, '{}')).rejects.toMatchObject({
      name: 'UserError',
      message: `${file} cannot be written: ${reason}.`,
    });
    expect((await lstat(file)).ino).toBe(before.ino);
    expect(await readdir(join(folder, 'special'))).toEqual(names);
  });
});

it('a link stays, and the file that it leads to is written', async () => {
  await mkdir(join(folder, 'stick'));
  await writeFile(join(folder, 'stick', 'cup.json'), 'old');
  await symlink(join('stick', 'cup.json'), join(folder, 'link.json'));
  await saveFile(join(folder, 'link.json'), 'new');
  expect((await lstat(join(folder, 'link.json'))).isSymbolicLink()).toBe(true);
  expect(await readFile(join(folder, 'stick', 'cup.json'), 'utf8')).toBe('new');
});

describe('a private folder', () => {
  it('is for its owner alone, also when it was there before', async () => {
    await mkdir(join(folder, 'state'), { mode: 0o755 });
    await makePrivateFolder(join(folder, 'state'));
    expect((await stat(join(folder, 'state'))).mode & 0o777).toBe(0o700);
  });

  it.each(['file', 'file/inner'])('is a sentence when its path is impossible: %s', async (path) => {
    const impossible = join(folder, path);
    await expect(makePrivateFolder(impossible)).rejects.toMatchObject({
      name: 'UserError',
      message: `The folder ${impossible} cannot be used: a part of its path is a file, not a folder.`,
    });
  });
});
