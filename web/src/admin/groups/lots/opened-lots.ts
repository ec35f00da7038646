import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Stage } from '../../../shelf/cup/cup';
import { findLevelTeams, type LevelTeams } from './level-teams';

/** The form for the order of the lots, as it was opened: a cup that is loaded again meanwhile does not change it. */
export interface OpenedLots {
  readonly group: GroupView;
  readonly levels: readonly LevelTeams[];
  /** The same teams, in the order in which they have been put. */
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

/** The order that is saved. Lots that were recorded before for other teams are kept. */
export function lotsOf({ group, order }: OpenedLots): readonly string[] {
  const teamIds = order.flatMap((level) => level.teamIds);
  return [...group.lots.filter((teamId) => !teamIds.includes(teamId)), ...teamIds];
}

/** Whether the same teams are level still, in whichever order the table shows them. */
export function areStillLevel({ levels }: OpenedLots, group: GroupView, stage: Stage): boolean {
  const inWords = (all: readonly LevelTeams[]) =>
    JSON.stringify(all.map(({ from, teamIds }) => [from, teamIds.toSorted()]));
  return inWords(levels) === inWords(findLevelTeams(group, stage));
}
