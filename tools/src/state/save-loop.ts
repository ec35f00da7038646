import { reasonFor } from '../files';
import { UserError } from '../user-error';

/** What `kill -9` loses at most, where a save takes up to four and a half seconds. */
const LOST_AT_MOST_MS = 10_000;
const LONGEST_PAUSE_MS = 8_000;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_SAVE_MS = 10_000;

/**
 * The pause after a save that took this long. A change that just misses a save waits for its end, the pause and the next save, which may take twice as
 * long. The times at 18 MB are in docs/decisions/0008-local-state.md.
 */
function pauseAfter(saveMs: number): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, LOST_AT_MOST_MS - 3 * saveMs));
}

export interface SaveLoop {
  /** Saves every few seconds, one save at a time. It prints when saving begins to fail and when it works again. */
  start(): void;
  /** Saves at once, and gives up after ten seconds. */
  saveNow(): Promise<void>;
  /** Stops the loop. Resolves when the running save has ended, or after ten seconds if that save hangs. */
  stop(): Promise<void>;
}

async function within<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new UserError(`it takes longer than ${limitMs / 1_000} seconds`);
    timer = setTimeout(() => reject(error), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Creates a loop that repeats a save. Its messages begin with `what`. */
export function createSaveLoop(what: string, save: () => Promise<void>): SaveLoop {
  let running: Promise<void> | null = null;
  let savedAt: Date | null = null;
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function saveOnce(): Promise<void> {
    await save();
    savedAt = new Date();
    if (isFailing) console.log(`${what} saved again.`);
    isFailing = false;
  }

  function run(): Promise<void> {
    running = saveOnce().finally(() => (running = null));
    return running;
  }

  const settled = (): Promise<void> => running?.catch(() => undefined) ?? Promise.resolve();

  async function saveAgain(): Promise<void> {
    const begun = Date.now();
    try {
      await (running ?? run());
    } catch (error) {
      if (!isFailing)
        console.error(`${what} not saved: ${reasonFor(error)}. Trying again every few seconds.`);
      isFailing = true;
    }
    if (!isStopped) saveAfter(pauseAfter(Date.now() - begun));
  }

  function saveAfter(pauseMs: number): void {
    timer = setTimeout(() => void saveAgain(), pauseMs);
  }

  return {
    start: () => saveAfter(LONGEST_PAUSE_MS),
    saveNow: async () => {
      try {
        await within(settled().then(run), LONGEST_SAVE_MS);
      } catch (error) {
        const kept = savedAt
          ? `what was saved at ${savedAt.toLocaleTimeString('en-GB')} is kept`
          : 'nothing is kept';
        console.error(`${what} not saved: ${reasonFor(error)}; ${kept}.`);
      }
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await within(settled(), LONGEST_SAVE_MS).catch(() => undefined);
    },
  };
}
