import { hashSecret, newSecret } from '@futsal-cup/functions/storage/logs/scorer-links';
import { readFile, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

const VALID_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface SetupKey {
  readonly key: string;
  /** Restores the file of the parameters after a failed deploy, which has not made the key valid. */
  forget(): Promise<void>;
}

/**
 * Makes the key that gives the first administrator the role: at the first deploy of a project, and again when the person who deploys asks
 * for a key. The parameters of the function get its hash alone; the key is printed once and stored nowhere. Returns null where no key is
 * made.
 */
export async function prepareSetupKey(
  file: string,
  { isWanted, now }: { readonly isWanted: boolean; readonly now: number },
): Promise<SetupKey | null> {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (!isWanted && parseEnv(before)['SETUP_KEY_HASH']) return null;
  const key = newSecret();
  const others = before.split('\n').filter((line) => line !== '' && !line.startsWith('SETUP_KEY_'));
  const until = new Date(now + VALID_DAYS * DAY_MS).toISOString();
  const lines = [...others, `SETUP_KEY_HASH=${hashSecret(key)}`, `SETUP_KEY_UNTIL=${until}`];
  await writeFile(file, `${lines.join('\n')}\n`);
  return { key, forget: () => writeFile(file, before) };
}

/** The text about the key at the end of a deploy. */
export function describeSetupKey(site: string, key: string): string {
  return [
    'For the first administrator: register on the site, sign in, and open within seven days',
    `  ${site}/account#k=${key}`,
    'The link works once, and only while nobody is administrator. It is not shown again; --setup-key makes another one.',
  ].join('\n');
}

/**
 * The text at the end of a deploy that creates no key: the key of an earlier deploy may be lost, or that deploy was interrupted before it
 * printed the key.
 */
export function describeOtherKey(project: string): string {
  return `Nobody is administrator yet? npm run deploy -- --project ${project} --setup-key prints a link for the first one.`;
}
