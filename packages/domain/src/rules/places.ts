import { targetOf } from '../bracket/references';
import { areOfOneCategory } from '../cup/categories';
import { FLAT_NAMES } from '../cup/flat-match';
import { hasBegun } from '../cup/outcome';
import type { Group, Match, Stage } from '../cup/records';
import { refused, type Refusal } from '../cup/result';
import { type PlaceholderSource, type Side, SIDES, type Sides } from '../cup/sides';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { type KnownRecords, placeKey } from './known-records';

/** A group and its matches have to be in a group stage, knockout matches in a knockout stage. */
export function findStageProblem(
  { stages }: KnownRecords,
  stageId: string,
  type: Stage['type'],
): Refusal | null {
  const stage = stages.get(stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  if (stage.type === type) return null;
  const isGroup = type === 'group';
  return refused(isGroup ? 'stage_is_not_a_group_stage' : 'stage_is_not_a_knockout_stage', 'stageId');
}

/** Refuses a team that is in the cup, but plays in another category than the stage. */
function findStranger(
  { teams, stages }: KnownRecords,
  stageId: string,
  teamId: string | null,
  path: string,
): Refusal | null {
  const team = teams.get(teamId ?? '');
  return !team || areOfOneCategory(team, stages.get(stageId))
    ? null
    : refused('team_of_another_category', path);
}

/** Refuses a place that is decided in another category than that of the stage which takes it. */
function findStrangePlace(
  known: KnownRecords,
  stageId: string,
  source: PlaceholderSource | null | undefined,
  path: string,
): Refusal | null {
  const { stages } = known;
  const from = source && stages.get(stageOfSource(source, known) ?? '');
  return !from || areOfOneCategory(from, stages.get(stageId))
    ? null
    : refused('place_of_another_category', path);
}

/** A member of a group has to be a team of the cup and of the category, and is listed once in the groups of a stage. `path` names the member. */
export function findMemberProblem(
  known: KnownRecords,
  { groupId, stageId }: Pick<Group, 'groupId' | 'stageId'>,
  teamId: string,
  path: string,
): Refusal | null {
  if (!known.teams.has(teamId)) return refused('team_not_found', path);
  const stranger = findStranger(known, stageId, teamId, path);
  if (stranger) return stranger;
  const groups = known.groupsOf(stageId, teamId);
  const isElsewhere = groups.length > 1 || groups.some((other) => other !== groupId);
  return isElsewhere ? refused('team_already_in_a_group', path) : null;
}

/** A list of teams names each of them once. `path` names the team at the index. */
export function findListedTwice(teamIds: readonly string[], index: number, path: string): Refusal | null {
  const isAgain = teamIds.indexOf(teamIds[index] ?? '') < index;
  return isAgain ? refused('team_listed_twice', path) : null;
}

/**
 * What is wrong with the teams whose order was decided: each is one of `members`, and listed once. The problems are in the order of the list
 * and name their teams by index (`teamIds.2`).
 */
export function findOrderProblems(teamIds: readonly string[], members: Iterable<string>): Refusal[] {
  const known = new Set(members);
  return teamIds.flatMap((teamId, index) => {
    const path = `teamIds.${index}`;
    const problem = known.has(teamId)
      ? findListedTwice(teamIds, index, path)
      : refused('team_not_in_group', path);
    return problem ?? [];
  });
}

/**
 * A place that a group takes has to be decided in an earlier stage, and no other group of the stage takes it, nor this one twice. `path` names
 * the place.
 */
export function findTakenPlaceProblem(
  known: KnownRecords,
  { groupId, stageId }: Pick<Group, 'groupId' | 'stageId'>,
  place: PlaceholderSource,
  path: string,
): Refusal | null {
  const lost = findLostSource(place, known);
  if (lost) return refused(lost, path);
  const strange = findStrangePlace(known, stageId, place, path);
  if (strange) return strange;
  const orderOf = (id: string | undefined) => known.stages.get(id ?? '')?.order ?? Infinity;
  if (orderOf(stageOfSource(place, known)) >= orderOf(stageId)) {
    return refused('place_must_be_of_an_earlier_stage', path);
  }
  const groups = known.groupsOfPlace(stageId, place);
  const isElsewhere = groups.length > 1 || groups.some((other) => other !== groupId);
  return isElsewhere ? refused('place_already_in_a_group', path) : null;
}

/** The stage in which a place is decided. */
function stageOfSource(source: PlaceholderSource, { groups, matches }: KnownRecords): string | undefined {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return matches.get(source.matchId)?.stageId;
    case 'group-place':
      return groups.get(source.groupId)?.stageId;
    case 'best-of-place':
    case 'allotted-of-place':
      return source.stageId;
  }
}

/** A stage and a group in which a match is, or would be; the team or the source is null where a side has none. */
export interface MatchPlace extends Sides<Pick<Side, 'teamId'> & Partial<Pick<Side, 'source'>>> {
  readonly stageId: string;
  readonly groupId: string | null;
}

function findOutsiders({ teams }: KnownRecords, group: Group, match: MatchPlace): Refusal[] {
  const places = new Set(group.places?.map(placeKey));
  return SIDES.flatMap((side) => {
    const { teamId, source } = match[side];
    const { [side]: names } = FLAT_NAMES;
    if (teamId === null) {
      const isTaken = !source || places.has(placeKey(source));
      return isTaken ? [] : [refused('place_is_not_in_the_group', names.source)];
    }
    if (group.teamIds.includes(teamId)) return [];
    return [refused(teams.has(teamId) ? 'team_not_in_group' : 'team_not_found', names.teamId)];
  });
}

/** The teams and places of a knockout match that are of another category than its stage. */
function findStrangers(known: KnownRecords, match: MatchPlace): Refusal[] {
  return SIDES.flatMap((side) => {
    const { teamId, source } = match[side];
    const names = FLAT_NAMES[side];
    const found = [
      findStranger(known, match.stageId, teamId, names.teamId),
      findStrangePlace(known, match.stageId, source, names.source),
    ];
    return found.filter((problem) => problem !== null);
  });
}

/**
 * The reasons why a match may not be in its stage and group. A knockout match needs a knockout stage of the category of its sides. A group match needs a group stage, and
 * a group of that stage that has both teams of the match, or takes the places from which they come.
 */
export function findPlaceProblems(known: KnownRecords, match: MatchPlace): readonly Refusal[] {
  const type = match.groupId === null ? 'knockout' : 'group';
  const problem = findStageProblem(known, match.stageId, type);
  if (problem) return [problem];
  if (match.groupId === null) return findStrangers(known, match);
  const group = known.groups.get(match.groupId);
  if (!group) return [refused('group_not_found', 'groupId')];
  if (group.stageId !== match.stageId) return [refused('group_not_in_stage', 'groupId')];
  return findOutsiders(known, group, match);
}

const LOST = { matches: 'match_not_found', groups: 'group_not_found', stages: 'stage_not_found' } as const;

function findLostSource(source: PlaceholderSource, known: KnownRecords): ErrorCode | null {
  const { part, id } = targetOf(source);
  return known[part].has(id) ? null : LOST[part];
}

/** The team of a side has to be in the cup. */
export function findLostTeam(
  { teams }: KnownRecords,
  teamId: string | null,
  side: keyof typeof FLAT_NAMES,
): Refusal | null {
  return teamId === null || teams.has(teamId) ? null : refused('team_not_found', FLAT_NAMES[side].teamId);
}

/** What a match refers to has to be in the cup: its teams, those of its score, and the sources of its placeholders. */
export function findLostReferences(known: KnownRecords, match: Match): readonly (Refusal | null)[] {
  const scored = hasBegun(match) && match.scoredTeams ? match.scoredTeams : null;
  const isScoreLost = scored !== null && SIDES.some((side) => !known.teams.has(scored[side]));
  const ofSides = SIDES.flatMap((side) => {
    const { teamId, source } = match[side];
    const lost = source && findLostSource(source, known);
    return [findLostTeam(known, teamId, side), lost ? refused(lost, FLAT_NAMES[side].source) : null];
  });
  return [...ofSides, isScoreLost ? refused('team_not_found', 'scoredTeams') : null];
}
