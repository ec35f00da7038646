import type { TeamGroupView, TeamNameView, TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import type { Team } from '@futsal-cup/domain/cup/records';
import type { Stored, StoredCup } from '../storage/stored';

export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compareNames(a.name, b.name);
}

export function presentTeamName({ teamId, name }: Team): TeamNameView {
  return { teamId, name };
}

function groupsOf({ groups }: StoredCup, teamId: string): TeamGroupView[] {
  return groups
    .filter((group) => group.teamIds.includes(teamId))
    .map(({ groupId, stageId, name }) => ({ groupId, stageId, name }))
    .sort(byName);
}

export function presentTeam(cup: StoredCup, team: Stored<Team>): TeamView {
  const { teamId, name, players, updatedAt } = team;
  return { teamId, name, Players: [...players].sort(byName), Groups: groupsOf(cup, teamId), updatedAt };
}

export function presentTeams(cup: StoredCup): TeamView[] {
  return cup.teams.map((team) => presentTeam(cup, team)).sort(byName);
}
