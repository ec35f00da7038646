import { membersOfGroups } from '../bracket/members';
import { resolveCup } from '../bracket/resolve-cup';
import type { ResolvedGroup, ResolvedMatch, ResolvedStage } from '../bracket/resolved-stages';
import type { Cup, Match } from '../cup/records';
import { mapSides } from '../cup/sides';

/** The stages of a cup as its view has them. */
export function resolvedStagesOf(cup: Cup): ResolvedStage<ResolvedMatch>[] {
  const { sides, tables, matchNumbers, teamsChanged, read, missing, places, placedTwice } = resolveCup(cup);
  const members = membersOfGroups(cup);
  const teams = new Map(cup.teams.map((team) => [team.teamId, team]));
  const resolveMatch = (match: Match): ResolvedMatch => ({
    ...match,
    ...read.get(match.matchId),
    ...mapSides(read.get(match.matchId) ?? match, (side, key) => {
      const teamId = sides.get(match.matchId)?.[key] ?? null;
      const withdrawn = teams.get(teamId ?? '')?.withdrawn;
      return { ...side, team: teamId === null ? null : { teamId, withdrawn } };
    }),
    matchNumber: matchNumbers.get(match.matchId) ?? null,
    teamsChanged: teamsChanged.has(match.matchId),
    ...(read.has(match.matchId) && { recorded: { state: match.state } }),
  });
  const groupsOf = (stageId: string): ResolvedGroup[] =>
    cup.groups
      .filter((group) => group.stageId === stageId)
      .map((group) => ({
        groupId: group.groupId,
        Teams: (members.get(group.groupId) ?? []).map((teamId) => ({ teamId })),
        standings: tables.get(group.groupId) ?? [],
        missing: missing.get(group.groupId),
        places: group.places?.map((source, index) => ({
          source,
          teamId: places.get(group.groupId)?.[index] ?? null,
        })),
        placedTwice: placedTwice.get(group.groupId),
      }));
  return cup.stages.map(({ stageId, type, order, categoryId }) => ({
    stageId,
    type,
    order,
    categoryId,
    groups: groupsOf(stageId),
    Matches: cup.matches.filter((match) => match.stageId === stageId).map(resolveMatch),
  }));
}
