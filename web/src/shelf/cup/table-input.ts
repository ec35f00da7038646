import { mapSides } from '@futsal-cup/domain/cup/sides';
import type { TableMatch, TableTeam } from '@futsal-cup/domain/standings/tally';
import type { Cup, Group, Match } from './cup';

/** Returns a match in the form that tables count. A live match has its current score, and a match under review has none. */
export function toTableMatch(match: Match): TableMatch {
  const score = match.running ?? match;
  const sides = mapSides(match, ({ team }, side) => ({
    teamId: team?.teamId ?? null,
    goals: match.teamsChanged ? null : score[side].goals,
    kicks: score[side].kicks,
  }));
  const { date, time, cards } = match;
  return {
    ...sides,
    date,
    time,
    cards,
    isRunning: match.running !== undefined,
    bothConcede: match.bothConcede,
  };
}

/** Returns the teams of a group whose results count, with what is recorded about each of them. */
export function toTableTeams(group: Group, { Teams }: Pick<Cup, 'Teams'>): readonly TableTeam[] {
  const recorded = new Map<string, TableTeam>(Teams.map((team) => [team.teamId, team]));
  return group.Teams.filter(({ withdrawn }) => withdrawn?.results !== 'annulled').map(
    (team) => recorded.get(team.teamId) ?? team,
  );
}
