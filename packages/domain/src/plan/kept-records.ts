import type { Cup, Group, Match, Stage } from '../cup/records';
import { hasBegun } from '../cup/outcome';
import { nameKey } from '../cup/text/name-key';
import { OTHER_SIDE, type PlaceholderSource, SIDES, type Side, type SideKey } from '../cup/sides';
import { placeKey } from '../rules/known-records';
import { creationsInOrder } from '../bracket/creation-order';
import { numberMatches } from '../bracket/match-numbers';
import type { Fixtures, PlanMatch, PlanSide } from './format/derive-matches';
import type { QualifyingPlace } from './format/group-seeds';
import { nameOfStage } from './format/stage-names';
import { groupLetters, isGroupStage, type GroupStageKey, type PlanSettings } from './settings';
import { minuteOf } from './timetable/minutes';
import { firstDateOf } from './timetable/slots';
import type { FixedMatch } from './timetable/timetable';

/** The records of a cup that a plan keeps, each at its index in the plan; undefined where the plan makes a new record. */
export interface KeptRecords {
  readonly stages: readonly (Stage | undefined)[];
  readonly groups: readonly (Group | undefined)[];
  readonly matches: readonly (Match | undefined)[];
}

/** The name of a group: 'Group A'. */
export function nameOfGroup(group: number, { names }: PlanSettings): string {
  return `${names.group} ${groupLetters(group)}`;
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const set = new Set(some);
  return some.length === others.length && others.every((entry) => set.has(entry));
}

/** The stage of each group of a plan. Groups of places are in the second stage of groups. */
export function stageOfGroup({ places }: Fixtures, group: number): GroupStageKey {
  return (places[group]?.length ?? 0) > 0 ? 'second-groups' : 'groups';
}

/**
 * The groups that a plan keeps: those of its names and of its teams, or of its places, which come from groups that it keeps. A late team may be
 * added to them.
 */
function keptGroups(
  cup: Cup,
  stages: readonly (Stage | undefined)[],
  settings: PlanSettings,
  fixtures: Fixtures,
): (Group | undefined)[] {
  const late = new Set(settings.teams.flatMap(({ teamId, isLate = false }) => (isLate ? [teamId] : [])));
  const groups: (Group | undefined)[] = [];
  for (const [group, teams] of fixtures.groups.entries()) {
    const stage = stages[fixtures.stages.indexOf(stageOfGroup(fixtures, group))];
    const key = nameKey(nameOfGroup(group, settings));
    const teamIds = teams.map((team) => settings.teams[team]?.teamId ?? '');
    const planned = fixtures.places[group] ?? [];
    const places = planned.map((place) =>
      placeKey(sourceOfPlace(place, fixtures, idsOf({ stages, groups }))),
    );
    const found = cup.groups.find((known) => {
      if (known.stageId !== stage?.stageId || nameKey(known.name) !== key) return false;
      const before = teamIds.filter((teamId) => !late.has(teamId) || known.teamIds.includes(teamId));
      return isSameSet(known.teamIds, before) && isSameSet((known.places ?? []).map(placeKey), places);
    });
    groups.push(found);
  }
  return groups;
}

/** The ids of the stages and groups of a plan, by their indexes. */
interface PlanIds {
  readonly stages: readonly (string | undefined)[];
  readonly groups: readonly (string | undefined)[];
}

/** The place of a plan as a record refers to it; the id of a group or a stage that is not there is empty. */
export function sourceOfPlace(place: QualifyingPlace, { stages }: Fixtures, ids: PlanIds): PlaceholderSource {
  if (place.kind === 'group-place') {
    return { kind: place.kind, groupId: ids.groups[place.group] ?? '', place: place.place };
  }
  const stageId = ids.stages[stages.indexOf(place.stage)] ?? '';
  return place.kind === 'best-of-place'
    ? { kind: place.kind, stageId, place: place.place, rank: place.rank }
    : { kind: place.kind, stageId, place: place.place, slot: place.slot };
}

function idsOf({ stages, groups }: Pick<KeptRecords, 'stages' | 'groups'>): PlanIds {
  return {
    stages: stages.map((stage) => stage?.stageId),
    groups: groups.map((group) => group?.groupId),
  };
}

/** Sorts begun matches before others, so that the plan keeps the begun ones. */
function begunFirst(a: Match, b: Match): number {
  return Number(hasBegun(b)) - Number(hasBegun(a));
}

/** A plan with the records that it keeps. */
interface Keeping {
  readonly kept: KeptRecords;
  readonly ids: PlanIds;
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
}

/** Whether the match has the sides of the planned match, in the same order or, unless `isInOrder` is set, the other way round. */
function hasSides(match: Match, planned: PlanMatch, keeping: Keeping, isInOrder: boolean): boolean {
  const isOf = (side: SideKey) => isSameSide(match[side], planned[side], keeping);
  const isTurned = (side: SideKey) => isSameSide(match[side], planned[OTHER_SIDE[side]], keeping);
  return SIDES.every(isOf) || (!isInOrder && SIDES.every(isTurned));
}

/** Whether a side of a match is the planned side. The place or match that the side refers to must be one that the plan keeps. */
function isSameSide(side: Side, planned: PlanSide, { kept, ids, settings, fixtures }: Keeping): boolean {
  const { source } = side;
  switch (planned.kind) {
    case 'team':
      return side.teamId !== null && side.teamId === settings.teams[planned.team]?.teamId;
    case 'group-place':
    case 'best-of-place': {
      const wanted = sourceOfPlace(planned, fixtures, ids);
      return side.teamId === null && source !== null && placeKey(source) === placeKey(wanted);
    }
    case 'allotted-of-place': {
      // A match of a plan from before there were slots has the rank of that number.
      const isThatPlace = source !== null && 'stageId' in source && source.place === planned.place;
      const number = isThatPlace && ('slot' in source ? source.slot : source.rank);
      const stageId = ids.stages[fixtures.stages.indexOf(planned.stage)];
      return isThatPlace && number === planned.slot && source.stageId === stageId;
    }
    case 'match-winner':
    case 'match-loser':
      return source?.kind === planned.kind && source.matchId === kept.matches[planned.match]?.matchId;
  }
}

/**
 * Finds the records of a plan that a cup already has: stages by name and kind, groups by name and teams, group matches by their teams,
 * knockout matches by the sources of their sides. So a cup that has begun can be planned again, and its played matches stay.
 */
export function findKeptRecords(cup: Cup, settings: PlanSettings, fixtures: Fixtures): KeptRecords {
  const stages = fixtures.stages.map((key) => {
    const name = nameKey(nameOfStage(key, settings.names));
    const type = isGroupStage(key) ? 'group' : 'knockout';
    return cup.stages.find((stage) => stage.type === type && nameKey(stage.name) === name);
  });
  const groups = keptGroups(cup, stages, settings, fixtures);
  const matches: (Match | undefined)[] = fixtures.matches.map(() => undefined);
  const kept = { stages, groups, matches };
  const keeping = { kept, ids: idsOf(kept), settings, fixtures };
  const used = new Set<Match>();
  const numbers = numberMatches(cup);
  const inOrder = [...cup.matches].sort(
    (a, b) => begunFirst(a, b) || (numbers.get(a.matchId) ?? 0) - (numbers.get(b.matchId) ?? 0),
  );
  const take = (index: number, isIt: (match: Match) => boolean) => {
    const found = matches[index] ?? inOrder.find((match) => !used.has(match) && isIt(match));
    if (found) used.add(found);
    matches[index] = found;
  };
  for (const isInOrder of [true, false]) {
    for (const [index, planned] of fixtures.matches.entries()) {
      const groupId = planned.group === null ? undefined : groups[planned.group]?.groupId;
      if (groupId === undefined) continue;
      take(index, (match) => match.groupId === groupId && hasSides(match, planned, keeping, isInOrder));
    }
  }
  for (const [index, planned] of fixtures.matches.entries()) {
    if (planned.group !== null) continue;
    const stage = stages[fixtures.stages.indexOf(planned.stage)];
    take(
      index,
      (match) =>
        match.stageId === stage?.stageId &&
        SIDES.every((side) => isSameSide(match[side], planned[side], keeping)),
    );
  }
  return kept;
}

/** The begun matches of a cup that a plan keeps, with their places. */
export function fixedMatchesOf(kept: KeptRecords, { time }: PlanSettings): FixedMatch[] {
  const courts = new Map(time.courts.map(({ name }, court) => [nameKey(name), court]));
  return kept.matches.flatMap((match, index) => {
    if (!match || !hasBegun(match)) return [];
    const start = minuteOf(match.date, match.time, firstDateOf(time));
    return [{ match: index, start, court: courts.get(nameKey(match.location)) ?? null }];
  });
}

/**
 * The instants at which the matches of a plan were or are created. They determine the numbers of knockout matches, so those of a stage
 * are in the order of the plan. A match that has begun keeps its own instant.
 */
export function creationTimesOf({ matches, stages }: Fixtures, kept: KeptRecords, now: number): string[] {
  const creations = matches.map(({ stage }, index) => {
    const before = kept.matches[index];
    const at = before ? Date.parse(before.createdAt) : now + index;
    return { index, stage, at, isFixed: before !== undefined && hasBegun(before) };
  });
  const times = creations.map(({ at }) => at);
  for (const key of stages.filter((stage) => !isGroupStage(stage))) {
    const ofStage = creations.filter(({ stage }) => stage === key);
    const inOrder = creationsInOrder(ofStage);
    for (const [place, { index, at }] of ofStage.entries()) times[index] = inOrder[place] ?? at;
  }
  return times.map((time) => new Date(time).toISOString());
}

/** The ids of the kept records. Ids are compared, because a cup that is read again has other objects. */
function keptIds<Id extends string>(
  kept: readonly (Readonly<Record<Id, string>> | undefined)[],
  id: Id,
): ReadonlySet<string | undefined> {
  return new Set(kept.map((entry) => entry?.[id]));
}

/** The begun matches of a cup that a plan would remove. If there are any, the plan may not be applied. */
export function findLostMatches(cup: Cup, kept: KeptRecords): Match[] {
  const matches = keptIds(kept.matches, 'matchId');
  return cup.matches.filter((match) => hasBegun(match) && !matches.has(match.matchId));
}

/** The records of a cup that are deleted when a plan is applied. A match that only gets another time and place is not among them. */
export interface Replacement {
  readonly stages: readonly Stage[];
  readonly groups: readonly Group[];
  readonly matches: readonly Match[];
}

/** Lists the records of a cup that a plan replaces: all that it does not keep. */
export function describeReplacement(cup: Cup, kept: KeptRecords): Replacement {
  const stages = keptIds(kept.stages, 'stageId');
  const groups = keptIds(kept.groups, 'groupId');
  const matches = keptIds(kept.matches, 'matchId');
  return {
    stages: cup.stages.filter(({ stageId }) => !stages.has(stageId)),
    groups: cup.groups.filter(({ groupId }) => !groups.has(groupId)),
    matches: cup.matches.filter(({ matchId }) => !matches.has(matchId)),
  };
}
