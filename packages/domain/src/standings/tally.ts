import type { Match, Points, Team } from '../cup/records';
import type { Sides } from '../cup/sides';

/** A team of a table; its name is used in sentences only. */
export interface TableTeam extends Pick<Team, 'pointsByDecision' | 'conduct'> {
  readonly teamId: string;
  readonly name: string;
}

/** The fields of one side of a match that a table needs; goals are null until entered, kicks without a shoot-out. */
interface TableSide {
  readonly teamId: string | null;
  readonly goals: number | null;
  readonly kicks?: number | null;
}

/** A match of a table. It counts once both sides have goals; a running match counts only in a provisional table. */
export interface TableMatch
  extends Sides<TableSide>, Pick<Match, 'cards'>, Partial<Pick<Match, 'isForfeit'>> {
  readonly isRunning?: boolean;
  /** The kick-off, which says what the last match of a team is; `YYYY-MM-DD` and `HH:MM`. */
  readonly date?: string;
  readonly time?: string;
  /** The goals that count against each side where both forfeited the match; neither has scored. */
  readonly bothConcede?: number;
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

export const goalDifference = (tally: Tally): number => tally.goalsFor - tally.goalsAgainst;

/** Adds the points by decision of each team. */
export function addPointsByDecision(tallies: readonly Tally[]): void {
  for (const tally of tallies) tally.points += tally.team.pointsByDecision?.points ?? 0;
}

/** The goals that each of the teams scored as visitor in the results that `teams` played among themselves. */
export function countAwayGoals(
  teams: readonly TableTeam[],
  results: readonly PlayedMatch[],
): (tally: Tally) => number {
  const goals = new Map<string | null, number>(teams.map(({ teamId }) => [teamId, 0]));
  for (const { local, visitor } of results) {
    const scored = goals.get(visitor.teamId);
    if (scored !== undefined && goals.has(local.teamId)) goals.set(visitor.teamId, scored + visitor.goals);
  }
  return ({ team }) => goals.get(team.teamId) ?? 0;
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
    addResult(local, match.local.goals, match.bothConcede ?? match.visitor.goals, points);
    addResult(visitor, match.visitor.goals, match.bothConcede ?? match.local.goals, points);
  }
  return [...tallies.values()];
}
