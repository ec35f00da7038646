import { type PlaceholderSource, SIDES } from '../cup/sides';
import type { AcrossGroupsRules } from '../cup/table-rules';
import { countedSize, isCutShared, isPlaceShared } from '../standings/shared-place';
import {
  isGroupComplete,
  type ResolvedGroup,
  type ResolvedMatch,
  type ResolvedStage,
} from './resolved-stages';

/**
 * What keeps a placeholder open although the matches of its groups are over: pairs that have still to meet, the level teams of a group, or those
 * on a place of several groups.
 */
export type OpenPlace =
  | { readonly kind: 'in-group'; readonly stageId: string; readonly groupId: string; readonly place: number }
  | { readonly kind: 'missing-pairs'; readonly stageId: string; readonly groupId: string }
  | { readonly kind: 'across-groups'; readonly stageId: string; readonly place: number };

type Stages = readonly ResolvedStage<ResolvedMatch>[];

function isComplete({ Matches }: ResolvedStage<ResolvedMatch>, group: ResolvedGroup): boolean {
  return isGroupComplete(
    group,
    Matches.filter(({ groupId }) => groupId === group.groupId),
  );
}

/** The place that level teams share: the one that is asked for, or the cut above the teams against whom no result counts. */
function levelPlaceIn({ standings }: ResolvedGroup, place: number, cut: number | null): number | null {
  if (isPlaceShared(standings, place)) return place;
  return cut !== null && isCutShared(standings, cut) ? cut : null;
}

/** How many of the teams on a place have got a slot, or are left to a side that names their rank. */
function countTaken(
  stages: Stages,
  { stageId, place }: Extract<PlaceholderSource, { kind: 'allotted-of-place' }>,
): number {
  const sides = stages.flatMap(({ Matches }) => Matches).flatMap((match) => SIDES.map((side) => match[side]));
  const taken = sides.filter(
    ({ team, source }) =>
      source &&
      'stageId' in source &&
      source.stageId === stageId &&
      source.place === place &&
      (team || 'rank' in source),
  );
  // In a group of places, a place has several matches.
  return new Set(taken.map(({ source }) => JSON.stringify(source))).size;
}

function levelForBest(
  stage: ResolvedStage<ResolvedMatch>,
  { place, rank }: { readonly place: number; readonly rank: number },
  across: AcrossGroupsRules,
): OpenPlace | null {
  const { stageId } = stage;
  const groups = stage.groups.filter(({ standings }) => standings.length >= place);
  const incomplete = stage.groups.find(({ missing = [] }) => missing.length > 0);
  if (incomplete) return { kind: 'missing-pairs', stageId, groupId: incomplete.groupId };
  // The results against the last teams of a group may not count. If teams are level there, it is open which results those are.
  const sizes = groups.map(({ standings }) => standings.length);
  const cut = countedSize(sizes, place, across);
  for (const group of groups) {
    const level = levelPlaceIn(group, place, cut);
    if (level !== null && isComplete(stage, group)) {
      return { kind: 'in-group', stageId, groupId: group.groupId, place: level };
    }
  }
  const isPlayed = stage.groups.every((group) => isComplete(stage, group));
  return isPlayed && groups.length >= rank ? { kind: 'across-groups', stageId, place } : null;
}

/**
 * What has to be decided before a placeholder without a team can name one; null where it waits for matches, or for nothing.
 *
 * @param across - How the rules of the tournament compare teams of different groups.
 */
export function openPlaceOf(
  source: PlaceholderSource | null,
  stages: Stages,
  across: AcrossGroupsRules,
): OpenPlace | null {
  if (source && 'stageId' in source) {
    const stage = stages.find(({ stageId }) => stageId === source.stageId);
    const rank = 'rank' in source ? source.rank : countTaken(stages, source) + 1;
    return stage ? levelForBest(stage, { place: source.place, rank }, across) : null;
  }
  if (source?.kind !== 'group-place') return null;
  const { groupId, place } = source;
  for (const stage of stages) {
    const group = stage.groups.find((each) => each.groupId === groupId);
    if (!group) continue;
    if (group.missing?.length) return { kind: 'missing-pairs', stageId: stage.stageId, groupId };
    const isOpen = isPlaceShared(group.standings, place) && isComplete(stage, group);
    return isOpen ? { kind: 'in-group', stageId: stage.stageId, groupId, place } : null;
  }
  return null;
}
