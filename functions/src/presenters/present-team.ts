import type {
  PublicTeamView,
  TeamGroupView,
  TeamNameView,
  TeamView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { categoryIdOf, placeOfCategory, tournamentOfCategory } from '@futsal-cup/domain/cup/categories';
import type { Team } from '@futsal-cup/domain/cup/records';
import { publicPlayers, type PublicPlayer } from '@futsal-cup/domain/cup/text/player-names';
import type { Stored, StoredCup } from '../storage/stored';
import { goalsOfPlayers } from './present-players';
import { membersOf, viewContextOf } from './view-context';

export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compareNames(a.name, b.name);
}

export function presentTeamName({ teamId, name, withdrawn }: Team): TeamNameView {
  return withdrawn ? { teamId, name, withdrawn } : { teamId, name };
}

function groupsOf(cup: StoredCup, teamId: string): TeamGroupView[] {
  const context = viewContextOf(cup);
  return cup.groups
    .filter((group) => membersOf(context, group).includes(teamId))
    .map(({ groupId, stageId, name }) => ({ groupId, stageId, name }))
    .sort(byName);
}

/** The players of a team in the form that the public may see. Every public answer takes them from here. */
export function presentPublicPlayers({ tournament }: StoredCup, team: Team): PublicPlayer[] {
  return publicPlayers(team.players, tournamentOfCategory(tournament, categoryIdOf(team)).playerNames);
}

/** What is recorded about a team, apart from its name and its players. */
function recordedOf({ pointsByDecision, conduct, withdrawn, categoryId }: Team) {
  return { pointsByDecision, conduct, withdrawn, ...(categoryId && { categoryId }) };
}

function presentPublicTeam(cup: StoredCup, team: Stored<Team>): PublicTeamView {
  const { teamId, name, updatedAt } = team;
  const goalsOf = goalsOfPlayers(cup);
  const Players = presentPublicPlayers(cup, team)
    .map((player): PublicPlayer => {
      const goals = goalsOf.get(player.playerId);
      return goals === undefined ? player : { ...player, goals };
    })
    .sort((a, b) => compareNames(a.shownAs, b.shownAs));
  return { teamId, name, ...recordedOf(team), Players, Groups: groupsOf(cup, teamId), updatedAt };
}

/** Presents the teams by name, and those of one name in the order of their categories. */
export function presentPublicTeams(cup: StoredCup): PublicTeamView[] {
  const placeOf = (team: PublicTeamView) => placeOfCategory(cup.tournament, team);
  return cup.teams
    .map((team) => presentPublicTeam(cup, team))
    .sort((a, b) => byName(a, b) || placeOf(a) - placeOf(b));
}

/** The view for administrators alone: it has the names of the players as they are stored. */
export function presentTeam(cup: StoredCup, team: Stored<Team>): TeamView {
  const { teamId, name, players, updatedAt } = team;
  const Players = [...players].sort(byName);
  return { teamId, name, ...recordedOf(team), Players, Groups: groupsOf(cup, teamId), updatedAt };
}

export function presentTeams(cup: StoredCup): TeamView[] {
  return cup.teams.map((team) => presentTeam(cup, team)).sort(byName);
}
