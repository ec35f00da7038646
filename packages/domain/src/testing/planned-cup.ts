import type { Cup, Match, Stage } from '../cup/records';
import { SIDES } from '../cup/sides';
import type { PlanSettings } from '../plan/settings';

/** A cup before and after a plan was applied. */
export interface PlannedCup {
  readonly before: Cup;
  readonly after: Cup;
  readonly settings: PlanSettings;
  /** The team that referees a match, by match id. */
  readonly referees: ReadonlyMap<string, string>;
}

export function minute({ date, time }: { readonly date: string; readonly time: string }): number {
  return Date.parse(`${date}T${time}:00Z`) / 60_000;
}

export function atMinute(start: number): { readonly date: string; readonly time: string } {
  const iso = new Date(start * 60_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

export function teamsOf({ local, visitor }: Match): string[] {
  return [local.teamId, visitor.teamId].filter((team) => team !== null);
}

/** Who plays in a match: its teams, and in a group of places the places, which stand for the teams that come from them. */
export function playersOf(match: Match): string[] {
  return SIDES.flatMap((side) => {
    const { teamId, source } = match[side];
    if (teamId !== null) return [teamId];
    return match.groupId !== null && source ? [JSON.stringify(source)] : [];
  });
}

/** The stages of groups, in the order of play. */
export function groupStages({ stages }: Cup): readonly Stage[] {
  return stages.filter(({ type }) => type === 'group').sort((a, b) => a.order - b.order);
}

/** The phase of a match: each stage of groups is one, in the order of play, and all brackets are the last one. */
export function phaseOf(cup: Cup, match: Match): number {
  const stages = groupStages(cup);
  return match.groupId === null
    ? stages.length
    : stages.findIndex(({ stageId }) => stageId === match.stageId);
}

export function isPlayed({ local }: Match): boolean {
  return local.goals !== null;
}

export function stageName(cup: Cup, match: Match): string {
  return cup.stages.find(({ stageId }) => stageId === match.stageId)?.name ?? '';
}

/** Each two of the items, once. */
export function* pairsOf<Item>(items: readonly Item[]): Generator<readonly [Item, Item]> {
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) yield [one, other];
  }
}
