import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Stage } from '../../../shelf/cup/cup';
import { findLevelTeams, type LevelTeams } from './level-teams';

/** Holds the form for the order of the lots as it was opened; loading the cup again does not change it. */
export interface OpenedLots {
  readonly group: GroupView;
  readonly levels: readonly LevelTeams[];
  /** The level teams in the order that the person has chosen. */
  readonly order: readonly LevelTeams[];
}

export function openLots(group: GroupView, stage: Stage): OpenedLots {
  const levels = findLevelTeams(group, stage);
  return { group, levels, order: levels };
}

export function isOrderChanged({ levels, order }: OpenedLots): boolean {
  const teamIdsOf = (all: readonly LevelTeams[]) => all.flatMap(({ teamIds }) => teamIds);
  const before = teamIdsOf(levels);
  return teamIdsOf(order).some((teamId, index) => teamId !== before[index]);
}

/** Returns the order to save. It includes earlier lots of other teams. */
export function lotsOf({ group, order }: OpenedLots): readonly string[] {
  const teamIds = order.flatMap((level) => level.teamIds);
  return [...group.lots.filter((teamId) => !teamIds.includes(teamId)), ...teamIds];
}

/** Tells whether the same teams are still level, in any order of the table. */
export function areStillLevel({ levels }: OpenedLots, group: GroupView, stage: Stage): boolean {
  const inWords = (all: readonly LevelTeams[]) =>
    JSON.stringify(all.map(({ from, teamIds }) => [from, teamIds.toSorted()]));
  return inWords(levels) === inWords(findLevelTeams(group, stage));
}
