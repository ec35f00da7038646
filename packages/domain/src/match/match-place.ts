import type { Cup } from '../cup/cup';
import { refused, type Refusal } from '../cup/ruling';
import type { Group } from '../group/group';
import type { SideWish } from './sides';

interface PlaceWish {
  readonly stageId: string;
  readonly groupId: string | null;
  readonly local: SideWish;
  readonly visitor: SideWish;
}

function findStranger(cup: Cup, group: Group, { local, visitor }: PlaceWish): Refusal | null {
  for (const [field, side] of Object.entries({ localTeamId: local, visitorTeamId: visitor })) {
    if (side.kind !== 'team') continue;
    if (!cup.teams.some(({ teamId }) => teamId === side.teamId)) return refused('team_not_found', field);
    if (!group.teamIds.includes(side.teamId)) return refused('team_not_in_group', field);
  }
  return null;
}

/** Why a match may not be where it is wanted, or null: a stage of its kind, and a group that both known teams are in. */
export function findPlaceProblem(cup: Cup, wish: PlaceWish): Refusal | null {
  const stage = cup.stages.find(({ stageId }) => stageId === wish.stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  if (wish.groupId === null) {
    return stage.type === 'knockout' ? null : refused('stage_is_not_a_knockout_stage', 'stageId');
  }
  if (stage.type !== 'group') return refused('stage_is_not_a_group_stage', 'stageId');
  const group = cup.groups.find(({ groupId }) => groupId === wish.groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (group.stageId !== wish.stageId) return refused('group_not_in_stage', 'groupId');
  return findStranger(cup, group, wish);
}
