import { openPlaceOf } from '@futsal-cup/domain/bracket/open-places';
import { acrossRulesOf } from '@futsal-cup/domain/standings/across-rules';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { Match } from './cup';
import { ACROSS_GROUPS, type CupWithPlaces, type LevelGroup } from './level-group';

/**
 * Returns the group that leaves a side of the match open although all earlier matches are played: teams share the place that the side
 * refers to, or pairs have still to meet.
 */
export function groupOfLevelTeams(cup: CupWithPlaces, match: Match): LevelGroup | undefined {
  const { Stages } = cup;
  const across = acrossRulesOf(cup);
  for (const side of SIDES) {
    const { team, source } = match[side];
    const open = team ? null : openPlaceOf(source, Stages, across);
    if (open?.kind === 'across-groups') return ACROSS_GROUPS;
    if (!open) continue;
    return Stages.flatMap(({ groups }) => groups).find(({ groupId }) => groupId === open.groupId);
  }
  return undefined;
}
