import { isPlaceShared } from '@futsal-cup/domain/bracket/shared-place';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { SIDES, type PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Match, Stage } from '../cup';

/** Level are teams of different groups, in the ranking of those on one place. */
export const ACROSS_GROUPS = 'across groups';

/** The group whose level teams keep a side of a match open. */
export type LevelGroup = GroupView | typeof ACROSS_GROUPS;

/** As the server sees it: what was abandoned counts nowhere. */
function isComplete({ Matches }: Stage, { groupId }: GroupView): boolean {
  const ofGroup = Matches.filter((match) => match.groupId === groupId);
  return ofGroup.length > 0 && ofGroup.every((match) => hasScore(match) || match.state === 'abandoned');
}

type BestOfPlace = Extract<PlaceholderSource, { kind: 'best-of-place' }>;

/** Whether everything is played and each group has one team on the place, but nobody can be named for the rank. */
function isLevelAcross(stage: Stage, { place, rank }: BestOfPlace): boolean {
  const candidates = stage.groups.filter(({ standings }) => standings.length >= place);
  return candidates.length >= rank && stage.groups.every((group) => isComplete(stage, group));
}

function levelInGroup(stage: Stage, groups: readonly GroupView[], place: number): GroupView | undefined {
  return groups.find((group) => isPlaceShared(group.standings, place) && isComplete(stage, group));
}

function levelGroupOf(source: PlaceholderSource | null, stages: readonly Stage[]): LevelGroup | undefined {
  if (source?.kind === 'group-place') {
    const isMeant = ({ groupId }: GroupView) => groupId === source.groupId;
    const stage = stages.find(({ groups }) => groups.some(isMeant));
    return stage && levelInGroup(stage, stage.groups.filter(isMeant), source.place);
  }
  if (source?.kind !== 'best-of-place') return undefined;
  const stage = stages.find(({ stageId }) => stageId === source.stageId);
  if (!stage) return undefined;
  const group = levelInGroup(stage, stage.groups, source.place);
  return group ?? (isLevelAcross(stage, source) ? ACROSS_GROUPS : undefined);
}

/** What keeps a side of the match open though all of it is played: level teams share the place that is named. */
export function groupOfLevelTeams({ Stages }: Pick<Cup, 'Stages'>, match: Match): LevelGroup | undefined {
  for (const side of SIDES) {
    const { team, source } = match[side];
    const group = team ? undefined : levelGroupOf(source, Stages);
    if (group) return group;
  }
  return undefined;
}
