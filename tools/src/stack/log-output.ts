import type { GuardedProcess } from '@futsal-cup/local-firestore/spawn-guarded';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { reasonFor } from '../files';

const MAX_BYTES = 20_000_000;
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * A log file for a person who looks for the cause of a failure. It begins anew at 20 MB. When it cannot be written, for example on a full
 * disk, this is reported once, and the output of the next seconds is lost.
 */
class LogFile {
  readonly #file: string;
  #stream: WriteStream | null = null;
  #bytes = 0;
  #closedUntil = 0;
  #isReported = false;

  constructor(file: string, flags: 'a' | 'w') {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.#open(flags);
  }

  write(chunk: Buffer): void {
    if (this.#bytes > MAX_BYTES) {
      this.end();
      this.#open('w');
    } else if (this.#stream === null && Date.now() > this.#closedUntil) {
      this.#open('a');
    }
    this.#bytes += chunk.length;
    this.#stream?.write(chunk);
  }

  end(): void {
    this.#stream?.end();
    this.#stream = null;
  }

  #open(flags: 'a' | 'w'): void {
    if (flags === 'w') this.#bytes = 0;
    const stream = createWriteStream(this.#file, { flags, mode: 0o600 });
    stream.on('error', (error) => {
      if (this.#stream === stream) this.#stream = null;
      this.#closedUntil = Date.now() + TRY_AGAIN_AFTER_MS;
      if (!this.#isReported) console.error(`${this.#file} cannot be written: ${reasonFor(error)}.`);
      this.#isReported = true;
    });
    this.#stream = stream;
  }
}

/** Writes the output of a child to a file: a new one, or at the end of an existing one (`a`). */
export function logOutput(child: GuardedProcess, file: string, flags: 'a' | 'w' = 'w'): void {
  const log = new LogFile(file, flags);
  child.stdout.on('data', (chunk: Buffer) => log.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => log.write(chunk));
  child.once('close', () => log.end());
}
