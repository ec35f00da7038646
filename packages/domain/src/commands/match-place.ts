import { FLAT_NAMES } from '../cup/flat-match';
import type { Cup, Group } from '../cup/records';
import { refused, type Refusal } from '../cup/result';
import { SIDES, type Sides } from '../cup/sides';
import type { SideInput } from './match-sides';

interface PlaceInput extends Sides<SideInput> {
  readonly stageId: string;
  readonly groupId: string | null;
}

function findTeamOutsideGroup(cup: Cup, group: Group, input: PlaceInput): Refusal | null {
  for (const side of SIDES) {
    const { team } = input[side];
    if (team.kind !== 'team') continue;
    const field = FLAT_NAMES[side].teamId;
    if (!cup.teams.some(({ teamId }) => teamId === team.teamId)) return refused('team_not_found', field);
    if (!group.teamIds.includes(team.teamId)) return refused('team_not_in_group', field);
  }
  return null;
}

/**
 * The reason why a match may not be in the stage and group of the input, or null. A knockout match needs a knockout stage. A group match
 * needs a group stage, and a group of that stage that has both teams of the match.
 */
export function findPlaceProblem(cup: Cup, input: PlaceInput): Refusal | null {
  const stage = cup.stages.find(({ stageId }) => stageId === input.stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  if (input.groupId === null) {
    return stage.type === 'knockout' ? null : refused('stage_is_not_a_knockout_stage', 'stageId');
  }
  if (stage.type !== 'group') return refused('stage_is_not_a_group_stage', 'stageId');
  const group = cup.groups.find(({ groupId }) => groupId === input.groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (group.stageId !== input.stageId) return refused('group_not_in_stage', 'groupId');
  return findTeamOutsideGroup(cup, group, input);
}
