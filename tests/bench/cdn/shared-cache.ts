/** An answer of the origin, as a cache sees it. */
export interface OriginAnswer {
  readonly status: number;
  readonly etag: string;
  readonly cacheControl: string;
  /** The sizes in bytes: of the headers, of the headers of a 304, and of the gzipped body. */
  readonly headerBytes: number;
  readonly unchangedBytes: number;
  readonly bodyBytes: number;
  readonly body: string;
}

export type AskOrigin = (path: string, ifNoneMatch: string | null) => Promise<OriginAnswer>;

interface Kept {
  answer: OriginAnswer;
  freshUntil: number;
}

/** Returns for how many seconds a shared cache may answer without asking (RFC 9111): `s-maxage` comes before `max-age`. */
function freshSeconds(cacheControl: string): number {
  if (/no-store|private|no-cache/.test(cacheControl)) return 0;
  const shared = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl);
  return Number(shared?.[1] ?? 0);
}

/**
 * One edge of a CDN that honours the caching headers, on a clock of its own (seconds). It sends a cached answer as long as the answer is
 * fresh, then validates the answer with its ETag; a 304 makes the answer fresh again.
 */
export class SharedCache {
  readonly #ask: AskOrigin;
  readonly #roundTrip: number;
  readonly #kept = new Map<string, Kept>();
  readonly #calls: string[] = [];

  /** `roundTrip` is the time in seconds to the origin and back; the clock stands still meanwhile. */
  constructor(ask: AskOrigin, roundTrip = 0) {
    this.#ask = ask;
    this.#roundTrip = roundTrip;
  }

  get originCalls(): number {
    return this.#calls.length;
  }

  /** Counts the calls to addresses that end with `end`. */
  callsTo(end: string): number {
    return this.#calls.filter((path) => path.endsWith(end)).length;
  }

  /** Returns the cached answer that is fresh at `now`, without asking the origin. */
  peek(path: string, now: number): OriginAnswer | null {
    const kept = this.#kept.get(path);
    return kept && now < kept.freshUntil ? kept.answer : null;
  }

  /** Returns the last cached answer, fresh or not. */
  latest(path: string): OriginAnswer {
    const kept = this.#kept.get(path);
    if (!kept) throw new Error(`${path} was never asked for.`);
    return kept.answer;
  }

  /** Asks the origin when there is no fresh answer, and caches the new answer. An answer that no cache may store is an error. */
  async fill(path: string, now: number): Promise<void> {
    const old = this.#kept.get(path)?.answer;
    this.#calls.push(path);
    const asked = await this.#ask(path, old?.etag ?? null);
    const answer = asked.status === 304 && old ? { ...old, cacheControl: asked.cacheControl } : asked;
    const seconds = freshSeconds(answer.cacheControl);
    if (answer.status !== 200 || seconds === 0) {
      throw new Error(`No cache may keep ${path} (${answer.status}, Cache-Control: ${answer.cacheControl}).`);
    }
    this.#kept.set(path, { answer, freshUntil: now + this.#roundTrip + seconds });
  }
}
