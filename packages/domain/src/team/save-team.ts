import type { Cup } from '../cup/cup';
import { nameKey } from '../cup/name-key';
import { allowed, refused, type Ruling } from '../cup/ruling';
import { MAX_TEAMS } from '../tournament/limits';
import { listPlayers, type ListedPlayer } from './players';
import type { Team } from './team';

export interface TeamWish {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly ListedPlayer[];
}

function isNameTaken(cup: Cup, { teamId, name }: TeamWish): boolean {
  const key = nameKey(name);
  return cup.teams.some((team) => team.teamId !== teamId && nameKey(team.name) === key);
}

/** Adds a team, of whose players each repeated name counts once. `newId` gives each player an id. */
export function createTeam(cup: Cup, wish: TeamWish, newId: () => string): Ruling<Cup> {
  if (isNameTaken(cup, wish)) return refused('team_name_already_exists', 'name');
  if (cup.teams.length >= MAX_TEAMS) return refused('tournament_has_too_many_teams');
  const players = listPlayers([], wish.players, newId);
  if (!players.ok) return players;
  const team: Team = { teamId: wish.teamId, name: wish.name, players: players.value };
  return allowed({ ...cup, teams: [...cup.teams, team] });
}

/** Gives a team another name and replaces the list of its players. */
export function updateTeam(cup: Cup, wish: TeamWish, newId: () => string): Ruling<Cup> {
  const team = cup.teams.find(({ teamId }) => teamId === wish.teamId);
  if (!team) return refused('team_not_found', 'teamId');
  if (isNameTaken(cup, wish)) return refused('team_name_already_exists', 'name');
  const players = listPlayers(team.players, wish.players, newId);
  if (!players.ok) return players;
  const updated = { ...team, name: wish.name, players: players.value };
  return allowed({ ...cup, teams: cup.teams.map((other) => (other === team ? updated : other)) });
}
