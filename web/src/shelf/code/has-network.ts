const LONGEST_WAIT_MS = 5_000;

/** Whether the site answers. `navigator.onLine` says only whether there is a line, not whether it leads anywhere. */
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
