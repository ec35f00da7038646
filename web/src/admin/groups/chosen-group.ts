import type { GroupView, TeamNameView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Stage } from '../../shelf/cup/cup';

/** Names the group of a dialog and the stage of the group. */
export interface GroupOfStage {
  readonly stage: Stage;
  readonly group: GroupView;
}

export interface TeamOfGroup extends GroupOfStage {
  readonly team: TeamNameView;
}

/** Names a place that a group takes, by its index. */
export interface PlaceOfGroup extends GroupOfStage {
  readonly place: number;
}

/** Returns the group from the current cup, or null where it is gone. */
export function findGroup({ Stages }: Cup, chosen: GroupOfStage): GroupOfStage | null {
  const stage = Stages.find(({ stageId }) => stageId === chosen.stage.stageId);
  const group = stage?.groups.find(({ groupId }) => groupId === chosen.group.groupId);
  return stage && group ? { stage, group } : null;
}

/** Returns the team from its group in the current cup, or null where it has left the group. */
export function findTeam(cup: Cup, chosen: TeamOfGroup): TeamOfGroup | null {
  const found = findGroup(cup, chosen);
  const team = found?.group.Teams.find(({ teamId }) => teamId === chosen.team.teamId);
  return found && team ? { ...found, team } : null;
}

/** Returns the place from its group in the current cup, or null where the group has another one there. */
export function findPlace(cup: Cup, chosen: PlaceOfGroup): PlaceOfGroup | null {
  const found = findGroup(cup, chosen);
  const wordsIn = ({ places = [] }: GroupView) => places[chosen.place]?.placeholder;
  const isThere = found && wordsIn(found.group) === wordsIn(chosen.group);
  return isThere ? { ...found, place: chosen.place } : null;
}
