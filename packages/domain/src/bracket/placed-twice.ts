import type { Cup } from '../cup/records';
import { groupsOfPlaces } from './references';

/**
 * The teams that have several places in the groups of a stage, by the ids of these groups. No rule lets anybody enter that, but a corrected
 * result may bring it about.
 *
 * @param teamsOfPlaces - The team of each place of the groups that take places; null while it is not known.
 */
export function findPlacedTwice(
  { groups }: Pick<Cup, 'groups'>,
  teamsOfPlaces: ReadonlyMap<string, readonly (string | null)[]>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const stageId of new Set(groupsOfPlaces(groups).map((group) => group.stageId))) {
    const firstGroup = new Map<string, string>();
    for (const { groupId, teamIds } of groups.filter((group) => group.stageId === stageId)) {
      const ofPlaces = (teamsOfPlaces.get(groupId) ?? []).filter((teamId) => teamId !== null);
      for (const teamId of [...teamIds, ...ofPlaces]) {
        const before = firstGroup.get(teamId);
        if (before === undefined) firstGroup.set(teamId, groupId);
        else for (const id of [before, groupId]) found.set(id, (found.get(id) ?? new Set()).add(teamId));
      }
    }
  }
  return new Map([...found].map(([groupId, teamIds]) => [groupId, [...teamIds].sort()]));
}
