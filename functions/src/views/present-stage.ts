import type { GroupView, StageView, StandingsRowView } from '@futsal-cup/domain/contracts/views';
import type { Group, Stage } from '@futsal-cup/domain/cup/records';
import type { Stored } from '../platform/stored';
import type { CupKnowledge } from './cup-knowledge';
import { presentMatches } from './present-match';
import { byName, presentTeamName } from './present-team';

function presentStandings({ resolved, teams }: CupKnowledge, groupId: string): StandingsRowView[] {
  const rows = resolved.tables.get(groupId) ?? [];
  return rows.map(({ position, teamId, ...figures }) => ({
    position,
    teamId,
    name: teams.get(teamId)?.name ?? '',
    ...figures,
  }));
}

export function presentGroup(knowledge: CupKnowledge, group: Stored<Group>): GroupView {
  const { groupId, name, stageId, lots, updatedAt } = group;
  const members = knowledge.cup.teams.filter(({ teamId }) => group.teamIds.includes(teamId));
  return {
    groupId,
    name,
    stageId,
    Teams: members.map(presentTeamName).sort(byName),
    lots,
    standings: presentStandings(knowledge, groupId),
    updatedAt,
  };
}

export function presentStage(knowledge: CupKnowledge, stage: Stored<Stage>): StageView {
  const { stageId, name, type, order, updatedAt } = stage;
  const { groups, matches } = knowledge.cup;
  return {
    stageId,
    name,
    type,
    order,
    groups: groups
      .filter((group) => group.stageId === stageId)
      .map((group) => presentGroup(knowledge, group))
      .sort(byName),
    Matches: presentMatches(
      knowledge,
      matches.filter((match) => match.stageId === stageId),
    ),
    updatedAt,
  };
}

export function presentStages(knowledge: CupKnowledge): StageView[] {
  return knowledge.cup.stages
    .map((stage) => presentStage(knowledge, stage))
    .sort((a, b) => a.order - b.order);
}
