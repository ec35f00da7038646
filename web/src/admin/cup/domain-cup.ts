import type { Cup as DomainCup, Match as DomainMatch } from '@futsal-cup/domain/cup/records';
import { mapSides, type Side } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { asRecorded } from './recorded-match';

/** Converts a match to the domain's type, as it is stored. */
export function toDomainMatch(counted: Match): DomainMatch {
  const match = asRecorded(counted);
  const { matchId, stageId, groupId, date, time, location, scoredTeams, createdAt } = match;
  const { state, isForfeit, logRevision, forfeit, cards, hasLateEntries, isFinal } = match;
  const sides = mapSides(match, ({ teamId, placeholder, source, lost, goals, kicks }): Side => ({
    teamId,
    placeholder,
    source,
    lost,
    goals,
    kicks,
  }));
  const fixture = { matchId, stageId, groupId, date, time, location, createdAt };
  return {
    ...fixture,
    state,
    isForfeit,
    logRevision,
    forfeit,
    cards,
    hasLateEntries,
    isFinal,
    scoredTeams,
    ...sides,
  };
}

/** Converts the loaded cup to the domain's type. It has no players, because a view of a cup does not contain their stored names. */
export function toDomainCup(cup: Cup): DomainCup {
  const { tournamentId, name, date, points, tieBreakers, criteria, across, conduct, timeZone } = cup;
  const { language, matchRules, playerNames } = cup;
  const tableRules = { points, tieBreakers, criteria, across, conduct };
  const details = { name, date, ...tableRules, timeZone, language, matchRules, playerNames };
  return {
    tournament: { tournamentId, ...details },
    teams: cup.Teams.map(({ teamId, name, pointsByDecision, conduct, withdrawn }) => ({
      teamId,
      name,
      players: [],
      pointsByDecision,
      conduct,
      withdrawn,
    })),
    stages: cup.Stages.map(({ stageId, name, type, order, decisions }) => ({
      stageId,
      name,
      type,
      order,
      decisions,
    })),
    groups: cup.Stages.flatMap(({ groups }) =>
      groups.map(({ groupId, stageId, name, Teams, lots, decision, rounds, places = [] }) => ({
        groupId,
        stageId,
        name,
        teamIds: Teams.map(({ teamId }) => teamId).filter((id) =>
          places.every(({ teamId }) => teamId !== id),
        ),
        lots,
        decision,
        rounds,
        ...(places.length > 0 && { places: places.map(({ source }) => source) }),
      })),
    ),
    matches: allMatches(cup).map(toDomainMatch),
  };
}
