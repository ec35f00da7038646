import { earlierGroupStages, isPlaceInWords } from '../bracket/bind-placeholder';
import { membersOfGroups } from '../bracket/members';
import type { Cup, Group, Match, Stage } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { mapSides, SIDES, type Sides } from '../cup/sides';
import { findNoRoom } from '../rules/room';
import { GROUP_LOOK, TYPED_PAIRING } from '../rules/unique';
import { bindEarlyTexts } from './bind-early-texts';
import { type CommandResult, done } from './cup-event';
import { addTeamsToGroup, createGroup } from './groups';
import { bindOccupant, type SideInput } from './match-sides';
import { draftNewMatch } from './matches';
import { createTeam } from './teams';

/** A match as a list names it: its sides and its group by their names. */
export interface NamedMatch extends Sides<string>, Pick<Match, 'date' | 'time' | 'location'> {
  readonly group?: string | undefined;
}

/** The name of the only group of a stage whose list names none. */
const ONLY_GROUP = 'A';

/** Says of a refusal which match of the list it is about; the fields of a stored side are one in a list. */
function at({ error: { msg, path } }: Refusal, index: number): Refusal {
  const field = path?.replace(/^(local|visitor)Team.*/, '$1');
  return refused(msg, field === undefined ? `matches.${index}` : `matches.${index}.${field}`);
}

/** Says of a refusal of a team or a group, which has fields of its own, which field of a listed match names it. */
function inField<Value>(result: Result<Value>, field: keyof NamedMatch): Result<Value> {
  return result.ok ? result : refused(result.error.msg, field);
}

/** A cup in which a name stands for something: in a group stage a name that means nothing is that of a new team, unless it can be but a place. */
function withTeam(
  cup: Cup,
  { stageId, type, categoryId }: Stage,
  name: string,
  newId: () => string,
): Result<Cup> {
  const { teamId, source } = bindOccupant(cup, stageId, name);
  if (type === 'knockout' || teamId !== null || source !== null) return allowed(cup);
  const isLater = earlierGroupStages(cup, stageId).length > 0;
  if (isPlaceInWords(name, isLater)) return refused('place_is_not_in_the_group');
  return createTeam(cup, { teamId: newId(), name, players: [], categoryId }, newId);
}

/** The side that a name stands for. A team is chosen, so that one that a place has brought into its group stands there by this place. */
function sideNamed(cup: Cup, stageId: string, text: string): SideInput {
  const { teamId } = bindOccupant(cup, stageId, text);
  return { team: teamId === null ? { kind: 'placeholder', text } : { kind: 'team', teamId } };
}

/**
 * Finds the group that a match names, else that in which one of its teams is, else the only one. One that is not there is made, and teams of the
 * match join it, unless its places have brought them (`placed`).
 */
function withGroup(
  cup: Cup,
  { stageId, type }: Stage,
  match: NamedMatch,
  placed: ReadonlyMap<string, readonly string[]>,
  newId: () => string,
): Result<{ readonly cup: Cup; readonly groupId: string | null }> {
  if (type === 'knockout') return allowed({ cup, groupId: null });
  const groups = cup.groups.filter((group) => group.stageId === stageId);
  const teams = SIDES.flatMap((side) => {
    const { teamId } = bindOccupant(cup, stageId, match[side]);
    return teamId === null ? [] : { side, teamId };
  });
  const has = ({ groupId, teamIds: chosen }: Group, teamId: string) =>
    chosen.includes(teamId) || placed.get(groupId)?.includes(teamId) === true;
  const itsGroup = groups.find((group) => teams.some(({ teamId }) => has(group, teamId)));
  const only = groups.length > 1 ? undefined : (groups[0]?.name ?? ONLY_GROUP);
  const name = match.group ?? itsGroup?.name ?? only;
  if (name === undefined) return refused('please_select_a_group', 'group');
  const key = GROUP_LOOK.keyOf({ groupId: '', stageId, name });
  const known = groups.find((group) => GROUP_LOOK.keyOf(group) === key);
  const groupId = known?.groupId ?? newId();
  let after: Result<Cup> = known
    ? allowed(cup)
    : inField(createGroup(cup, { groupId, stageId, name }), 'group');
  for (const { side, teamId } of teams) {
    if (!after.ok) return after;
    if (known && has(known, teamId)) continue;
    after = inField(addTeamsToGroup(after.value, { groupId, stageId, teamIds: [teamId] }), side);
  }
  return after.ok ? allowed({ cup: after.value, groupId }) : after;
}

/**
 * Adds the matches of a list to a stage, all of them or none, by the rules of a single match; the refusal names the match by its index. In a group
 * stage the teams and groups that are not there are made; in a knockout stage a name that means nothing stays a text.
 */
export function createMatches(
  cup: Cup,
  { stageId, matches }: { readonly stageId: string; readonly matches: readonly NamedMatch[] },
  newId: () => string,
  now: number,
): CommandResult {
  const stage = cup.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  const noRoom = findNoRoom(cup, 'matches', matches.length);
  if (noRoom) return noRoom;
  // Matches without results take no team to another place.
  const placed = membersOfGroups(cup);
  let base = cup;
  const added: Match[] = [];
  const pairings = new Set(cup.matches.map(TYPED_PAIRING.keyOf));
  for (const [index, match] of matches.entries()) {
    const { date, time, location } = match;
    const local = inField(withTeam(base, stage, match.local, newId), 'local');
    const both = local.ok ? inField(withTeam(local.value, stage, match.visitor, newId), 'visitor') : local;
    const grouped = both.ok ? withGroup(both.value, stage, match, placed, newId) : both;
    if (!grouped.ok) return at(grouped, index);
    base = grouped.value.cup;
    const { groupId } = grouped.value;
    const sides = mapSides(match, (text) => sideNamed(grouped.value.cup, stageId, text));
    const input = { matchId: newId(), stageId, groupId, date, time, location, ...sides };
    const draft = draftNewMatch(base, input, now + index);
    if (!draft.ok) return at(draft, index);
    const pairing = TYPED_PAIRING.keyOf(draft.value);
    if (pairings.has(pairing)) return at(refused(TYPED_PAIRING.msg), index);
    pairings.add(pairing);
    added.push(draft.value);
  }
  const after = { ...base, matches: [...base.matches, ...added] };
  return done(bindEarlyTexts(base, after), { kind: 'matches-created', match: added[0] ?? null });
}
