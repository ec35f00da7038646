import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteSiteAddress } from './site-address';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-address-'));
  file = join(folder, '.env.our-cup');
  await writeFile(file, 'WEB_API_KEY=abc\n');
});

afterEach(() => rm(folder, { recursive: true }));

describe('the address by which a deployed site names itself', () => {
  it('is the one that Hosting gives the project, where no other was ever named', async () => {
    expect(await noteSiteAddress(file, 'our-cup')).toBe('https://our-cup.web.app');
    expect(await readFile(file, 'utf8')).toBe('WEB_API_KEY=abc\nSITE_ORIGIN=https://our-cup.web.app\n');
  });

  it("is the club's own from the deploy on that names it", async () => {
    await noteSiteAddress(file, 'our-cup');
    await noteSiteAddress(file, 'our-cup', 'https://cup.club.example/');
    expect(await noteSiteAddress(file, 'our-cup')).toBe('https://cup.club.example');
    expect(await readFile(file, 'utf8')).toBe('WEB_API_KEY=abc\nSITE_ORIGIN=https://cup.club.example\n');
  });

  it('may have letters that the name of a host is not written with', async () => {
    const origin = await noteSiteAddress(file, 'our-cup', 'https://fussball-zürich.example');
    expect(origin).toBe('https://xn--fussball-zrich-psb.example');
  });

  it.each(['cup.club.example', 'http://cup.club.example', 'https://cup.club.example/2027', 'https://', ''])(
    'is refused where it is none: %j, and what was there stays',
    async (given) => {
      await expect(noteSiteAddress(file, 'our-cup', given)).rejects.toThrow('is no address of a site');
      expect(await readFile(file, 'utf8')).toBe('WEB_API_KEY=abc\n');
    },
  );
});
