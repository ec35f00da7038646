import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../project';
import { UserError } from '../user-error';

const WEB_API_KEY = /^AIza[\w-]{35}$/;

/** The path of the file in which the Firebase CLI looks for the function's parameters for a project. */
export function parametersFile(projectId: string, folder = join(ROOT, 'functions')): string {
  return join(folder, `.env.${projectId}`);
}

function askForKey(projectId: string): UserError {
  return new UserError(
    `The web API key of ${projectId} is not known yet. It stands in the Firebase console under Project settings, General, ` +
      `"Web API key". Say it once: npm run deploy -- --project ${projectId} --web-api-key KEY`,
  );
}

/** The export is for the tests only. @internal */
export function assertWebApiKey(key: string): void {
  if (WEB_API_KEY.test(key)) return;
  throw new UserError(`"${key}" is no web API key: those begin with AIza and have 39 characters.`);
}

/** The value of a parameter in the file; empty where the file lacks it. */
export async function readParameter(file: string, name: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return parseEnv(text)[name] ?? '';
}

/** Saves a parameter for this deploy and all later ones. It belongs to one project, so git ignores the file. */
export async function noteParameter(file: string, name: string, value: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const others = before.split('\n').filter((line) => line !== '' && !line.startsWith(`${name}=`));
  await writeFile(file, `${[...others, `${name}=${value}`].join('\n')}\n`);
}

export async function noteWebApiKey(file: string, key: string): Promise<void> {
  assertWebApiKey(key);
  await noteParameter(file, 'WEB_API_KEY', key);
}

/** The key with which the function signs people in. A deploy without it would succeed, but nobody could log in. */
export async function readWebApiKey(file: string, projectId: string): Promise<string> {
  const key = await readParameter(file, 'WEB_API_KEY');
  if (key === '') throw askForKey(projectId);
  assertWebApiKey(key);
  return key;
}
