import { SIDES, type SideKey } from '../cup/sides';
import { teamOf } from './knockout';
import {
  isGroupComplete,
  type PlacedMatch,
  type ResolvedGroup,
  type ResolvedMatch,
  type ResolvedStage,
} from './resolved-stages';

type Stages<M extends PlacedMatch> = readonly ResolvedStage<M>[];

/** A group with its stage. */
interface PlacedGroup<M extends PlacedMatch> {
  readonly group: ResolvedGroup;
  readonly stage: ResolvedStage<M>;
}

/** The group stages that have matches, the first one first. */
function groupStagesOf<M extends PlacedMatch>(stages: Stages<M>): Stages<M> {
  return stages
    .filter(({ type, Matches }) => type === 'group' && Matches.length > 0)
    .sort((a, b) => a.order - b.order);
}

function teamsAt({ standings }: ResolvedGroup, place: number): readonly string[] {
  return standings.filter(({ position }) => position === place).map(({ teamId }) => teamId);
}

/** Whether the side has this place of the group: by its placeholder or, where the placeholder does not name the group, by the table. */
function hasPlace(match: ResolvedMatch, side: SideKey, group: ResolvedGroup, place: number): boolean {
  const { source } = match[side];
  if (source?.kind === 'group-place') return source.groupId === group.groupId && source.place === place;
  if (source !== null && !('stageId' in source)) return false;
  const teams = teamsAt(group, place);
  return teams.length === 1 && teams[0] === teamOf(match, side);
}

/**
 * The matches between the teams on one place of the two groups of the last group stage. There are none unless that stage has exactly two
 * groups.
 */
export function betweenPlaces<M extends ResolvedMatch>(
  matches: readonly M[],
  stages: Stages<M>,
  place: number,
): readonly M[] {
  const [one, other, ...more] = groupStagesOf(stages).at(-1)?.groups ?? [];
  if (!one || !other || more.length > 0) return [];
  const pairings = [
    [one, other],
    [other, one],
  ] as const;
  return matches.filter((match) =>
    pairings.some(([a, b]) => hasPlace(match, 'local', a, place) && hasPlace(match, 'visitor', b, place)),
  );
}

/**
 * Whether a side comes from the group: as one of its teams, or by a placeholder. Where `place` is given, only the team on that place
 * counts.
 */
function isOfGroup<M extends ResolvedMatch>(
  match: ResolvedMatch,
  side: SideKey,
  { group, stage }: PlacedGroup<M>,
  place?: number,
): boolean {
  const { source } = match[side];
  const isTaken =
    (source?.kind === 'group-place' && source.groupId === group.groupId) ||
    (source !== null && 'stageId' in source && source.stageId === stage.stageId);
  if (isTaken && (place === undefined || source.place === place)) return true;
  const teamId = teamOf(match, side);
  const teams = place === undefined ? group.Teams.map((team) => team.teamId) : teamsAt(group, place);
  return teamId !== null && teams.includes(teamId);
}

/** Whether the group takes the first place of another one. */
function takesFirst({ places = [] }: ResolvedGroup, { groupId }: ResolvedGroup): boolean {
  return places.some(
    ({ source }) => source.kind === 'group-place' && source.groupId === groupId && source.place === 1,
  );
}

/**
 * The groups of the next stage in which a team on the first place of this group plays, or will play by that place; none where no such team
 * plays in a further group.
 */
function nextGroupsOf<M extends PlacedMatch>(
  { group: from, stage: { order } }: PlacedGroup<M>,
  stages: Stages<M>,
): readonly PlacedGroup<M>[] {
  const firsts = teamsAt(from, 1);
  const later = stages
    .filter((stage) => stage.order > order)
    .flatMap((stage) => stage.groups.map((group) => ({ stage, group })))
    .filter(
      ({ group }) => takesFirst(group, from) || group.Teams.some(({ teamId }) => firsts.includes(teamId)),
    );
  const next = Math.min(...later.map(({ stage }) => stage.order));
  return later.filter(({ stage }) => stage.order === next);
}

/**
 * Whether `isReached` holds for the group. Where the first team of the group went on to later groups, `isReached` has to hold for those
 * instead.
 */
function doesFirstReach<M extends PlacedMatch>(
  placed: PlacedGroup<M>,
  stages: Stages<M>,
  isReached: (placed: PlacedGroup<M>) => boolean,
): boolean {
  const next = nextGroupsOf(placed, stages);
  return next.length > 0
    ? next.every((later) => doesFirstReach(later, stages, isReached))
    : isReached(placed);
}

/** The groups of the first or the last group stage that have matches. */
function groupsOfStage<M extends PlacedMatch>(
  stages: Stages<M>,
  which: 'first' | 'last',
): readonly PlacedGroup<M>[] {
  const stage = groupStagesOf(stages).at(which === 'first' ? 0 : -1);
  if (!stage) return [];
  const played = new Set(stage.Matches.map(({ groupId }) => groupId));
  return stage.groups.filter(({ groupId }) => played.has(groupId)).map((group) => ({ stage, group }));
}

/**
 * Whether every path ends at this group. A path begins at a group of the first stage and goes on to the group in which its first team plays
 * next.
 */
export function isGroupOfTheBest<M extends PlacedMatch>(wanted: ResolvedGroup, stages: Stages<M>): boolean {
  return groupsOfStage(stages, 'first').every((placed) =>
    doesFirstReach(placed, stages, ({ group }) => group === wanted),
  );
}

/**
 * Whether the way through the knockout includes the best teams. The first team of each group that sends teams into the knockout, or may
 * still do so, has to be on the way; where that team went on to a later group, the first team of the later group has to be. The same holds
 * for each group of the last group stage that has a team on the way. The result is null where no group sends a team.
 */
export function isWayOfTheBest<M extends ResolvedMatch>(
  way: ReadonlySet<M>,
  stages: Stages<M>,
): boolean | null {
  const knockoutAfter = ({ stage: { order } }: PlacedGroup<M>) =>
    stages
      .filter((stage) => stage.type === 'knockout' && stage.order > order)
      .flatMap(({ Matches }) => Matches);
  const isIn = (matches: readonly M[], placed: PlacedGroup<M>, place?: number) =>
    matches.some((match) => SIDES.some((side) => isOfGroup(match, side, placed, place)));
  const isOnWay = (placed: PlacedGroup<M>, place?: number) =>
    isIn(
      knockoutAfter(placed).filter((match) => way.has(match)),
      placed,
      place,
    );
  const mayStillSend = ({ group, stage }: PlacedGroup<M>) =>
    !isGroupComplete(
      group,
      stage.Matches.filter(({ groupId }) => groupId === group.groupId),
    );
  const sending = [
    ...groupsOfStage(stages, 'first').filter(
      (placed) => isIn(knockoutAfter(placed), placed) || mayStillSend(placed),
    ),
    ...groupsOfStage(stages, 'last').filter((placed) => isOnWay(placed)),
  ];
  if (sending.length === 0) return null;
  return sending.every((from) => doesFirstReach(from, stages, (placed) => isOnWay(placed, 1)));
}
