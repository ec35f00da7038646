import type { MatchLogView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { UseStore } from 'idb-keyval';
import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { askServer } from '../score/outbox/desk/calls';
import { PhoneClock } from '../score/outbox/desk/phone-clock';
import { ServerClock } from '../score/outbox/desk/server-clock';
import { showLog, type ShownLog } from '../score/match/shown-log';
import { Outbox, waitingItems } from '../score/outbox/outbox';
import { createOutboxStorage } from '../score/outbox/outbox-storage';

export interface ScoredBy {
  readonly tournamentId: string;
  readonly matchId: string;
  readonly rules: MatchRules;
  readonly deviceKey: string;
}

interface TabParts {
  readonly match: ScoredBy;
  readonly device: UseStore;
  /** The error of the phone's time of day. */
  readonly wrongBy: number;
  /** The server was ahead by this much when a tab of this phone was open last. */
  readonly ahead: number;
  /** The largest possible error of `ahead`. */
  readonly error: number;
  readonly ask: typeof fetch;
  readonly onChange: () => void;
  /** The tab calls this function when an entry was acknowledged because somebody else has made the same change of phase. */
  readonly onKnownElsewhere: (entryId: string) => void;
}

/** Simulates the storing, sending and showing of a tab of the scorers' page. After the tab is killed, its promises never settle. */
export class SimulatedTab {
  readonly outbox: Outbox;
  readonly clock: ServerClock;
  readonly #parts: TabParts;
  #isAlive = true;
  #quickest = Infinity;
  #log: MatchLogView | undefined;

  constructor(parts: TabParts) {
    this.#parts = parts;
    const { device, wrongBy, ahead, onChange } = parts;
    this.clock = new ServerClock(new PhoneClock(() => Date.now() + wrongBy), ahead);
    const storage = createOutboxStorage(device);
    this.outbox = new Outbox({
      storage: {
        load: () => this.#whileAlive(() => storage.load()),
        update: (change) => this.#whileAlive(() => storage.update(change)),
      },
      // The tabs do not use locks, as on a page without encryption.
      inTurn: (task) => task(),
      onChange,
      onLog: (log) => this.#receive(log),
      send: ({ entries }) => this.#send(entries),
    });
  }

  kill(): void {
    this.#isAlive = false;
  }

  /** The largest possible error of the tab's clock: half of its quickest round trip, which may be long on an overloaded machine. */
  get error(): number {
    return this.#quickest === Infinity ? this.#parts.error : this.#quickest / 2;
  }

  /** The log of the match as this tab shows it. */
  get screen(): ShownLog {
    const { matchId, rules } = this.#parts.match;
    return showLog(this.#log, waitingItems(this.outbox.store.getState().items, matchId), rules);
  }

  /** Requests the log, as the page does every few seconds, and tells whether there was an answer. */
  async poll(): Promise<boolean> {
    try {
      const { log } = await this.#call('getMatchLog', {});
      this.#receive(log);
      this.outbox.noteAnswer();
      return true;
    } catch {
      return false;
    }
  }

  #receive(log: MatchLogView): void {
    if (!this.#log || log.revision > this.#log.revision) this.#log = log;
  }

  async #send(entries: Calls['enterInMatchLog']['request']['entries']) {
    const answer = await this.#call('enterInMatchLog', { entries });
    const stored = new Set(answer.log.entries.map(({ entryId }) => entryId));
    for (const { entryId, outcome } of answer.verdicts) {
      if (outcome === 'known' && !stored.has(entryId)) this.#parts.onKnownElsewhere(entryId);
    }
    return answer;
  }

  #call<Name extends 'getMatchLog' | 'enterInMatchLog'>(
    call: Name,
    body: object,
  ): Promise<Calls[Name]['response']> {
    return this.#whileAlive(async () => {
      const { match, ask } = this.#parts;
      const { tournamentId, matchId, deviceKey } = match;
      const request = {
        call,
        body: { tournamentId, matchId, ...body },
        authorization: `Scorer ${deviceKey}`,
      };
      const sentAt = this.clock.phone.now();
      const answer = await askServer<Calls[Name]['response']>(request, ask);
      const receivedAt = this.clock.phone.now();
      this.#quickest = Math.min(this.#quickest, receivedAt - sentAt);
      this.clock.take({ sentAt, receivedAt, now: answer.now });
      return answer;
    });
  }

  async #whileAlive<Value>(task: () => Promise<Value>): Promise<Value> {
    const never = new Promise<never>(() => undefined);
    if (!this.#isAlive) return never;
    return task().then(
      (value) => (this.#isAlive ? value : never),
      (error: unknown) => (this.#isAlive ? Promise.reject(error) : never),
    );
  }
}
