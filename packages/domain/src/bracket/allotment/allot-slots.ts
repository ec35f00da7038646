import type { Cup, Group } from '../../cup/records';
import { OTHER_SIDE, type PlaceholderSource, type Side, SIDES } from '../../cup/sides';
import { onlyTeamAt } from '../../standings/rows';
import { openSourcesOf } from '../references';
import { firstAssignment } from './first-assignment';
import { type GroupTable, rankingOf } from '../group-tables';
import { sharedRanks, slotsOf } from './shared-ranks';

type Slot = Extract<PlaceholderSource, { kind: 'allotted-of-place' }>;
type PlaceOfSlot = Pick<Slot, 'stageId' | 'place'>;
type Rank = Extract<PlaceholderSource, { kind: 'best-of-place' }>;

/** A group with all its teams: those that were chosen, and those that its places have. */
type Members = Pick<Group, 'groupId' | 'teamIds'>;

/** The rank that each slot of a place gets, by slot. A slot whose rank is not certain yet is left out. */
export type Allotment = ReadonlyMap<number, Rank>;

function membersOf(cup: Cup, tables: ReadonlyMap<string, GroupTable>, stageId: string): Members[] {
  return cup.groups
    .filter((group) => group.stageId === stageId)
    .map(({ groupId, teamIds }) => {
      const ofTable = tables.get(groupId)?.teams.map((team) => team.teamId) ?? [];
      return { groupId, teamIds: [...teamIds, ...ofTable] };
    });
}

/** The group from which a side comes: the one whose place it is, or the one of its team. Undefined where there is none. */
function groupOfSide({ teamId, source }: Side, groups: readonly Members[]): Members | undefined {
  return groups.find((group) =>
    teamId === null
      ? source?.kind === 'group-place' && source.groupId === group.groupId
      : group.teamIds.includes(teamId),
  );
}

/** The groups that each slot of a place meets at once, by slot. */
function groupsMetBy(
  { matches }: Cup,
  { stageId, place }: PlaceOfSlot,
  groups: readonly Members[],
): ReadonlyMap<number, readonly (Members | undefined)[]> {
  const met = new Map<number, (Members | undefined)[]>();
  for (const match of matches) {
    for (const side of SIDES) {
      const { teamId, source } = match[side];
      if (teamId !== null || source?.kind !== 'allotted-of-place') continue;
      if (source.stageId !== stageId || source.place !== place) continue;
      const opponent = groupOfSide(match[OTHER_SIDE[side]], groups);
      met.set(source.slot, [...(met.get(source.slot) ?? []), opponent]);
    }
  }
  return met;
}

/**
 * Allots the best teams on a place of a stage's groups to the slots of that place: the first assignment in the order of slots and ranks in
 * which no slot meets the team of its own group at once, where the other side is a place of a group or a team that was chosen. Where there is
 * none, it is the first one with the fewest such matches. Nothing is allotted before every group of the stage is complete and no team shares
 * one of the ranks (docs/decisions/0098-allotted-of-place.md).
 */
export function allotSlots(
  cup: Cup,
  tables: ReadonlyMap<string, GroupTable>,
  { stageId, place }: PlaceOfSlot,
): Allotment {
  const ranking = rankingOf(cup, tables, { stageId, place });
  if (!ranking) return new Map();
  const sources = openSourcesOf(cup);
  const ranks = sharedRanks(sources, { stageId, place });
  const teams = ranks.map((rank) => onlyTeamAt(ranking, rank));
  if (ranks.some((rank, index) => rank <= ranking.length && teams[index] === null)) return new Map();
  const groups = membersOf(cup, tables, stageId);
  const groupsMet = groupsMetBy(cup, { stageId, place }, groups);
  const slots = slotsOf(sources, { stageId, place });
  const assignment = firstAssignment(slots.length, (slot, rank) => {
    const group = groups.find(({ teamIds }) => teamIds.includes(teams[rank] ?? ''));
    return group !== undefined && groupsMet.get(slots[slot] ?? 0)?.includes(group) === true;
  });
  return new Map(
    slots.map((slot, index) => {
      const rank = ranks[assignment[index] ?? 0] ?? 0;
      return [slot, { kind: 'best-of-place', stageId, place, rank }];
    }),
  );
}
