import type { OriginAnswer, SharedCache } from './shared-cache';

/** A browser with the page of a cup open. */
interface Visitor {
  readonly arrivesAt: number;
  readonly leavesAt: number;
  nextPoll: number;
  version: string;
  /** The ETags in the cache of the browser. `max-age=0` makes the browser ask with the ETag, and the answer is mostly a 304. */
  readonly etags: Map<string, string>;
}

export interface Crowd {
  readonly visitors: number;
  readonly seconds: number;
  /** The second in which the visitor with this index (from 0) arrives, and for how many seconds the page stays open and visible. */
  readonly arrival: (index: number) => number;
  readonly staysFor: (index: number) => number;
  readonly pollEvery: number;
  /** The clock advances by this many seconds at a time, by default one. */
  readonly step?: number;
  /** Runs whenever the clock has advanced; scores are entered here. */
  readonly atSecond: (second: number) => Promise<void>;
}

export interface Traffic {
  readonly requests: number;
  /** The bytes from the CDN to the visitors, headers included. */
  readonly bytes: number;
}

export function versionIn({ body }: OriginAnswer): string {
  const { data } = JSON.parse(body) as { data: { version?: string; tournament?: { version: string } } };
  return data.version ?? data.tournament?.version ?? '';
}

/** Calls the API as the site does in a browser (web/src/shelf/cup): the list, the view, then the version again and again. */
export class CupVisits {
  readonly #cache: SharedCache;
  readonly #paths: { readonly list: string; readonly view: string; readonly version: string };
  readonly #versions = new Map<OriginAnswer, string>();
  requests = 0;
  bytes = 0;

  constructor(cache: SharedCache, tournamentId: string) {
    this.#cache = cache;
    const view = `/api/tournaments/${tournamentId}`;
    this.#paths = { list: '/api/tournaments/get-all', view, version: `${view}/version` };
  }

  /** Parses each answer once, not once for each of a hundred thousand visitors. */
  #versionOf(answer: OriginAnswer): string {
    const known = this.#versions.get(answer) ?? versionIn(answer);
    this.#versions.set(answer, known);
    return known;
  }

  #receive(visitor: Visitor, path: string, answer: OriginAnswer): void {
    const isKnown = visitor.etags.get(path) === answer.etag;
    this.requests += 1;
    this.bytes += isKnown ? answer.unchangedBytes : answer.headerBytes + answer.bodyBytes;
    visitor.etags.set(path, answer.etag);
  }

  /** Receives everything that an arriving visitor asks for, or returns the path that the cache must fetch first. */
  #arrive(visitor: Visitor, now: number): string | null {
    const { list, view } = this.#paths;
    const [tournaments, cup] = [this.#cache.peek(list, now), this.#cache.peek(view, now)];
    if (!tournaments) return list;
    if (!cup) return view;
    this.#receive(visitor, list, tournaments);
    this.#receive(visitor, view, cup);
    visitor.version = this.#versionOf(cup);
    return null;
  }

  #poll(visitor: Visitor, now: number): string | null {
    const version = this.#cache.peek(this.#paths.version, now);
    if (!version) return this.#paths.version;
    const latest = this.#versionOf(version);
    const path = `${this.#paths.view}?version=${latest}`;
    const cup = latest === visitor.version ? null : this.#cache.peek(path, now);
    if (latest !== visitor.version && !cup) return path;
    this.#receive(visitor, this.#paths.version, version);
    if (cup) this.#receive(visitor, path, cup);
    visitor.version = latest;
    return null;
  }

  /**
   * Lets a visitor load the cup or poll. Returns a promise only when the origin must be asked: the cache answers most of a million requests
   * at once.
   */
  act(visitor: Visitor, now: number): Promise<void> | undefined {
    const missing = visitor.version === '' ? this.#arrive(visitor, now) : this.#poll(visitor, now);
    return missing === null ? undefined : this.#cache.fill(missing, now).then(() => this.act(visitor, now));
  }
}

/** Lets the visitors of a crowd send their requests to the cache, one step of the clock after the other. */
export async function visitCup(visits: CupVisits, crowd: Crowd): Promise<Traffic> {
  const { step = 1 } = crowd;
  const arrivals = Array.from({ length: crowd.visitors }, (_, index): Visitor => {
    const arrivesAt = crowd.arrival(index);
    const leavesAt = arrivesAt + crowd.staysFor(index);
    return { arrivesAt, leavesAt, nextPoll: arrivesAt + crowd.pollEvery, version: '', etags: new Map() };
  }).sort((a, b) => a.arrivesAt - b.arrivesAt);
  let next = 0;
  let present: Visitor[] = [];
  for (let ticks = 0; ticks * step < crowd.seconds; ticks += 1) {
    const second = ticks * step;
    await crowd.atSecond(second);
    for (let visitor = arrivals[next]; visitor && visitor.arrivesAt <= second; visitor = arrivals[next]) {
      const asking = visits.act(visitor, second);
      if (asking) await asking;
      present.push(visitor);
      next += 1;
    }
    for (const visitor of present) {
      if (visitor.nextPoll > second) continue;
      visitor.nextPoll += crowd.pollEvery;
      const asking = visits.act(visitor, second);
      if (asking) await asking;
    }
    present = present.filter(({ leavesAt }) => leavesAt > second);
  }
  return { requests: visits.requests, bytes: visits.bytes };
}
