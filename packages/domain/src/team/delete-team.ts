import type { Cup } from '../cup/cup';
import { allowed, refused, type Ruling } from '../cup/ruling';
import { dropLostReferences } from '../match/delete-matches';
import type { Match } from '../match/match';
import { hasScore } from '../match/outcome';

function isIn(match: Match, teamId: string): boolean {
  return match.localTeamId === teamId || match.visitorTeamId === teamId;
}

function hasPlayed(match: Match, teamId: string): boolean {
  if (!hasScore(match)) return false;
  return isIn(match, teamId) || match.scoredTeams?.local === teamId || match.scoredTeams?.visitor === teamId;
}

function without(teamIds: readonly string[], teamId: string): readonly string[] {
  return teamIds.filter((other) => other !== teamId);
}

function leaveGroup(cup: Cup, teamId: string, groupId: string | null): Cup {
  const groups = cup.groups.map((group) =>
    group.teamIds.includes(teamId) && (groupId === null || group.groupId === groupId)
      ? { ...group, teamIds: without(group.teamIds, teamId), lots: without(group.lots, teamId) }
      : group,
  );
  return { ...cup, groups };
}

function leaveSides(match: Match, teamId: string): Match {
  if (!isIn(match, teamId)) return match;
  return {
    ...match,
    localTeamId: match.localTeamId === teamId ? null : match.localTeamId,
    visitorTeamId: match.visitorTeamId === teamId ? null : match.visitorTeamId,
  };
}

/**
 * Deletes a team that has not played, with its matches in groups; its knockout matches stay and have 'NO TEAM' on its side.
 */
export function deleteTeam(cup: Cup, teamId: string): Ruling<Cup> {
  if (!cup.teams.some((team) => team.teamId === teamId)) return refused('team_not_found', 'teamId');
  if (cup.matches.some((match) => hasPlayed(match, teamId))) return refused('team_has_played_matches');
  const matches = cup.matches
    .filter((match) => match.groupId === null || !isIn(match, teamId))
    .map((match) => leaveSides(match, teamId));
  const teams = cup.teams.filter((team) => team.teamId !== teamId);
  return allowed(dropLostReferences(cup, { ...leaveGroup(cup, teamId, null), teams, matches }));
}

/** Takes a team out of a group in which it has not played, with its matches there. */
export function removeTeamFromGroup(cup: Cup, groupId: string, teamId: string): Ruling<Cup> {
  const group = cup.groups.find((candidate) => candidate.groupId === groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (!group.teamIds.includes(teamId)) return refused('team_not_in_group', 'teamId');
  const itsMatches = cup.matches.filter((match) => match.groupId === groupId && isIn(match, teamId));
  if (itsMatches.some(hasScore)) return refused('team_has_played_matches');
  const matches = cup.matches.filter((match) => !itsMatches.includes(match));
  return allowed(dropLostReferences(cup, { ...leaveGroup(cup, teamId, groupId), matches }));
}
