import type { Points } from '../tournament/tournament';

/** A team of a table: what it is told apart by, and what a sentence calls it. */
export interface TableTeam {
  readonly teamId: string;
  readonly name: string;
}

/**
 * What a table needs of a match. It counts once both sides have a score; one that is still `isRunning` counts only in a
 * provisional table.
 */
export interface TableMatch {
  readonly localTeamId: string | null;
  readonly visitorTeamId: string | null;
  readonly localTeamScore: number | null;
  readonly visitorTeamScore: number | null;
  readonly isRunning?: boolean;
}

/** A match that counts: two different teams with a score each. */
export interface Result {
  readonly localTeamId: string;
  readonly visitorTeamId: string;
  readonly localGoals: number;
  readonly visitorGoals: number;
}

/** What a team's results add up to. */
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

/** The results among `matches`: those with a score, running ones only when asked for. */
export function collectResults(matches: readonly TableMatch[], includeRunning: boolean): Result[] {
  const results: Result[] = [];
  for (const match of matches) {
    const { localTeamId, visitorTeamId, localTeamScore, visitorTeamScore } = match;
    if (localTeamId === null || visitorTeamId === null) continue;
    if (localTeamScore === null || visitorTeamScore === null) continue;
    if (match.isRunning === true && !includeRunning) continue;
    results.push({ localTeamId, visitorTeamId, localGoals: localTeamScore, visitorGoals: visitorTeamScore });
  }
  return results;
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
  results: readonly Result[],
  points: Points,
): Tally[] {
  const tallies = new Map<string, Tally>();
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
  for (const { localTeamId, visitorTeamId, localGoals, visitorGoals } of results) {
    const local = tallies.get(localTeamId);
    const visitor = tallies.get(visitorTeamId);
    if (!local || !visitor) continue;
    addResult(local, localGoals, visitorGoals, points);
    addResult(visitor, visitorGoals, localGoals, points);
  }
  return [...tallies.values()];
}
