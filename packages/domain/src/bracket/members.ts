import type { Cup } from '../cup/records';
import { groupsOfPlaces } from './references';
import { resolveCup } from './resolve-cup';

/** The ids of the teams of each group, by group id: those that were chosen, then those that the places of the group have by now. */
export function membersOfGroups(cup: Cup): ReadonlyMap<string, readonly string[]> {
  const hasPlaces = groupsOfPlaces(cup.groups).length > 0;
  const places = hasPlaces ? resolveCup(cup).places : new Map<string, readonly (string | null)[]>();
  return new Map(
    cup.groups.map(({ groupId, teamIds }) => {
      const ofPlaces = places.get(groupId)?.filter((teamId) => teamId !== null) ?? [];
      return [groupId, [...new Set([...teamIds, ...ofPlaces])]];
    }),
  );
}

/** The teams of all groups of a stage, those of their places too. */
export function membersOfStage(cup: Cup, stageId: string): readonly string[] {
  const membersOf = membersOfGroups(cup);
  const ofStage = cup.groups.filter((group) => group.stageId === stageId);
  return ofStage.flatMap(({ groupId }) => membersOf.get(groupId) ?? []);
}
