import type { Cup, Group, Match, Stage } from '../cup/records';
import { hasBegun } from '../cup/outcome';
import { nameKey } from '../cup/text/name-key';
import { SIDES, type Side } from '../cup/sides';
import { creationsInOrder } from '../bracket/creation-order';
import { numberMatches } from '../bracket/match-numbers';
import type { Fixtures, PlanMatch, PlanSide } from './format/derive-matches';
import { nameOfStage } from './format/stage-names';
import { groupLetters, type PlanSettings } from './settings';
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

/** The groups that a plan keeps: those of its names and teams. A late team may be added to them. */
function keptGroups(cup: Cup, stage: Stage | undefined, settings: PlanSettings, fixtures: Fixtures) {
  const late = new Set(settings.teams.flatMap(({ teamId, isLate = false }) => (isLate ? [teamId] : [])));
  const ofStage = cup.groups.filter(({ stageId }) => stageId === stage?.stageId);
  return fixtures.groups.map((teams, group) => {
    const key = nameKey(nameOfGroup(group, settings));
    const teamIds = teams.map((team) => settings.teams[team]?.teamId ?? '');
    return ofStage.find((known) => {
      const before = teamIds.filter((teamId) => !late.has(teamId) || known.teamIds.includes(teamId));
      return nameKey(known.name) === key && isSameSet(known.teamIds, before);
    });
  });
}

/** Sorts begun matches before others, so that the plan keeps the begun ones. */
function begunFirst(a: Match, b: Match): number {
  return Number(hasBegun(b)) - Number(hasBegun(a));
}

/** Whether the match has the teams of the planned match, in the same order or, unless `isInOrder` is set, the other way round. */
function hasTeams(match: Match, planned: PlanMatch, { teams }: PlanSettings, isInOrder: boolean): boolean {
  const idOf = (side: PlanSide) => (side.kind === 'team' ? teams[side.team]?.teamId : undefined);
  const [local, visitor] = [idOf(planned.local), idOf(planned.visitor)];
  const isSame = match.local.teamId === local && match.visitor.teamId === visitor;
  return isSame || (!isInOrder && match.local.teamId === visitor && match.visitor.teamId === local);
}

/** Whether a side of a knockout match is the planned side. The place or match that the side refers to must be one that the plan keeps. */
function isSameSide(side: Side, planned: PlanSide, kept: KeptRecords, { teams }: PlanSettings): boolean {
  const { source } = side;
  switch (planned.kind) {
    case 'team':
      return side.teamId !== null && side.teamId === teams[planned.team]?.teamId;
    case 'group-place': {
      const groupId = kept.groups[planned.group]?.groupId;
      return source?.kind === 'group-place' && source.groupId === groupId && source.place === planned.place;
    }
    case 'best-of-place': {
      const isThatPlace = source?.kind === 'best-of-place' && source.place === planned.place;
      return isThatPlace && source.rank === planned.rank && source.stageId === kept.stages[0]?.stageId;
    }
    case 'allotted-of-place': {
      // A match of a plan from before there were slots has the rank of that number.
      const isThatPlace = source !== null && 'stageId' in source && source.place === planned.place;
      const number = isThatPlace && ('slot' in source ? source.slot : source.rank);
      return isThatPlace && number === planned.slot && source.stageId === kept.stages[0]?.stageId;
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
    const type = key === 'groups' ? 'group' : 'knockout';
    return cup.stages.find((stage) => stage.type === type && nameKey(stage.name) === name);
  });
  const groups = keptGroups(cup, fixtures.stages[0] === 'groups' ? stages[0] : undefined, settings, fixtures);
  const matches: (Match | undefined)[] = fixtures.matches.map(() => undefined);
  const kept = { stages, groups, matches };
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
      take(index, (match) => match.groupId === groupId && hasTeams(match, planned, settings, isInOrder));
    }
  }
  for (const [index, planned] of fixtures.matches.entries()) {
    if (planned.group !== null) continue;
    const stage = stages[fixtures.stages.indexOf(planned.stage)];
    take(
      index,
      (match) =>
        match.stageId === stage?.stageId &&
        SIDES.every((side) => isSameSide(match[side], planned[side], kept, settings)),
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
  for (const key of stages.filter((stage) => stage !== 'groups')) {
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
