import { isCutShared, isPlaceShared } from '@futsal-cup/domain/standings/shared-place';
import { isGroupComplete } from '@futsal-cup/domain/bracket/resolved-stages';
import { SIDES, type PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Match, Stage } from './cup';

/** The level teams belong to different groups and hold the same place in them. */
export const ACROSS_GROUPS = 'across groups';

/** The group whose level teams keep a side of a match open. */
export type LevelGroup = GroupView | typeof ACROSS_GROUPS;

function isComplete({ Matches }: Stage, group: GroupView): boolean {
  return isGroupComplete(
    group,
    Matches.filter(({ groupId }) => groupId === group.groupId),
  );
}

/**
 * Returns what leaves the ranking of a place open although all groups are played out: a tie in a group, or else a tie across the
 * groups.
 */
function levelForBest(
  stage: Stage,
  { place, rank }: Extract<PlaceholderSource, { kind: 'best-of-place' }>,
): LevelGroup | undefined {
  const groups = stage.groups.filter(({ standings }) => standings.length >= place);
  const smallest = Math.min(...groups.map(({ standings }) => standings.length));
  // In a larger group the results against its last teams do not count. If teams are level there, it is open which results those are.
  const isLevel = ({ standings }: GroupView) =>
    isPlaceShared(standings, place) || isCutShared(standings, smallest);
  const group = groups.find((each) => isLevel(each) && isComplete(stage, each));
  if (group) return group;
  const isPlayed = stage.groups.every((each) => isComplete(stage, each));
  return isPlayed && groups.length >= rank ? ACROSS_GROUPS : undefined;
}

function levelGroupOf(source: PlaceholderSource | null, stages: readonly Stage[]): LevelGroup | undefined {
  if (source?.kind === 'best-of-place') {
    const stage = stages.find(({ stageId }) => stageId === source.stageId);
    return stage && levelForBest(stage, source);
  }
  if (source?.kind !== 'group-place') return undefined;
  for (const stage of stages) {
    const group = stage.groups.find(({ groupId }) => groupId === source.groupId);
    if (group) {
      return isPlaceShared(group.standings, source.place) && isComplete(stage, group) ? group : undefined;
    }
  }
  return undefined;
}

/**
 * Returns the level teams that leave a side of the match open although all earlier matches are played: they share the place that the
 * side refers to.
 */
export function groupOfLevelTeams({ Stages }: Pick<Cup, 'Stages'>, match: Match): LevelGroup | undefined {
  for (const side of SIDES) {
    const { team, source } = match[side];
    const group = team ? undefined : levelGroupOf(source, Stages);
    if (group) return group;
  }
  return undefined;
}
