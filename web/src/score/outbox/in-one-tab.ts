const LOCK = 'futsal-cup-outbox';

/** A tab waits at most this long for another tab, because the system may have put that tab to sleep in the middle of a call. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Runs a task in one tab of the device at a time, so that two tabs do not send the same entries at once. Without locks (a
 * page without encryption, an old browser) the task just runs, because the server takes each entry only once, from any tab.
 */
export async function inOneTab(task: () => Promise<void>): Promise<void> {
  // Some browsers have no locks, although the types promise them.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return task();
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), LONGEST_WAIT_MS);
  let hasRun = false;
  try {
    await locks.request(LOCK, { signal: giveUp.signal }, () => {
      clearTimeout(timer);
      hasRun = true;
      return task();
    });
  } catch (error) {
    if (hasRun) throw error;
    await task();
  } finally {
    clearTimeout(timer);
  }
}
