import type { Cup, Group } from '../../cup/records';
import { OTHER_SIDE, type PlaceholderSource, type Side, SIDES } from '../../cup/sides';
import { onlyTeamAt } from '../../standings/rows';
import { firstAssignment } from './first-assignment';
import { type GroupTable, rankingOf } from '../group-tables';
import { sharedRanks } from './shared-ranks';

type Slot = Extract<PlaceholderSource, { kind: 'allotted-of-place' }>;
type Rank = Extract<PlaceholderSource, { kind: 'best-of-place' }>;

/** A side that has no chosen team, and the one that it meets. */
interface OpenSide {
  readonly source: PlaceholderSource | null;
  readonly opponent: Side;
}

/** The rank that each slot gets, by `keyOf` the slot. A slot whose rank is not certain yet is left out. */
type Allotment = ReadonlyMap<string, Rank>;

function keyOf({ stageId, place, slot }: Slot): string {
  return JSON.stringify([stageId, place, slot]);
}

function isSlot({ source }: OpenSide): boolean {
  return source?.kind === 'allotted-of-place';
}

/** The group from which a side comes: the one whose place it is, or the one of its team. Undefined where there is none. */
function groupOfSide({ teamId, source }: Side, groups: readonly Group[]): Group | undefined {
  return groups.find((group) =>
    teamId === null
      ? source?.kind === 'group-place' && source.groupId === group.groupId
      : group.teamIds.includes(teamId),
  );
}

function allotPlace(
  cup: Cup,
  ranking: ReturnType<typeof rankingOf>,
  { stageId, place }: Slot,
  sides: readonly OpenSide[],
): readonly (readonly [string, Rank])[] {
  if (!ranking) return [];
  const ranks = sharedRanks(
    sides.map(({ source }) => source),
    { stageId, place },
  );
  const teams = ranks.map((rank) => onlyTeamAt(ranking, rank));
  if (ranks.some((rank, index) => rank <= ranking.length && teams[index] === null)) return [];
  const groups = cup.groups.filter((group) => group.stageId === stageId);
  const groupsMet = new Map<number, (Group | undefined)[]>();
  for (const { source, opponent } of sides) {
    if (source?.kind !== 'allotted-of-place' || source.stageId !== stageId || source.place !== place)
      continue;
    groupsMet.set(source.slot, [...(groupsMet.get(source.slot) ?? []), groupOfSide(opponent, groups)]);
  }
  const slots = [...groupsMet.keys()].sort((a, b) => a - b);
  const assignment = firstAssignment(slots.length, (slot, rank) => {
    const group = groups.find(({ teamIds }) => teamIds.includes(teams[rank] ?? ''));
    return group !== undefined && groupsMet.get(slots[slot] ?? 0)?.includes(group) === true;
  });
  return slots.map((slot, index) => {
    const rank = ranks[assignment[index] ?? 0] ?? 0;
    const key = keyOf({ kind: 'allotted-of-place', stageId, place, slot });
    return [key, { kind: 'best-of-place', stageId, place, rank }];
  });
}

/**
 * Allots the best teams on a place of a stage's groups to the slots of that place: the first assignment in the order of slots and ranks in
 * which no slot meets the team of its own group at once, where the other side is a place of a group or a team that was chosen. Where there is
 * none, it is the first one with the fewest such matches. Nothing is allotted before every group of the stage is complete and no team shares
 * one of the ranks (docs/decisions/0098-allotted-of-place.md).
 */
export function allotSlots(cup: Cup, tables: ReadonlyMap<string, GroupTable>): Allotment {
  const sides = cup.matches.flatMap((match) =>
    SIDES.filter((side) => match[side].teamId === null).map((side): OpenSide => ({
      source: match[side].source,
      opponent: match[OTHER_SIDE[side]],
    })),
  );
  const slots = sides.filter(isSlot).map(({ source }) => source as Slot);
  const places = new Map(slots.map((slot) => [JSON.stringify([slot.stageId, slot.place]), slot]));
  return new Map(
    [...places.values()].flatMap((slot) => allotPlace(cup, rankingOf(cup, tables, slot), slot, sides)),
  );
}

/** The rank that a slot gets; null while that is not certain. */
export function rankOfSlot(allotment: Allotment, slot: Slot): Rank | null {
  return allotment.get(keyOf(slot)) ?? null;
}
