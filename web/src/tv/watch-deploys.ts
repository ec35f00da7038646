import { TV_PATH } from '../shelf/addresses/tv-path';

const ASK_EVERY_MS = 5 * 60_000;
const WITHIN_MS = 15_000;
const FILES = /\/assets\/[\w-]+\.(?:js|css)/g;

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(WITHIN_MS) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Loads the page anew, if it can be had with all its files: nobody stands by to mend the browser's own page of an error. */
export async function reloadIfServed(
  reload = () => window.location.reload(),
  isWanted: (files: readonly string[]) => boolean = () => true,
): Promise<void> {
  try {
    const files = (await read(TV_PATH)).match(FILES) ?? [];
    if (files.length === 0 || !isWanted(files)) return;
    await Promise.all(files.map(read));
    reload();
  } catch {
    // What cannot be had now is asked for again.
  }
}

function isOurs(file: string): boolean {
  return document.querySelector(`[src$="${file}"], [href$="${file}"]`) !== null;
}

/** Loads the screen anew after a deploy, once the new page can be had. */
export function watchDeploys(reload?: () => void): () => void {
  const ask = () => void reloadIfServed(reload, (files) => !files.every(isOurs));
  const timer = setInterval(ask, ASK_EVERY_MS);
  return () => clearInterval(timer);
}
