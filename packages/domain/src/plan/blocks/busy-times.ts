import { areAtOnce, type Played } from '../timetable/absences';
import type { Place } from '../timetable/schedule';
import type { BlocksProblem } from './block-problem';

/** The place of a match that is not moved any more, of whatever part of the plan. */
export interface PlacedMatch extends Place, Played {
  readonly match: number;
}

/** The times at which courts and teams are busy with matches that are not moved any more. */
export class BusyTimes {
  private readonly ofCourt: Played[][];
  private readonly ofTeam: Played[][];

  constructor(private readonly problem: BlocksProblem) {
    this.ofCourt = Array.from({ length: problem.courtCount }, () => []);
    this.ofTeam = Array.from({ length: problem.teamCount }, () => []);
  }

  add({ match, court, start, end }: PlacedMatch): void {
    if (court !== null) this.ofCourt[court]?.push({ start, end });
    for (const team of this.problem.matches[match]?.teams ?? []) this.ofTeam[team]?.push({ start, end });
  }

  /** Whether one of the teams, or one that never plays when it does, is busy at any time. */
  hasAny(teams: readonly number[]): boolean {
    const isBusy = (team: number) => (this.ofTeam[team]?.length ?? 0) > 0;
    return teams.some((team) => isBusy(team) || this.problem.partners[team]?.some(isBusy));
  }

  private static after(busy: readonly Played[], apart: number, start: number, minutes: number): number {
    let next = start;
    for (const other of busy) {
      const kept = { start: other.start - apart, end: other.end + apart };
      if (areAtOnce({ start: next, end: next + minutes }, kept)) next = kept.end;
    }
    return next;
  }

  /** The first minute from `start` on at which the court is free for a match of some minutes, as far as was asked; it may be asked again. */
  courtFreeFrom(court: number, start: number, minutes: number): number {
    return BusyTimes.after(this.ofCourt[court] ?? [], this.problem.minutesBetween, start, minutes);
  }

  /** The same for the teams of a match, their rest, and the teams that never play when they do. */
  teamsFreeFrom(teams: readonly number[], start: number, minutes: number): number {
    let next = start;
    for (const team of teams) {
      next = BusyTimes.after(this.ofTeam[team] ?? [], this.problem.rest, next, minutes);
      for (const partner of this.problem.partners[team] ?? []) {
        if (!teams.includes(partner)) next = BusyTimes.after(this.ofTeam[partner] ?? [], 0, next, minutes);
      }
    }
    return next;
  }
}
