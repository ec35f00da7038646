import type { Cup as DomainCup, Match as DomainMatch } from '@futsal-cup/domain/cup/records';
import { mapSides, type Side } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';

export function toDomainMatch(match: Match): DomainMatch {
  const { matchId, stageId, groupId, date, time, location, scoredTeams, createdAt } = match;
  const { state, isForfeit, logRevision } = match;
  const sides = mapSides(match, ({ teamId, placeholder, source, goals, kicks }): Side => ({
    teamId,
    placeholder,
    source,
    goals,
    kicks,
  }));
  const fixture = { matchId, stageId, groupId, date, time, location, createdAt };
  return { ...fixture, state, isForfeit, logRevision, scoredTeams, ...sides };
}

/** Converts the loaded cup to the domain's type. It has no players, because a view of a cup does not contain their stored names. */
export function toDomainCup(cup: Cup): DomainCup {
  const { tournamentId, name, date, points, tieBreakers, timeZone, language } = cup;
  const { matchRules, playerNames } = cup;
  const details = { name, date, points, tieBreakers, timeZone, language, matchRules, playerNames };
  return {
    tournament: { tournamentId, ...details },
    teams: cup.Teams.map(({ teamId, name }) => ({ teamId, name, players: [] })),
    stages: cup.Stages.map(({ stageId, name, type, order }) => ({ stageId, name, type, order })),
    groups: cup.Stages.flatMap(({ groups }) =>
      groups.map(({ groupId, stageId, name, Teams, lots }) => ({
        groupId,
        stageId,
        name,
        teamIds: Teams.map(({ teamId }) => teamId),
        lots,
      })),
    ),
    matches: allMatches(cup).map(toDomainMatch),
  };
}
