import { reasonFor } from '../files';
import { UserError } from '../user-error';

/** The time between two saves. It is short enough that `kill -9` loses less than ten seconds, the time of a save included. */
const SAVE_EVERY_MS = 8_000;
const LONGEST_SAVE_MS = 10_000;

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

  function tick(): void {
    if (running) return;
    run().catch((error: unknown) => {
      if (!isFailing)
        console.error(`${what} not saved: ${reasonFor(error)}. Trying again every few seconds.`);
      isFailing = true;
    });
  }

  return {
    start: () => {
      timer = setInterval(tick, SAVE_EVERY_MS);
    },
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
      clearInterval(timer);
      await within(settled(), LONGEST_SAVE_MS).catch(() => undefined);
    },
  };
}
