import type { Cup, Group, Match } from '../cup/records';
import { SIDES, type PlaceholderSource, type SideKey } from '../cup/sides';
import { compareText } from '../cup/text/text';

/** What a source refers to: the list of the cup that has it, and its id there. */
export function targetOf(source: PlaceholderSource): {
  readonly part: 'matches' | 'groups' | 'stages';
  readonly id: string;
} {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return { part: 'matches', id: source.matchId };
    case 'group-place':
      return { part: 'groups', id: source.groupId };
    case 'best-of-place':
    case 'allotted-of-place':
      return { part: 'stages', id: source.stageId };
  }
}

/** The id of the group stage on whose tables a source depends; null for any other source. */
export function groupStageOf({ groups }: Cup, source: PlaceholderSource | null): string | null {
  if (source && 'stageId' in source) return source.stageId;
  if (source?.kind !== 'group-place') return null;
  return groups.find(({ groupId }) => groupId === source.groupId)?.stageId ?? null;
}

/** What waits for others: a match, or a group that takes places. */
export type Referring = Match | Group;

/** Whether it is a match and not a group. */
export function isMatch(referring: Referring): referring is Match {
  return 'matchId' in referring;
}

/** What the sides of a match without a chosen team wait for, local side first, or the places that a group takes. */
function openSourcesIn(referring: Referring): readonly PlaceholderSource[] {
  if (!isMatch(referring)) return referring.places ?? [];
  return [referring.local, referring.visitor].flatMap(({ teamId, source }) =>
    teamId === null && source ? [source] : [],
  );
}

/** What the sides without a chosen team, and the groups that take places, wait for. A place comes again in each match of its group. */
export function openSourcesOf({ matches, groups }: Cup): readonly PlaceholderSource[] {
  return [...matches, ...groups].flatMap(openSourcesIn);
}

/** The ids of the matches that a match depends on, local side first; a side with a known team depends on none. */
export function referencedMatchIds(match: Match): string[] {
  return openSourcesIn(match).flatMap((source) => ('matchId' in source ? [source.matchId] : []));
}

export interface ReferenceOrder {
  /** The matches and groups, each after those that it depends on. */
  readonly ordered: readonly Referring[];
  /** Those that are part of a cycle of references or depend on one, in the order given. */
  readonly cyclic: readonly Referring[];
}

interface Dependencies {
  /** What depends on a match or a group, by its id. */
  readonly dependents: Map<string, Referring[]>;
  /** On how many others one still depends. */
  readonly open: Map<Referring, number>;
}

function addDependencies(
  { dependents, open }: Dependencies,
  referring: Referring,
  ids: readonly string[],
): void {
  open.set(referring, ids.length);
  for (const id of ids) {
    const others = dependents.get(id);
    if (others) others.push(referring);
    else dependents.set(id, [referring]);
  }
}

/** The id of a match or a group; no two records have the same. */
function idOf(referring: Referring): string {
  return isMatch(referring) ? referring.matchId : referring.groupId;
}

/** The ids of what a source depends on, among matches and groups that take places. */
function idsOf(source: PlaceholderSource, groups: readonly Group[]): string[] {
  const { part, id } = targetOf(source);
  if (part === 'matches') return [id];
  return groups.flatMap(({ groupId, stageId }) =>
    (part === 'groups' ? groupId : stageId) === id ? groupId : [],
  );
}

/** The ids of what each match or group depends on. `groups` are those that take places: the tables of the others follow from matches alone. */
function dependenciesIn(groups: readonly Group[]): (referring: Referring) => string[] {
  return (referring) => openSourcesIn(referring).flatMap((source) => idsOf(source, groups));
}

/** The groups that take places. */
export function groupsOfPlaces<G extends Pick<Group, 'places'>>(groups: readonly G[]): readonly G[] {
  return groups.filter(({ places = [] }) => places.length > 0);
}

/**
 * Orders matches, and groups that take places, so that each comes after those that its placeholders refer to (Kahn's topological sort): no
 * recursion, so neither a long chain nor a cycle can exhaust the stack. A reference to something that is in neither list is ignored.
 */
export function orderByReference(matches: readonly Match[], groups: readonly Group[]): ReferenceOrder {
  const all: readonly Referring[] = [...groups, ...matches];
  const present = new Set(all.map(idOf));
  const dependenciesOf = dependenciesIn(groups);
  const dependencies: Dependencies = { dependents: new Map(), open: new Map() };
  const ordered: Referring[] = [];
  for (const referring of all) {
    const references = dependenciesOf(referring).filter((id) => present.has(id));
    if (references.length === 0) ordered.push(referring);
    else addDependencies(dependencies, referring, references);
  }
  const { dependents, open } = dependencies;
  for (const done of ordered) {
    for (const referring of dependents.get(idOf(done)) ?? []) {
      const left = (open.get(referring) ?? 0) - 1;
      open.set(referring, left);
      if (left === 0) ordered.push(referring);
    }
  }
  const cyclic = [...open].filter(([, left]) => left > 0).map(([referring]) => referring);
  return { ordered, cyclic };
}

/**
 * Follows the references from one match or group until one comes a second time. Each cyclic one depends on another cyclic one, so the walk
 * always ends in a cycle.
 */
function walkCycle(cyclic: readonly Referring[]): string[] | null {
  const byId = new Map(cyclic.map((referring) => [idOf(referring), referring]));
  const dependenciesOf = dependenciesIn(cyclic.flatMap((referring) => (isMatch(referring) ? [] : referring)));
  const path = new Set<Referring>();
  let [current] = [...cyclic].sort((a, b) => compareText(idOf(a), idOf(b)));
  while (current && !path.has(current)) {
    path.add(current);
    const onward = dependenciesOf(current).map((id) => byId.get(id));
    current = onward.find((referring) => referring !== undefined);
  }
  if (!current) return null;
  const walked = [...path];
  return walked.slice(walked.indexOf(current)).flatMap((each) => (isMatch(each) ? [each.matchId] : []));
}

/**
 * The ids of matches whose placeholders form a cycle, each referring to the next and the last to the first, or null when there is none; a
 * group that takes places may be between two of them. To know whether a match or a place may be saved, pass the cup as it would be afterwards.
 */
export function findCycle({ matches, groups }: Pick<Cup, 'matches' | 'groups'>): string[] | null {
  return walkCycle(orderByReference(matches, groupsOfPlaces(groups)).cyclic);
}

/** Why a placeholder can never name a team: its target is deleted, or its references form a cycle. */
export type ReferenceProblem =
  | { readonly kind: 'missing-target'; readonly matchId: string; readonly side: SideKey }
  | { readonly kind: 'cycle'; readonly matchIds: readonly string[] };

/** A set of ids, or a map by id. */
interface Ids {
  has(id: string): boolean;
}

/** All ids that placeholders can refer to, and the matches and groups whose references form or lead into a cycle. */
export interface ReferenceTargets {
  readonly matches: Ids;
  readonly groups: Ids;
  readonly cyclic: readonly Referring[];
}

/** The ids of everything that a source can refer to. */
export interface SourceTargets extends Pick<ReferenceTargets, 'matches' | 'groups'> {
  readonly stages: Ids;
}

/** Whether a source refers to something that is not there. */
export function isMissing(source: PlaceholderSource, targets: SourceTargets): boolean {
  const { part, id } = targetOf(source);
  return !targets[part].has(id);
}

/** All placeholders of a cup that refer to something deleted, and a cycle of references if there is one. */
export function findReferenceProblems(cup: Cup, targets: ReferenceTargets): ReferenceProblem[] {
  const all = { ...targets, stages: new Set(cup.stages.map((stage) => stage.stageId)) };
  const problems: ReferenceProblem[] = [];
  for (const match of cup.matches) {
    for (const side of SIDES) {
      const { source } = match[side];
      if (!source || !isMissing(source, all)) continue;
      problems.push({ kind: 'missing-target', matchId: match.matchId, side });
    }
  }
  const cycle = walkCycle(targets.cyclic);
  return cycle ? [...problems, { kind: 'cycle', matchIds: cycle }] : problems;
}
