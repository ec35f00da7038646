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

/** A match that counts: both scores are known. */
export interface Result extends TableMatch {
  readonly localTeamScore: number;
  readonly visitorTeamScore: number;
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

function isResult(match: TableMatch): match is Result {
  return match.localTeamScore !== null && match.visitorTeamScore !== null;
}

/** The results among `matches`: those with a score, running ones only when asked for. */
export function collectResults(matches: readonly TableMatch[], includeRunning: boolean): Result[] {
  return matches.filter(
    (match): match is Result => isResult(match) && (includeRunning || match.isRunning !== true),
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
  results: readonly Result[],
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
  for (const { localTeamId, visitorTeamId, localTeamScore, visitorTeamScore } of results) {
    const local = tallies.get(localTeamId);
    const visitor = tallies.get(visitorTeamId);
    if (!local || !visitor) continue;
    addResult(local, localTeamScore, visitorTeamScore, points);
    addResult(visitor, visitorTeamScore, localTeamScore, points);
  }
  return [...tallies.values()];
}
