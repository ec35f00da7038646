import { readPlaces, type PhasePlaces } from './begin-soonest';
import type { Phase } from './fill-phase';
import type { Schedule } from './schedule';
import type { Opening, Slot } from './slots';
import { TEAMS_OF_A_REFEREED_MATCH, type Rules } from './timetable';

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
function findCourtsOfFinal({ matches }: Rules): ReadonlySet<number> {
  const final = matches.find(({ isFinal }) => isFinal);
  if (!final) return new Set();
  const { openings } = final;
  const allowed = [...openings.keys()].filter((court) => final.courts?.[court] ?? true);
  const last = allowed.findIndex((court) =>
    allowed.every((other) => isWithinAnother(openings[other] ?? [], openings[court] ?? [])),
  );
  return new Set(last === -1 ? allowed : allowed.slice(0, last + 1));
}

interface Begun extends Slot {
  readonly match: number;
  readonly end: number;
}

/** Tries all plans of a phase, of which each match begins no sooner than the one before it. */
class EveryPlan {
  private readonly left: Set<number>;
  private readonly failed = new Set<string>();
  private steps = STEPS_TO_TRY_EVERYTHING;
  private readonly courtsOfFinal: ReadonlySet<number>;
  /** The different openings of the matches. */
  private readonly openings: readonly (readonly (readonly Opening[])[])[];

  constructor(
    private readonly schedule: Schedule,
    private readonly phase: Phase,
    /** No plan is over before this minute. */
    private readonly soonest: number,
    public best: PhasePlaces | null,
  ) {
    this.left = new Set(phase.matches);
    this.openings = [...new Set(phase.matches.map((match) => schedule.rules.matches[match]?.openings ?? []))];
    this.courtsOfFinal = findCourtsOfFinal(schedule.rules);
  }

  /** Whether the search has come to its end, so that no plan is over before the best one. */
  get isComplete(): boolean {
    return this.steps > 0;
  }

  private get end(): number {
    return this.best?.end ?? Infinity;
  }

  /** The minutes after a match in which its court or its teams may not play. */
  private get apart(): number {
    const { minutesBetween, rest } = this.schedule.rules;
    return Math.max(minutesBetween, rest);
  }

  /**
   * The places of a match, of courts that are alike only one: those that are free at the same times and have no match now. A court of the
   * final is like no other.
   */
  private placesFor(match: number, now: number): Slot[] {
    const { minutesBetween } = this.schedule.rules;
    const seen = new Set<string>();
    return this.schedule.placesFor(match, now).filter(({ court }) => {
      const busy = this.schedule.onCourt(court).filter(({ end }) => end + minutesBetween > now);
      const times = busy.map(({ start, end }) => [start, end]);
      const key = JSON.stringify([
        this.openings.map((ofStep) => ofStep[court]),
        times,
        this.courtsOfFinal.has(court) && court,
      ]);
      return seen.has(key) ? false : seen.add(key);
    });
  }

  /** The matches that may begin next. One that begins when another could have been over and rested before it need not be next. */
  private options(now: number): Begun[] {
    const { matches } = this.schedule.rules;
    const found = [...this.left].flatMap((match) => {
      if (matches[match]?.isFinal && this.left.size > 1) return [];
      const end = this.schedule.minutesOf(match);
      return this.placesFor(match, now).map((place) => ({ match, ...place, end: place.start + end }));
    });
    const until = Math.min(...found.map(({ end }) => end)) + this.apart;
    return found
      .filter(({ start, end }) => start < until && end < this.end)
      .sort((a, b) => a.start - b.start || a.match - b.match);
  }

  /** Whether the courts, or the rest of a team, leave no time for what is left. */
  private isTooLate(now: number): boolean {
    const { matches, courtCount, minutesBetween, rest } = this.schedule.rules;
    const shortest = Math.min(...[...this.left].map((match) => this.schedule.minutesOf(match)));
    const lastStart = this.end - shortest;
    const rounds = Math.ceil(this.left.size / courtCount);
    if (now + (rounds - 1) * (shortest + minutesBetween) >= lastStart) return true;
    const count = new Map<number, number>();
    for (const match of this.left) {
      for (const team of matches[match]?.teams ?? []) count.set(team, (count.get(team) ?? 0) + 1);
    }
    return [...count].some(([team, many]) => {
      const ends = this.schedule.ofTeam(team).flatMap(({ start, end }) => (start <= now ? [end] : []));
      const from = Math.max(now, Math.max(-Infinity, ...ends) + rest);
      return from + (many - 1) * (shortest + rest) >= lastStart;
    });
  }

  /** The state on which the rest of the search depends: the remaining matches, and those that keep teams and courts busy. */
  private stateAt(now: number): string {
    const recent = this.phase.matches.flatMap((match) => {
      const place = this.schedule.at(match);
      return place && place.end + this.apart > now ? [`${match}@${place.start}/${place.court}`] : [];
    });
    return `${[...this.left].sort((a, b) => a - b).join()} ${recent.join()}`;
  }

  search(now: number): void {
    if (this.left.size === 0) this.best = readPlaces(this.schedule, this.phase);
    if (this.left.size === 0 || this.isTooLate(now) || this.end <= this.soonest) return;
    const state = this.stateAt(now);
    if (this.failed.has(state) || this.steps <= 0) return;
    this.steps -= 1;
    for (const { match, court, start, end } of this.options(now)) {
      if (end >= this.end) continue;
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
function areAll(schedule: Schedule, { matches: own, from }: Phase): boolean {
  const { matches, minutesBetween, absences } = schedule.rules;
  const isInTheWay = matches.some(({ fixed }, match) => {
    const end = schedule.at(match)?.end ?? -Infinity;
    return fixed === null && end + minutesBetween > from;
  });
  const areRefereed = own.some((match) => matches[match]?.isRefereed);
  return !isInTheWay && (!areRefereed || absences.length < 2 * TEAMS_OF_A_REFEREED_MATCH);
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
