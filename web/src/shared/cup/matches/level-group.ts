import { isPlaceShared } from '@futsal-cup/domain/bracket/shared-place';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { SIDES, type PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Match, Stage } from '../cup';

function isComplete({ Matches }: Stage, { groupId }: GroupView): boolean {
  const ofGroup = Matches.filter((match) => match.groupId === groupId);
  return ofGroup.length > 0 && ofGroup.every(hasScore);
}

function isPlaceOf(source: PlaceholderSource, { groupId, stageId }: GroupView): boolean {
  if (source.kind === 'group-place') return source.groupId === groupId;
  return source.kind === 'best-of-place' && source.stageId === stageId;
}

function levelGroupOf(source: PlaceholderSource | null, stages: readonly Stage[]): GroupView | undefined {
  if (source?.kind !== 'group-place' && source?.kind !== 'best-of-place') return undefined;
  for (const stage of stages) {
    const found = stage.groups.find(
      (group) =>
        isPlaceOf(source, group) && isPlaceShared(group.standings, source.place) && isComplete(stage, group),
    );
    if (found) return found;
  }
  return undefined;
}

/** The group that keeps a side of the match open though all of it is played: level teams share the place that is named. */
export function groupOfLevelTeams({ Stages }: Pick<Cup, 'Stages'>, match: Match): GroupView | undefined {
  for (const side of SIDES) {
    const { team, source } = match[side];
    const group = team ? undefined : levelGroupOf(source, Stages);
    if (group) return group;
  }
  return undefined;
}
