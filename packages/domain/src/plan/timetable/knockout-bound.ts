import {
  busyCourts,
  courtDemands,
  courtLimits,
  earliestEnds,
  latestBound,
  restLimit,
  type BoundReason,
  type Limit,
  type OneBound,
  type PhaseBound,
} from './bounds';
import { firstTimeFrom, type Phase } from './fill-phase';
import type { Timetable } from './timetable';

/** For each match, the largest number of `matches` that have to follow it one after the other. */
function tailsOf(timetable: Timetable, matches: readonly number[]): Map<number, number> {
  const tails = new Map<number, number>(matches.map((match) => [match, 0]));
  for (const match of [...matches].reverse()) {
    for (const source of timetable.matches[match]?.after ?? []) {
      const known = tails.get(source);
      if (known !== undefined) tails.set(source, Math.max(known, (tails.get(match) ?? 0) + 1));
    }
  }
  return tails;
}

/** All matches of the phase that must be over before each match. */
function ancestorsOf(timetable: Timetable, phase: Phase): Map<number, ReadonlySet<number>> {
  const ancestors = new Map<number, ReadonlySet<number>>();
  for (const match of phase.matches) {
    const own = new Set<number>();
    for (const source of timetable.matches[match]?.after ?? []) {
      if (!ancestors.has(source)) continue;
      own.add(source);
      for (const before of ancestors.get(source) ?? []) own.add(before);
    }
    ancestors.set(match, own);
  }
  return ancestors;
}

/** A cache of earliest ends, because most matches of a round need the same ones. */
class EarliestEnds {
  private readonly known = new Map<string, readonly number[]>();
  private readonly limits = new Map<string, Limit[]>();

  /** `most` is the largest number of matches whose earliest end may be asked for. */
  constructor(
    private readonly timetable: Timetable,
    private readonly most: number,
  ) {}

  private limitsOf(courts: readonly boolean[] | null): Limit[] {
    const key = courts?.join() ?? '';
    const limits = this.limits.get(key) ?? courtLimits(this.timetable, courts);
    this.limits.set(key, limits);
    return limits;
  }

  private ask(key: string, compute: () => readonly number[]): readonly number[] {
    const known = this.known.get(key) ?? compute();
    this.known.set(key, known);
    return known;
  }

  /** The earliest minute at which `count` matches on the given courts can be over, if they may begin at `from`. */
  ofMatches(from: number, count: number, courts: readonly boolean[] | null): number {
    const ends = this.ask(`${from} ${courts?.join() ?? ''}`, () =>
      earliestEnds(this.timetable, from, this.most, this.limitsOf(courts)),
    );
    return ends[count - 1] ?? from;
  }

  /** The earliest minute at which `count` matches can be over, if each begins after the previous match and a rest. */
  ofChain(from: number, count: number): number {
    const ends = this.ask(`${from} chain ${count}`, () =>
      earliestEnds(this.timetable, from, count, [...this.limitsOf(null), restLimit(this.timetable, 1)]),
    );
    return ends[count - 1] ?? from;
  }
}

/**
 * The bounds of some matches, each of which begins no earlier than its release (a minute). Matches come in an order in which each match
 * follows the matches that decide who is in it.
 */
function boundsOf(
  timetable: Timetable,
  matches: readonly number[],
  releases: ReadonlyMap<number, number>,
  ends: EarliestEnds,
): OneBound[] {
  const tails = tailsOf(timetable, matches);
  const rounds = 1 + Math.max(0, ...tails.values());
  const found: OneBound[] = [];
  for (const from of new Set(matches.map((match) => releases.get(match) ?? 0))) {
    for (let tail = 0; tail < rounds; tail += 1) {
      const waiting = matches.filter(
        (match) => (releases.get(match) ?? 0) >= from && (tails.get(match) ?? 0) >= tail,
      );
      if (waiting.length === 0) continue;
      for (const { courts, matches: count } of courtDemands(timetable, waiting)) {
        const filled = ends.ofMatches(from, count, courts);
        const end = tail === 0 ? filled : ends.ofChain(filled + timetable.rest, tail);
        const isAtOnce = filled === from + timetable.minutesPerMatch;
        const reason = (): BoundReason =>
          isAtOnce
            ? { kind: 'rounds', rounds }
            : busyCourts(timetable, courts, { matches: count, from, until: filled, rounds: tail });
        found.push({ end, reason });
      }
    }
  }
  return found;
}

/** The first time from a minute on at which the teams that a match names are present. */
function firstFreeTime({ times, matches, isFree }: Timetable, match: number, from: number): number {
  const teams = matches[match]?.teams ?? [];
  let time = firstTimeFrom(times, from);
  while (time < times.length && teams.some((team) => isFree[team]?.[time] === false)) time += 1;
  return times[time] ?? Infinity;
}

/** The earliest minute at which each match may begin: when all that must be over before it can be, and the teams have rested. */
function releasesOf(timetable: Timetable, phase: Phase, ends: EarliestEnds): Map<number, number> {
  const ancestors = ancestorsOf(timetable, phase);
  const releases = new Map<number, number>();
  for (const match of phase.matches) {
    const before = [...(ancestors.get(match) ?? [])].sort((a, b) => a - b);
    const over = Math.max(0, ...boundsOf(timetable, before, releases, ends).map(({ end }) => end));
    const from = before.length === 0 ? phase.from : over + timetable.rest;
    releases.set(match, firstFreeTime(timetable, match, from));
  }
  return releases;
}

/** The final, as far as its beginning depends on when all others are over. */
export interface Final {
  readonly match: number;
  readonly minutes: number;
  /** The first minute from one on at which it may begin. */
  readonly soonest: (from: number) => number;
}

/**
 * The minute before which no plan of a knockout ends, whose matches have the length of the timetable. No match begins before all matches that
 * lead to it can be over. For each such earliest minute and each number of rounds, the matches that begin no earlier and have at least so many
 * rounds after them fill the courts until a minute, and then those rounds follow one another. The final is played alone after all others.
 */
export function boundKnockout(timetable: Timetable, phase: Phase, final: Final | null): PhaseBound {
  const ends = new EarliestEnds(timetable, phase.matches.length);
  const releases = releasesOf(timetable, phase, ends);
  const all = latestBound(boundsOf(timetable, phase.matches, releases, ends), phase);
  if (final === null) return all;
  const others = phase.matches.filter((match) => match !== final.match);
  const isOther = others.length === phase.matches.length;
  const bound = isOther ? all : { ...all, end: all.end + final.minutes - timetable.minutesPerMatch };
  const ofOthers = isOther ? all : latestBound(boundsOf(timetable, others, releases, ends), phase);
  const alone = final.soonest(ofOthers.end) + final.minutes;
  const isLater = ofOthers.end > 0 && (isOther || alone > bound.end);
  return isLater ? { ...ofOthers, end: alone, isFinalAlone: true } : bound;
}
