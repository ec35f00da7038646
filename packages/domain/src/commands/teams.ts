import type { ErrorCode } from '../cup/error-codes/error-codes';
import { mapSides, type Side } from '../cup/sides';
import { categoryIdOf, tournamentOfCategory } from '../cup/categories';
import type { Cup, Match, Player, PlayerFields, Team } from '../cup/records';
import { tableRulesOf } from '../standings/presets';
import { hasContactDetails } from '../cup/text/contact-details';
import { allowed, type Refusal, refused, type Result } from '../cup/result';
import { bindEarlyTexts } from './bind-early-texts';
import { findBrokenByMove } from './categories';
import { type CommandResult, done } from './cup-event';
import { dropLostReferences } from './lost-references';
import { hasBegun } from '../cup/outcome';
import { findCategoryProblem } from '../rules/in-categories';
import { findSharedFields } from '../rules/players-of-team';
import { findNoRoom } from '../rules/room';
import { findNameProblem, findUnreadableText } from '../rules/names';
import { TEAM_LOOK, TEAM_NAME } from '../rules/unique';

const NAMES = [TEAM_NAME, TEAM_LOOK] as const;

export interface TeamInput {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly ListedPlayer[];
  readonly categoryId?: string | null | undefined;
}

const HAS_CONTACT: ErrorCode = 'name_must_not_be_a_phone_number_or_an_address';

/** Refuses a name with contact details, unless it is the present one: older cups have such names, and may be edited all the same. */
function findContact(name: string, present: string | undefined, path: string): Refusal | null {
  return name !== present && hasContactDetails(name) ? refused(HAS_CONTACT, path) : null;
}

/** Adds a team. Two players may have one name. `newId` gives each player an id. */
export function createTeam(cup: Cup, input: TeamInput, newId: () => string): CommandResult {
  const { teamId, name, categoryId } = input;
  const problem =
    findContact(name, undefined, 'name') ??
    findCategoryProblem(cup.tournament, categoryId) ??
    findNameProblem(NAMES, cup.teams, { teamId, name, categoryId: categoryId ?? null }) ??
    findNoRoom(cup, 'teams');
  if (problem) return problem;
  const players = listPlayers([], input.players, newId);
  if (!players.ok) return players;
  const team: Team = { teamId, name, players: players.value, ...(categoryId && { categoryId }) };
  const created = { ...cup, teams: [...cup.teams, team] };
  return done(bindEarlyTexts(cup, created), { kind: 'team-created', name: team.name });
}

/**
 * Adds teams, all of them or none; the refusal names the team by its index. A name is taken when a team of the cup, or an earlier team of
 * the list, has it.
 */
export function createTeams(cup: Cup, inputs: readonly TeamInput[], newId: () => string): CommandResult {
  let created = cup;
  for (const [index, input] of inputs.entries()) {
    const result = createTeam(created, input, newId);
    if (!result.ok) {
      const { msg, path } = result.error;
      return refused(msg, path === undefined ? `teams.${index}` : `teams.${index}.${path}`);
    }
    created = result.value;
  }
  return done(created, { kind: 'teams-created', name: inputs[0]?.name ?? null });
}

/** Gives a team another name and replaces the list of its players. */
export function updateTeam(cup: Cup, input: TeamInput, newId: () => string): CommandResult {
  const team = cup.teams.find(({ teamId }) => teamId === input.teamId);
  if (!team) return refused('team_not_found', 'teamId');
  const { categoryId = team.categoryId } = input;
  const moved = categoryId === undefined ? team : { ...team, categoryId };
  const problem =
    findContact(input.name, team.name, 'name') ??
    findNameProblem(NAMES, cup.teams, { ...moved, name: input.name });
  if (problem) return problem;
  const players = listPlayers(team.players, input.players, newId);
  if (!players.ok) return players;
  const updated = { ...moved, name: input.name, players: players.value };
  const { name } = team;
  const after = { ...cup, teams: cup.teams.map((other) => (other === team ? updated : other)) };
  const left = moved === team ? null : findBrokenByMove(cup, after);
  if (left) return left;
  return done(
    bindEarlyTexts(cup, after),
    input.name === name ? { kind: 'team-changed', name } : { kind: 'team-renamed', name, to: input.name },
  );
}

/** What an administrator records about a team's points. A missing field stays as it is, null removes it. */
export interface TeamPointsInput extends Pick<Team, 'pointsByDecision' | 'conduct'> {
  readonly teamId: string;
}

/** Records points by decision and typed points for conduct. The latter are refused where the tournament counts cards. */
export function recordTeamPoints(cup: Cup, { teamId, ...input }: TeamPointsInput): CommandResult {
  const team = cup.teams.find((candidate) => candidate.teamId === teamId);
  if (!team) return refused('team_not_found', 'teamId');
  const { pointsByDecision = team.pointsByDecision, conduct = team.conduct } = input;
  const isTyped = typeof input.conduct === 'number';
  if (
    isTyped &&
    tableRulesOf(tournamentOfCategory(cup.tournament, categoryIdOf(team))).conduct.kind !== 'typed'
  ) {
    return refused('conduct_is_counted_from_cards', 'conduct');
  }
  const teams = cup.teams.map((other) => (other === team ? { ...team, pointsByDecision, conduct } : other));
  return done({ ...cup, teams }, { kind: 'team-points-recorded', name: team.name });
}

/** A player in a list that an administrator sends. A new player has no id yet. @internal */
export interface ListedPlayer extends PlayerFields {
  readonly playerId?: string;
  readonly name: string;
}

function findPlayerNameProblem(name: string, present: string | undefined, path: string): Refusal | null {
  return findUnreadableText(name, path, present) ?? findContact(name, present, path);
}

/**
 * Replaces a team's players by a list. A player on the list keeps their id, a player without one gets one from `newId`. Two players may
 * have one name, as two people may.
 * @internal
 */
export function listPlayers(
  present: readonly Player[],
  listed: readonly ListedPlayer[],
  newId: () => string,
): Result<readonly Player[]> {
  const known = new Map(present.map(({ playerId, name }) => [playerId, name]));
  const seen = new Set<string>();
  for (const [index, { playerId, name }] of listed.entries()) {
    const problem = findPlayerNameProblem(name, known.get(playerId ?? ''), `players.${index}.name`);
    if (problem) return problem;
    if (playerId === undefined) continue;
    const path = `players.${index}.playerId`;
    if (!known.has(playerId)) return refused('player_not_found', path);
    if (seen.has(playerId)) return refused('player_listed_twice', path);
    seen.add(playerId);
  }
  const players = listed.map(({ playerId = newId(), ...fields }) => ({ playerId, ...fields }));
  return findSharedFields(listed) ?? allowed(players);
}

function isIn(match: Match, teamId: string): boolean {
  return match.local.teamId === teamId || match.visitor.teamId === teamId;
}

function hasPlayed(match: Match, teamId: string): boolean {
  if (!hasBegun(match)) return false;
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

function leaveSide(side: Side, teamId: string): Side {
  return side.teamId === teamId ? { ...side, teamId: null } : side;
}

function leaveSides(match: Match, teamId: string): Match {
  if (!isIn(match, teamId)) return match;
  return { ...match, ...mapSides(match, (side) => leaveSide(side, teamId)) };
}

/**
 * Deletes a team that has not played, with its matches in groups; its knockout matches stay and have 'NO TEAM' on its side.
 */
export function deleteTeam(cup: Cup, teamId: string): CommandResult {
  const team = cup.teams.find((candidate) => candidate.teamId === teamId);
  if (!team) return refused('team_not_found', 'teamId');
  if (cup.matches.some((match) => hasPlayed(match, teamId))) return refused('team_has_played_matches');
  const matches = cup.matches
    .filter((match) => match.groupId === null || !isIn(match, teamId))
    .map((match) => leaveSides(match, teamId));
  const teams = cup.teams.filter((other) => other !== team);
  const left = dropLostReferences(cup, { ...leaveGroup(cup, teamId, null), teams, matches });
  return done(left, { kind: 'team-deleted', name: team.name });
}

/** Whether a match keeps its team in the group: it has begun, or, where the team's results are annulled, is being played. */
export function keepsInGroup(match: Match, team: Team | undefined): boolean {
  return team?.withdrawn?.results === 'annulled' ? match.state === 'live' : hasBegun(match);
}

/**
 * Takes a team out of a group in which it has not played, with its matches there. A team whose results are annulled may leave all the same,
 * because what it played counts nowhere, but not while it plays.
 */
export function removeTeamFromGroup(cup: Cup, groupId: string, teamId: string): CommandResult {
  const group = cup.groups.find((candidate) => candidate.groupId === groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (!group.teamIds.includes(teamId)) return refused('team_not_in_group', 'teamId');
  const itsMatches = cup.matches.filter((match) => match.groupId === groupId && isIn(match, teamId));
  const team = cup.teams.find((candidate) => candidate.teamId === teamId);
  if (itsMatches.some((match) => keepsInGroup(match, team))) return refused('team_has_played_matches');
  const matches = cup.matches.filter((match) => !itsMatches.includes(match));
  const left = dropLostReferences(cup, { ...leaveGroup(cup, teamId, groupId), matches });
  return done(left, { kind: 'group-teams-removed', name: team?.name ?? null, to: group.name });
}
