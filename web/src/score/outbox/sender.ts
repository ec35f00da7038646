import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ApiError } from '../../shelf/api/api-error';
import { type Batch, nextBatch } from './next-batch';
import { acknowledgeItems, refuseItems } from './outbox-changes';
import type { OutboxItem } from './outbox-item';
import type { Change } from './outbox-storage';
import { Pauses } from './pauses';
import { readFailure } from './read-failure';

export type Acknowledgement = Calls['enterInMatchLog']['response'];

/** These functions bring entries to the server. */
export interface SendingParts {
  readonly send: (batch: Batch) => Promise<Acknowledgement>;
  /**
   * The sender calls this function with the log of each answer before its entries leave the outbox, so that none is missing from the
   * screen.
   */
  readonly onLog: (log: Acknowledgement['log']) => void;
  /** Lets one tab of the device send at a time. */
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
}

/** The parts of the outbox that the sender reads and changes. */
interface OutboxOfSender {
  readonly items: () => readonly OutboxItem[];
  readonly blocked: () => ReadonlySet<string>;
  readonly reload: () => Promise<void>;
  readonly change: (change: Change) => Promise<void>;
  readonly block: (accessId: string, code: string) => void;
  readonly setTrouble: (isInTrouble: boolean) => void;
}

/** Sends the entries of the outbox in batches, and repeats a call that got no answer. */
export class Sender {
  readonly #parts: SendingParts;
  readonly #outbox: OutboxOfSender;
  readonly #pauses = new Pauses();
  #isSending = false;
  /** After the server has refused a whole call, entries are sent one by one to find the one that it refuses. */
  #most: number | undefined;
  /** The matches for which a call has failed, in the order of the failures; they must not delay the other matches. */
  #behind: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SendingParts, outbox: OutboxOfSender) {
    this.#parts = parts;
    this.#outbox = outbox;
  }

  /** Call this when there is something to send; after failures the call is delayed. */
  send(): void {
    this.#plan(this.#pauses.next);
  }

  /** Call this when a call to the server is likely to succeed: only the server's Retry-After then delays it. */
  sendNow(): void {
    this.#plan(this.#pauses.least);
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendNext(), delay);
  }

  #nextBatch(): Batch | null {
    return nextBatch(this.#outbox.items(), {
      blocked: this.#outbox.blocked(),
      behind: this.#behind,
      ...(this.#most === undefined ? {} : { most: this.#most }),
    });
  }

  async #sendNext(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      if (this.#nextBatch()) await this.#parts.inTurn(() => this.#sendBatch());
    } finally {
      this.#isSending = false;
    }
    if (this.#nextBatch()) this.send();
  }

  async #sendBatch(): Promise<void> {
    await this.#outbox.reload();
    const batch = this.#nextBatch();
    if (!batch) return;
    try {
      await this.#acknowledge(batch, await this.#parts.send(batch));
    } catch (error) {
      await this.#fail(batch, error);
    }
  }

  /** If the answer cannot be read, this function throws before any entry counts as sent. */
  async #acknowledge({ entries }: Batch, { verdicts, log }: Acknowledgement): Promise<void> {
    const acknowledge = acknowledgeItems(entries, verdicts, log.entries);
    this.#parts.onLog(log);
    this.#pauses.succeed();
    this.#most = undefined;
    this.#outbox.setTrouble(false);
    await this.#outbox.change(acknowledge);
  }

  async #fail({ entries, accessId, matchId }: Batch, error: unknown): Promise<void> {
    const failure = readFailure(error);
    if (failure.kind === 'passing') {
      this.#behind = [...this.#behind.filter((id) => id !== matchId), matchId];
      this.#pauses.fail(failure.pause);
      this.#outbox.setTrouble(true);
      // Any other error is a mistake in our code. It is reported, and the entries stay in the outbox.
      if (!(error instanceof ApiError)) reportError(error);
      return;
    }
    this.#pauses.succeed();
    this.#outbox.setTrouble(false);
    if (failure.kind === 'access') this.#outbox.block(accessId, failure.code);
    else if (entries.length > 1) this.#most = 1;
    else await this.#outbox.change(refuseItems(entries, failure.code));
  }
}
