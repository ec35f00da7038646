import { areAtOnce, isAway, type Played } from './absences';
import { firstWithin, type Slot } from './slots';
import { TEAMS_OF_A_REFEREED_MATCH, type Rules } from './timetable';

/** The court (an index; null for none of the plan's) and the beginning of a match. */
export interface Place {
  readonly court: number | null;
  readonly start: number;
}

/** A match that has a place. */
interface Placed extends Place, Played {}

/** A partly filled plan whose matches begin at any minute. */
export class Schedule {
  /** The place of each match, fixed ones included; undefined for a match that has none yet. */
  private readonly placeOf: (Placed | undefined)[];
  /** The matches that decide who is in another. */
  private readonly deciding: ReadonlySet<number>;
  private readonly placedOnCourt: Placed[][];
  private readonly placedOfTeam: Placed[][];
  private readonly refereed: Placed[] = [];

  constructor(readonly rules: Rules) {
    const { matches, courtCount, teamCount } = rules;
    this.placeOf = matches.map(() => undefined);
    this.deciding = new Set(matches.flatMap(({ after }) => after));
    this.placedOnCourt = Array.from({ length: courtCount }, () => []);
    this.placedOfTeam = Array.from({ length: teamCount }, () => []);
    for (const [match, { fixed }] of matches.entries()) if (fixed) this.put(match, fixed);
  }

  /** The lists that have a match. */
  private listsOf(match: number, court: number | null): Placed[][] {
    const { teams = [], isRefereed = false } = this.rules.matches[match] ?? {};
    const lists = [
      ...(court === null ? [] : [this.placedOnCourt[court]]),
      ...teams.map((team) => this.placedOfTeam[team]),
      ...(isRefereed ? [this.refereed] : []),
    ];
    return lists.filter((list) => list !== undefined);
  }

  minutesOf(match: number): number {
    return this.rules.matches[match]?.minutes ?? 0;
  }

  put(match: number, { court, start }: Place): void {
    const placed = { court, start, end: start + this.minutesOf(match) };
    this.placeOf[match] = placed;
    for (const list of this.listsOf(match, court)) list.push(placed);
  }

  remove(match: number): void {
    const placed = this.placeOf[match];
    if (!placed) return;
    for (const list of this.listsOf(match, placed.court)) list.splice(list.lastIndexOf(placed), 1);
    this.placeOf[match] = undefined;
  }

  at(match: number): Placed | undefined {
    return this.placeOf[match];
  }

  onCourt(court: number): readonly Placed[] {
    return this.placedOnCourt[court] ?? [];
  }

  ofTeam(team: number): readonly Placed[] {
    return this.placedOfTeam[team] ?? [];
  }

  /** The courts that a match may be on, the best first. A match for places leaves the first court to the final. */
  private courtsOf(match: number): number[] {
    const { courts = null, isKnockout, isFinal } = this.rules.matches[match] ?? {};
    const allowed = [...this.placedOnCourt.keys()].filter((court) => courts === null || courts[court]);
    return isKnockout && !isFinal && !this.deciding.has(match) ? allowed.reverse() : allowed;
  }

  /**
   * The soonest place of a match on each of its courts from a minute on. The final has one place: on the first of its courts that is open
   * then, where it also waits for the minutes between.
   */
  placesFor(match: number, from: number): Slot[] {
    const { matches, minutesBetween } = this.rules;
    const places = this.courtsOf(match).map((court) => ({ court, start: this.soonest(match, court, from) }));
    if (!matches[match]?.isFinal) return places;
    const latest = Math.min(...places.map(({ start }) => start)) + minutesBetween;
    return places.filter(({ start }) => start <= latest).slice(0, 1);
  }

  /** The matches that are to be over before a match begins have a place, and it begins at this minute or later. */
  private afterSources(match: number): number {
    const { after = [], isFinal = false } = this.rules.matches[match] ?? {};
    const ends = after.map((source) => (this.placeOf[source]?.end ?? Infinity) + this.rules.rest);
    const others = isFinal ? this.placeOf.map((placed) => placed?.end ?? -Infinity) : [];
    return Math.max(-Infinity, ...ends, ...others);
  }

  /** Whether a match with a referee, and each that is played with it, finds a third team. */
  private hasReferee(match: Played): boolean {
    const { absences } = this.rules;
    const isEnough = (matches: number, at: Played) => {
      const present = absences.filter((ofTeam) => !ofTeam.some((absence) => isAway(absence, at))).length;
      return matches * TEAMS_OF_A_REFEREED_MATCH <= present;
    };
    const withIt = (at: Played) => this.refereed.filter((other) => areAtOnce(at, other));
    const others = withIt(match);
    return (
      isEnough(others.length + 1, match) && others.every((other) => isEnough(withIt(other).length + 1, other))
    );
  }

  /** The first minute from `start` on at which no rule that was asked forbids the beginning. The rules asked before may forbid it again. */
  private pushed(match: number, court: number, start: number): number {
    const { matches, absences, minutesBetween, rest } = this.rules;
    const { teams = [], isRefereed = false, minutes = 0, openings = [] } = matches[match] ?? {};
    let next = firstWithin(openings[court] ?? [], start);
    const keepApart = (placed: readonly Placed[], apart: number) => {
      for (const other of placed) {
        if (next < other.end + apart && other.start < next + minutes + apart) next = other.end + apart;
      }
    };
    keepApart(this.onCourt(court), minutesBetween);
    for (const team of teams) {
      keepApart(this.ofTeam(team), rest);
      for (const absence of absences[team] ?? []) {
        if (next < absence.until && next + minutes > absence.from) next = absence.until;
      }
    }
    const isDone = !isRefereed || next === Infinity || this.hasReferee({ start: next, end: next + minutes });
    return isDone ? next : next + 1;
  }

  /** The first minute from `from` on at which a match may begin on a court; Infinity when there is none. */
  soonest(match: number, court: number, from: number): number {
    let start = Math.max(from, this.afterSources(match));
    for (;;) {
      const next = this.pushed(match, court, start);
      if (next === start) return start;
      start = next;
    }
  }
}
