import type { Timetable } from './timetable';

/** A minute that no plan has. A fixed match may begin before the first day, so -1 would not do. */
const NOWHERE = -(2 ** 31);
const NO_SLOT = -1;

/** The index of each time by its minute. */
function indexTimes(times: readonly number[]): Map<number, number> {
  return new Map(times.map((start, index) => [start, index]));
}

/** A partly filled timetable of the groups: the times at which teams are busy, and the matches that may still be placed. */
export class Board {
  /** The slot of each match (an index); -1 for a match that has none, or is fixed. */
  readonly slotOf: Int32Array;
  /** The minute at which each match begins, fixed ones included; a large negative number for a match without a slot. */
  readonly startOf: Int32Array;
  private readonly startsOfTeam: number[][];
  /** The number of matches with a referee that begin at each time. `offGrid` has the starts of those that begin at none of these times. */
  private readonly begunAt: Int32Array;
  private readonly offGrid: number[] = [];
  private readonly timeIndex: ReadonlyMap<number, number>;
  private readonly gap: number;

  constructor(readonly timetable: Timetable) {
    const { matches, times, teamCount, minutesPerMatch, rest } = timetable;
    this.slotOf = new Int32Array(matches.length).fill(NO_SLOT);
    this.startOf = new Int32Array(matches.length).fill(NOWHERE);
    this.startsOfTeam = Array.from({ length: teamCount }, () => []);
    this.begunAt = new Int32Array(times.length);
    this.timeIndex = indexTimes(times);
    this.gap = minutesPerMatch + rest;
    for (const [match, { fixed }] of matches.entries()) if (fixed) this.begin(match, fixed.start);
  }

  private begin(match: number, start: number): void {
    const entry = this.timetable.matches[match];
    if (!entry) return;
    this.startOf[match] = start;
    for (const team of entry.teams) this.startsOfTeam[team]?.push(start);
    if (!entry.isRefereed) return;
    const time = this.timeIndex.get(start);
    if (time === undefined) this.offGrid.push(start);
    else this.begunAt[time] = (this.begunAt[time] ?? 0) + 1;
  }

  put(match: number, slot: number): void {
    const start = this.timetable.slots[slot]?.start ?? 0;
    this.slotOf[match] = slot;
    this.begin(match, start);
  }

  remove(match: number): void {
    const entry = this.timetable.matches[match];
    const start = this.startOf[match] ?? NOWHERE;
    if (!entry || start === NOWHERE) return;
    for (const team of entry.teams) {
      const starts = this.startsOfTeam[team];
      starts?.splice(starts.indexOf(start), 1);
    }
    const time = this.timeIndex.get(start);
    if (entry.isRefereed && time !== undefined) this.begunAt[time] = (this.begunAt[time] ?? 0) - 1;
    this.slotOf[match] = NO_SLOT;
    this.startOf[match] = NOWHERE;
  }

  /** The minutes at which a team's matches begin, in no order. */
  startsOf(team: number): readonly number[] {
    return this.startsOfTeam[team] ?? [];
  }

  private isTeamFree(team: number, time: number, start: number): boolean {
    if (this.timetable.isFree[team]?.[time] === false) return false;
    const starts = this.startsOfTeam[team] ?? [];
    for (const other of starts) if (Math.abs(other - start) < this.gap) return false;
    return true;
  }

  /** Whether every match that is played at the same time, this one included, still finds a third team as its referee. */
  private hasReferee(time: number): boolean {
    const { atOnce, times, minutesPerMatch } = this.timetable;
    if (atOnce === null) return true;
    for (let other = this.firstOverlap(time); other < times.length; other += 1) {
      const start = times[other] ?? 0;
      if (start >= (times[time] ?? 0) + minutesPerMatch) break;
      if (other !== time && !this.begunAt[other]) continue;
      if (this.playedWith(other) + 1 > (atOnce[other] ?? 0)) return false;
    }
    return true;
  }

  private firstOverlap(time: number): number {
    const { times, minutesPerMatch } = this.timetable;
    let first = time;
    while (first > 0 && (times[first - 1] ?? 0) > (times[time] ?? 0) - minutesPerMatch) first -= 1;
    return first;
  }

  /** The number of group matches that are played at the same time, at least in part, as a match that begins at a time (an index). */
  private playedWith(time: number): number {
    const { times, minutesPerMatch } = this.timetable;
    const start = times[time] ?? 0;
    let count = this.offGrid.filter((other) => Math.abs(other - start) < minutesPerMatch).length;
    for (let other = this.firstOverlap(time); other < times.length; other += 1) {
      if ((times[other] ?? 0) >= start + minutesPerMatch) break;
      count += this.begunAt[other] ?? 0;
    }
    return count;
  }

  /** Whether the teams and the referees let the match begin at a time (an index). */
  canBegin(match: number, time: number): boolean {
    const entry = this.timetable.matches[match];
    const start = this.timetable.times[time];
    if (!entry || start === undefined) return false;
    for (const team of entry.teams) if (!this.isTeamFree(team, time, start)) return false;
    return this.hasReferee(time);
  }
}
