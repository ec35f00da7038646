import { readPlaces, type PhasePlaces } from './begin-soonest';
import type { Phase } from './fill-phase';
import type { Schedule } from './schedule';
import type { Opening, Slot } from './slots';
import type { Timetable } from './timetable';

/** The largest number of matches for which every plan is tried. */
export const MATCHES_TO_TRY_EVERYTHING = 12;

/** The largest number of steps of a search. It is more than usual cups need, and takes about a second. */
const STEPS_TO_TRY_EVERYTHING = 20_000;

function isWithinAnother(openings: readonly Opening[], others: readonly Opening[]): boolean {
  return openings.every(({ from, last }) => others.some((other) => other.from <= from && last <= other.last));
}

/**
 * The courts on which the final may be. It is on the first one that is open then, so those behind a court that is open whenever they are do not
 * count.
 */
function findCourtsOfFinal({ matches, openings }: Timetable): ReadonlySet<number> {
  const final = matches.find(({ isFinal }) => isFinal);
  if (!final) return new Set();
  const allowed = [...openings.keys()].filter((court) => final.courts?.[court] ?? true);
  const last = allowed.findIndex((court) =>
    allowed.every((other) => isWithinAnother(openings[other] ?? [], openings[court] ?? [])),
  );
  return new Set(last === -1 ? allowed : allowed.slice(0, last + 1));
}

interface Begun extends Slot {
  readonly match: number;
}

/** Tries all plans of a phase, of which each match begins no sooner than the one before it. */
class EveryPlan {
  private readonly left: Set<number>;
  private readonly failed = new Set<string>();
  private steps = STEPS_TO_TRY_EVERYTHING;
  private readonly courtsOfFinal: ReadonlySet<number>;

  constructor(
    private readonly schedule: Schedule,
    private readonly phase: Phase,
    /** No plan is over before this minute. */
    private readonly soonest: number,
    public best: PhasePlaces | null,
  ) {
    this.left = new Set(phase.matches);
    this.courtsOfFinal = findCourtsOfFinal(schedule.timetable);
  }

  /** Whether the search has come to its end, so that no plan is over before the best one. */
  get isComplete(): boolean {
    return this.steps > 0;
  }

  private get lastStart(): number {
    return (this.best?.end ?? Infinity) - this.schedule.timetable.minutesPerMatch;
  }

  /**
   * The places of a match, of courts that are alike only one: those that are free at the same times and have no match now. A court of the
   * final is like no other.
   */
  private placesFor(match: number, now: number): Slot[] {
    const { openings, minutesApart } = this.schedule.timetable;
    const seen = new Set<string>();
    return this.schedule.placesFor(match, now).filter(({ court }) => {
      const busy = this.schedule.onCourt(court).filter((start) => start > now - minutesApart);
      const key = JSON.stringify([openings[court], busy, this.courtsOfFinal.has(court) && court]);
      return seen.has(key) ? false : seen.add(key);
    });
  }

  /** The matches that may begin next. One that begins when another could have been over and rested before it need not be next. */
  private options(now: number): Begun[] {
    const { matches, minutesApart } = this.schedule.timetable;
    const found = [...this.left].flatMap((match) => {
      if (matches[match]?.isFinal && this.left.size > 1) return [];
      return this.placesFor(match, now).map((place) => ({ match, ...place }));
    });
    const first = Math.min(...found.map(({ start }) => start));
    const until = Math.min(first + Math.max(minutesApart, this.schedule.gap), this.lastStart);
    return found.filter(({ start }) => start < until).sort((a, b) => a.start - b.start || a.match - b.match);
  }

  /** Whether the courts, or the rest of a team, leave no time for what is left. */
  private isTooLate(now: number): boolean {
    const { matches, openings, minutesApart } = this.schedule.timetable;
    const { gap } = this.schedule;
    if (now + (Math.ceil(this.left.size / openings.length) - 1) * minutesApart >= this.lastStart) return true;
    const count = new Map<number, number>();
    for (const match of this.left) {
      for (const team of matches[match]?.teams ?? []) count.set(team, (count.get(team) ?? 0) + 1);
    }
    return [...count].some(([team, many]) => {
      const begun = Math.max(-Infinity, ...this.schedule.ofTeam(team).filter((start) => start <= now));
      return Math.max(now, begun + gap) + (many - 1) * gap >= this.lastStart;
    });
  }

  /** The state on which the rest of the search depends: the remaining matches, and those that keep teams and courts busy. */
  private stateAt(now: number): string {
    const { minutesApart } = this.schedule.timetable;
    const busy = now - Math.max(minutesApart, this.schedule.gap);
    const recent = this.phase.matches.flatMap((match) => {
      const place = this.schedule.at(match);
      return place && place.start > busy ? [`${match}@${place.start}/${place.court}`] : [];
    });
    return `${[...this.left].sort((a, b) => a - b).join()} ${recent.join()}`;
  }

  search(now: number): void {
    if (this.left.size === 0) this.best = readPlaces(this.schedule, this.phase);
    if (this.left.size === 0 || this.isTooLate(now) || (this.best?.end ?? Infinity) <= this.soonest) return;
    const state = this.stateAt(now);
    if (this.failed.has(state) || this.steps <= 0) return;
    this.steps -= 1;
    for (const { match, court, start } of this.options(now)) {
      if (start >= this.lastStart) continue;
      this.left.delete(match);
      this.schedule.put(match, { court, start });
      this.search(start);
      this.schedule.remove(match);
      this.left.add(match);
    }
    this.failed.add(state);
  }
}

/**
 * Whether the plans of a phase that are tried stand for all that there are. They do not where its first matches wait for a court on which a
 * match of the groups was, because another plan of the groups has that match elsewhere. Nor do they where several matches may be played at
 * once with a referee each, because a match that waits may leave a referee to others.
 */
function areAll(schedule: Schedule, { from }: Phase): boolean {
  const { matches, minutesApart, atOnce } = schedule.timetable;
  const isInTheWay = matches.some(({ fixed }, match) => {
    const start = schedule.at(match)?.start ?? -Infinity;
    return fixed === null && start + minutesApart > from;
  });
  return !isInTheWay && (atOnce === null || atOnce.every((most) => most <= 1));
}

/**
 * Tries all plans of a phase that are over before the best one so far. Returns the best plan, and whether it is proven that none is over
 * sooner. In the plan that ends soonest no match can begin sooner, so each begins as soon as those before it allow. A state that has failed
 * once is not tried again.
 */
export function tryEverything(
  schedule: Schedule,
  phase: Phase,
  soonest: number,
  best: PhasePlaces | null,
): { readonly best: PhasePlaces | null; readonly isProven: boolean } {
  for (const match of phase.matches) schedule.remove(match);
  const isExact = areAll(schedule, phase);
  const every = new EveryPlan(schedule, phase, soonest, best);
  every.search(phase.from);
  return { best: every.best, isProven: isExact && every.isComplete };
}
