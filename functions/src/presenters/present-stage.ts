import { placeOfCategory } from '@futsal-cup/domain/cup/categories';
import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { describeSource } from '@futsal-cup/domain/bracket/source-words';
import { decidedBy } from '@futsal-cup/domain/standings/decided-by';
import { ENGLISH_REASONS } from '@futsal-cup/domain/standings/english-reasons';
import type { GroupView, StageView, StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Group, Stage } from '@futsal-cup/domain/cup/records';
import type { Stored } from '../storage/stored';
import { membersOf, type ViewContext } from './view-context';
import { presentMatches } from './present-match';
import { byName, presentTeamName } from './present-team';

function presentStandings({ resolved, teams }: ViewContext, groupId: string): StandingsRowView[] {
  const rows = resolved.tables.get(groupId) ?? [];
  const nameOf = (teamId: string) => teams.get(teamId)?.name ?? '';
  return rows.map(({ position, teamId, reasons, ...figures }) => ({
    position,
    teamId,
    name: nameOf(teamId),
    ...figures,
    withdrawn: teams.get(teamId)?.withdrawn,
    reasons,
    decidedBy: decidedBy({ teamId, reasons }, nameOf, ENGLISH_REASONS),
  }));
}

function presentPlaces({ resolved, names }: ViewContext, { groupId, places }: Group): GroupView['places'] {
  if (!places || places.length === 0) return undefined;
  const teams = resolved.places.get(groupId);
  return places.map((source, index) => ({
    source,
    placeholder: describeSource(source, names, ENGLISH_SOURCE_WORDS) ?? '',
    teamId: teams?.[index] ?? null,
  }));
}

export function presentGroup(context: ViewContext, group: Stored<Group>): GroupView {
  const { groupId, name, stageId, lots, decision, rounds, updatedAt } = group;
  const teamIds = membersOf(context, group);
  const members = context.cup.teams.filter(({ teamId }) => teamIds.includes(teamId));
  return {
    groupId,
    name,
    stageId,
    Teams: members.map(presentTeamName).sort(byName),
    lots,
    decision,
    rounds,
    standings: presentStandings(context, groupId),
    missing: context.resolved.missing.get(groupId),
    places: presentPlaces(context, group),
    placedTwice: context.resolved.placedTwice.get(groupId),
    updatedAt,
  };
}

export function presentStage(context: ViewContext, stage: Stored<Stage>): StageView {
  const { stageId, name, type, order, decisions, matchRules, wipesCautions, categoryId, updatedAt } = stage;
  const { groups, matches } = context.cup;
  return {
    stageId,
    name,
    names: context.stageNames.get(stageId),
    type,
    order,
    decisions,
    ...(matchRules && { matchRules }),
    ...(wipesCautions && { wipesCautions }),
    ...(categoryId && { categoryId }),
    groups: groups
      .filter((group) => group.stageId === stageId)
      .map((group) => presentGroup(context, group))
      .sort(byName),
    Matches: presentMatches(
      context,
      matches.filter((match) => match.stageId === stageId),
    ),
    updatedAt,
  };
}

/** Presents the stages in the order of their categories, and in each in their own. */
export function presentStages(context: ViewContext): StageView[] {
  const { tournament, stages } = context.cup;
  return stages
    .map((stage) => presentStage(context, stage))
    .sort((a, b) => placeOfCategory(tournament, a) - placeOfCategory(tournament, b) || a.order - b.order);
}
