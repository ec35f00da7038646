import { isWithin } from './absences';
import { firstWithin, type Slot } from './slots';
import { TEAMS_OF_A_REFEREED_MATCH, type Timetable } from './timetable';

/** The court (an index; null for none of the plan's) and the beginning of a match. */
export interface Place {
  readonly court: number | null;
  readonly start: number;
}

/** A partly filled plan whose matches begin at any minute. */
export class Schedule {
  /** The place of each match, fixed ones included; undefined for a match that has none yet. */
  private readonly placeOf: (Place | undefined)[];
  /** The matches that decide who is in another. */
  private readonly deciding: ReadonlySet<number>;
  private readonly startsOnCourt: number[][];
  private readonly startsOfTeam: number[][];
  private readonly startsOfGroups: number[] = [];
  /** The minutes from the beginning of a match to the next of its teams, or to one that they may reach. */
  readonly gap: number;

  constructor(readonly timetable: Timetable) {
    const { matches, openings, teamCount, minutesPerMatch, rest } = timetable;
    this.placeOf = matches.map(() => undefined);
    this.deciding = new Set(matches.flatMap(({ after }) => after));
    this.startsOnCourt = openings.map(() => []);
    this.startsOfTeam = Array.from({ length: teamCount }, () => []);
    this.gap = minutesPerMatch + rest;
    for (const [match, { fixed }] of matches.entries()) if (fixed) this.put(match, fixed);
  }

  /** The lists that have the beginning of a match. */
  private listsOf(match: number, court: number | null): number[][] {
    const { teams = [], isKnockout = false } = this.timetable.matches[match] ?? {};
    const lists = [
      ...(court === null ? [] : [this.startsOnCourt[court]]),
      ...teams.map((team) => this.startsOfTeam[team]),
      ...(isKnockout ? [] : [this.startsOfGroups]),
    ];
    return lists.filter((list) => list !== undefined);
  }

  put(match: number, { court, start }: Place): void {
    this.placeOf[match] = { court, start };
    for (const list of this.listsOf(match, court)) list.push(start);
  }

  remove(match: number): void {
    const place = this.placeOf[match];
    if (!place) return;
    for (const list of this.listsOf(match, place.court)) list.splice(list.lastIndexOf(place.start), 1);
    this.placeOf[match] = undefined;
  }

  at(match: number): Place | undefined {
    return this.placeOf[match];
  }

  onCourt(court: number): readonly number[] {
    return this.startsOnCourt[court] ?? [];
  }

  ofTeam(team: number): readonly number[] {
    return this.startsOfTeam[team] ?? [];
  }

  /** The courts that a match may be on, the best first. A match for places leaves the first court to the final. */
  private courtsOf(match: number): number[] {
    const { courts = null, isKnockout, isFinal } = this.timetable.matches[match] ?? {};
    const allowed = [...this.startsOnCourt.keys()].filter((court) => courts === null || courts[court]);
    return isKnockout && !isFinal && !this.deciding.has(match) ? allowed.reverse() : allowed;
  }

  /**
   * The soonest place of a match on each of its courts from a minute on. The final has one place: on the first of its courts that is open
   * then, where it also waits for the minutes between.
   */
  placesFor(match: number, from: number): Slot[] {
    const { matches, minutesApart, minutesPerMatch } = this.timetable;
    const places = this.courtsOf(match).map((court) => ({ court, start: this.soonest(match, court, from) }));
    if (!matches[match]?.isFinal) return places;
    const latest = Math.min(...places.map(({ start }) => start)) + minutesApart - minutesPerMatch;
    return places.filter(({ start }) => start <= latest).slice(0, 1);
  }

  /** The matches that are to be over before a match begins have a place, and it begins at this minute or later. */
  private afterSources(match: number): number {
    const { after = [], isFinal = false } = this.timetable.matches[match] ?? {};
    const ends = after.map((source) => (this.placeOf[source]?.start ?? Infinity) + this.gap);
    const { minutesPerMatch } = this.timetable;
    const others = isFinal ? this.placeOf.map((place) => (place?.start ?? -Infinity) + minutesPerMatch) : [];
    return Math.max(-Infinity, ...ends, ...others);
  }

  private matchesWith(start: number): number[] {
    const { minutesPerMatch } = this.timetable;
    return this.startsOfGroups.filter((other) => Math.abs(other - start) < minutesPerMatch);
  }

  /** Whether a group match at this minute, and each that is played with it, finds a third team as its referee. */
  private hasReferee(start: number): boolean {
    const { absences, atOnce } = this.timetable;
    if (atOnce === null) return true;
    const isEnough = (matches: number, at: number) => {
      const present = absences.filter((ofTeam) => !ofTeam.some((absence) => isWithin(absence, at))).length;
      return matches * TEAMS_OF_A_REFEREED_MATCH <= present;
    };
    const others = this.matchesWith(start);
    return (
      isEnough(others.length + 1, start) &&
      others.every((other) => isEnough(this.matchesWith(other).length + 1, other))
    );
  }

  /** The first minute from `start` on at which no rule that was asked forbids the beginning. The rules asked before may forbid it again. */
  private pushed(match: number, court: number, start: number): number {
    const { matches, openings, absences, minutesApart } = this.timetable;
    const { teams = [], isKnockout = false } = matches[match] ?? {};
    let next = firstWithin(openings[court] ?? [], start);
    const keepApart = (starts: readonly number[], apart: number) => {
      for (const other of starts) if (Math.abs(other - next) < apart) next = other + apart;
    };
    keepApart(this.onCourt(court), minutesApart);
    for (const team of teams) {
      keepApart(this.ofTeam(team), this.gap);
      for (const absence of absences[team] ?? []) if (isWithin(absence, next)) next = absence.until;
    }
    return isKnockout || next === Infinity || this.hasReferee(next) ? next : next + 1;
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
