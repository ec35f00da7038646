import type { GroupView, TeamNameView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Stage } from '../../shelf/cup/cup';

/** What a dialog is about: a group, in the stage that it belongs to. */
export interface GroupOfStage {
  readonly stage: Stage;
  readonly group: GroupView;
}

export interface TeamOfGroup extends GroupOfStage {
  readonly team: TeamNameView;
}

/** The group as it is in the cup now; null where it is gone. */
export function findGroup({ Stages }: Cup, chosen: GroupOfStage): GroupOfStage | null {
  const stage = Stages.find(({ stageId }) => stageId === chosen.stage.stageId);
  const group = stage?.groups.find(({ groupId }) => groupId === chosen.group.groupId);
  return stage && group ? { stage, group } : null;
}

/** The team as it is in its group now; null where it has left that. */
export function findTeam(cup: Cup, chosen: TeamOfGroup): TeamOfGroup | null {
  const found = findGroup(cup, chosen);
  const team = found?.group.Teams.find(({ teamId }) => teamId === chosen.team.teamId);
  return found && team ? { ...found, team } : null;
}
