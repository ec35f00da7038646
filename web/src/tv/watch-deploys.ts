import { TV_PATH } from '../shelf/addresses/tv-path';

const ASK_EVERY_MS = 5 * 60_000;
const WITHIN_MS = 15_000;
const FILES = /\/assets\/[\w-]+\.(?:js|css)/g;

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(WITHIN_MS) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Returns the files that the page names which is served now. Throws if the page, or one of its files, cannot be had. */
async function servedFiles(): Promise<string[]> {
  const files = (await read(TV_PATH)).match(FILES) ?? [];
  if (files.length === 0) throw new Error('The page names no files.');
  await Promise.all(files.map(read));
  return files;
}

/** Loads the page anew, if it can be had with all its files: nobody stands by to mend the browser's own page of an error. */
export async function reloadIfServed(reload = () => window.location.reload()): Promise<void> {
  await servedFiles().then(reload, () => undefined);
}

async function askForDeploy(reload: () => void): Promise<void> {
  const html = await read(TV_PATH);
  const isOurs = (file: string) => document.querySelector(`[src$="${file}"], [href$="${file}"]`) !== null;
  if (html.match(FILES)?.every(isOurs) === false) await reloadIfServed(reload);
}

/** Loads the screen anew after a deploy, once the new page can be had. */
export function watchDeploys(reload?: () => void): () => void {
  const timer = setInterval(() => {
    askForDeploy(reload ?? (() => window.location.reload())).catch(() => undefined);
  }, ASK_EVERY_MS);
  return () => clearInterval(timer);
}
