const LONGEST_WAIT_MS = 5_000;

/** Returns whether the site answers. `navigator.onLine` only says whether there is a connection, not whether it reaches the site. */
export async function hasNetwork(): Promise<boolean> {
  try {
    await fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
