import { firstWithin, type Opening } from '../timetable/slots';
import type { BlockMatch, BlocksProblem } from './block-problem';
import type { BusyTimes, PlacedMatch } from './busy-times';
import { CategoryProgress } from './category-progress';

const NEVER = Infinity;

/** Matches that may be on the same courts at the same times, and those courts that are free at a minute. */
interface CourtClass {
  readonly openings: readonly (readonly Opening[])[];
  readonly minutes: number;
  free: number[];
  /** The next minute at which one of the courts is free. */
  next: number;
}

/** Asks for the next minute until the answer stays the same. */
function settle(from: number, next: (start: number) => number): number {
  let start = from;
  for (;;) {
    const after = next(start);
    if (after === start || after === NEVER) return after;
    start = after;
  }
}

/** A match that waits, with how urgent it is. */
interface Waiting {
  readonly number: number;
  readonly match: BlockMatch;
  readonly ofCourts: CourtClass;
  readonly weight: number;
}

/** For one free court, this many matches that may begin are compared. */
const COMPARED = 4;

/**
 * Fills the courts of a part of the plan in the order of time: whenever a court is free, the most urgent match that may begin then begins
 * there. Where none may, the court waits.
 */
export class Dispatch {
  readonly placed: PlacedMatch[] = [];
  private readonly courtFree: number[];
  private readonly teamOver: number[];
  private readonly overAt: number[];
  private readonly progress: CategoryProgress;
  private readonly classes = new Map<BlockMatch['openings'], CourtClass>();
  /** The courts, first those on which the fewest matches may be. */
  private readonly courts: readonly number[];
  private waiting: Waiting[];

  /** `weights` say for each match how urgent it is. */
  constructor(
    private readonly problem: BlocksProblem,
    part: readonly number[],
    private readonly busy: BusyTimes,
    weights: readonly number[],
  ) {
    const { matches, courtCount, teamCount } = problem;
    this.courtFree = Array.from({ length: courtCount }, () => -NEVER);
    this.teamOver = Array.from({ length: teamCount }, () => -NEVER);
    this.overAt = matches.map(({ fixed, minutes }) => (fixed ? fixed.start + minutes : NEVER));
    this.progress = new CategoryProgress(problem);
    this.waiting = part
      .flatMap((number): Waiting[] => {
        const match = matches[number];
        return match ? [{ number, match, ofCourts: this.classOf(match), weight: weights[number] ?? 0 }] : [];
      })
      .sort((a, b) => b.weight - a.weight || a.number - b.number);
    const counts = Array.from({ length: courtCount }, () => 0);
    for (const { openings } of this.classes.values()) {
      for (const [court, ofCourt] of openings.entries())
        if (ofCourt.length > 0) counts[court] = (counts[court] ?? 0) + 1;
    }
    this.courts = [...counts.keys()].sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
  }

  private classOf({ openings, minutes }: BlockMatch): CourtClass {
    const known = this.classes.get(openings) ?? { openings, minutes, free: [], next: NEVER };
    this.classes.set(openings, known);
    return known;
  }

  /** The first minute from `now` on at which the teams of a match may play, and all that comes before it is over. */
  private readyAt(match: BlockMatch, now: number): number {
    const { teams, minutes, after } = match;
    const { rest, partners } = this.problem;
    let ready = Math.max(now, this.progress.releaseOf(match));
    for (const source of after) ready = Math.max(ready, (this.overAt[source] ?? NEVER) + rest);
    if (ready === NEVER) return NEVER;
    for (const team of teams) {
      ready = Math.max(ready, (this.teamOver[team] ?? -NEVER) + rest);
      for (const partner of partners[team] ?? []) {
        if (!teams.includes(partner)) ready = Math.max(ready, this.teamOver[partner] ?? -NEVER);
      }
    }
    if (!this.busy.hasAny(teams)) return ready;
    return settle(ready, (start) => this.busy.teamsFreeFrom(teams, start, minutes));
  }

  /** The first minute from `now` on at which a court is free for a match of a class. */
  private courtAt({ openings, minutes }: CourtClass, court: number, now: number): number {
    const ofCourt = openings[court] ?? [];
    const from = Math.max(now, this.courtFree[court] ?? -NEVER);
    return settle(firstWithin(ofCourt, from), (start) =>
      firstWithin(ofCourt, this.busy.courtFreeFrom(court, start, minutes)),
    );
  }

  /** Finds the courts that are free for each class. Returns how many are, and the next minute at which another is. */
  private findCourts(now: number): { readonly free: number; readonly next: number } {
    const free = new Set<number>();
    let next = NEVER;
    for (const own of this.classes.values()) {
      own.free = [];
      own.next = NEVER;
      for (const court of this.courts) {
        const at = this.courtAt(own, court, now);
        if (at === now) own.free.push(court);
        else own.next = Math.min(own.next, at);
      }
      for (const court of own.free) free.add(court);
      next = Math.min(next, own.next);
    }
    return { free: free.size, next };
  }

  private put({ number, match }: Waiting, court: number, start: number): void {
    const end = start + match.minutes;
    this.placed.push({ match: number, court, start, end });
    this.courtFree[court] = end + this.problem.minutesBetween;
    this.overAt[number] = end;
    for (const team of match.teams) this.teamOver[team] = end;
    this.progress.begin(match, end, this.problem.pause);
    for (const own of this.classes.values()) own.free = own.free.filter((other) => other !== court);
  }

  /** Of equals, the match whose teams have waited longest begins first; a long time counts no more than two hours. */
  private urgencyOf({ match, weight }: Waiting, now: number): number {
    let over = -NEVER;
    for (const team of match.teams) over = Math.max(over, this.teamOver[team] ?? -NEVER);
    return weight + Math.min(now - over, 120) / 10;
  }

  /** Begins matches at a minute. Returns the next minute at which another may be able to, which may be the same one. */
  private fillMinute(now: number): number {
    const courts = this.findCourts(now);
    if (courts.free === 0) return courts.next;
    let next = courts.next;
    const ready: { readonly waiting: Waiting; readonly urgency: number }[] = [];
    for (const waiting of this.waiting) {
      if (waiting.ofCourts.free.length === 0) continue;
      const at = this.readyAt(waiting.match, now);
      if (at <= now) ready.push({ waiting, urgency: this.urgencyOf(waiting, now) });
      else next = Math.min(next, at);
      if (ready.length >= COMPARED * courts.free) break;
    }
    if (ready.length === 0) return next;
    ready.sort((a, b) => b.urgency - a.urgency || a.waiting.number - b.waiting.number);
    const begun = new Set<Waiting>();
    for (const { waiting } of ready) {
      const [court] = waiting.ofCourts.free;
      if (court === undefined || this.readyAt(waiting.match, now) > now) continue;
      this.put(waiting, court, now);
      begun.add(waiting);
    }
    this.waiting = this.waiting.filter((waiting) => !begun.has(waiting));
    return now;
  }

  /** Whether every match has found its place. */
  run(): boolean {
    const firsts = [...this.classes.values()].flatMap(({ openings }) =>
      openings.map(([first]) => first?.from ?? NEVER),
    );
    let now = Math.min(NEVER, ...firsts);
    while (this.waiting.length > 0 && now < NEVER) now = this.fillMinute(now);
    return this.waiting.length === 0;
  }
}
