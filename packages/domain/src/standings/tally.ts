import type { Points } from '../cup/records';
import type { Sides } from '../cup/sides';

/** A team of a table; its name is used in sentences only. */
export interface TableTeam {
  readonly teamId: string;
  readonly name: string;
}

/** The fields of one side of a match that a table needs; goals are null until entered. */
interface TableSide {
  readonly teamId: string | null;
  readonly goals: number | null;
}

/** A match of a table. It counts once both sides have goals; a running match counts only in a provisional table. */
export interface TableMatch extends Sides<TableSide> {
  readonly isRunning?: boolean;
}

/** A match that counts. */
export type PlayedMatch = TableMatch & Sides<{ readonly goals: number }>;

/** The sums of a team's results. */
export interface Tally {
  readonly team: TableTeam;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

function isResult(match: TableMatch): match is PlayedMatch {
  return match.local.goals !== null && match.visitor.goals !== null;
}

/** The results among `matches`: the matches with a score, running ones only with `includeRunning`. */
export function collectResults(matches: readonly TableMatch[], includeRunning: boolean): PlayedMatch[] {
  return matches.filter(
    (match): match is PlayedMatch => isResult(match) && (includeRunning || match.isRunning !== true),
  );
}

function addResult(tally: Tally, scored: number, conceded: number, points: Points): void {
  tally.played += 1;
  tally.goalsFor += scored;
  tally.goalsAgainst += conceded;
  if (scored > conceded) {
    tally.wins += 1;
    tally.points += points.win;
  } else if (scored < conceded) {
    tally.losses += 1;
    tally.points += points.loss;
  } else {
    tally.draws += 1;
    tally.points += points.draw;
  }
}

/** One tally per team over the results that `teams` played among themselves, in the order of `teams`. */
export function tallyResults(
  teams: readonly TableTeam[],
  results: readonly PlayedMatch[],
  points: Points,
): Tally[] {
  const tallies = new Map<string | null, Tally>();
  for (const team of teams) {
    tallies.set(team.teamId, {
      team,
      played: 0,
      wins: 0,
      draws: 0,
      losses: 0,
      goalsFor: 0,
      goalsAgainst: 0,
      points: 0,
    });
  }
  for (const match of results) {
    const local = tallies.get(match.local.teamId);
    const visitor = tallies.get(match.visitor.teamId);
    if (!local || !visitor) continue;
    addResult(local, match.local.goals, match.visitor.goals, points);
    addResult(visitor, match.visitor.goals, match.local.goals, points);
  }
  return [...tallies.values()];
}
