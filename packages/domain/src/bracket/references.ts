import type { Cup, Match } from '../cup/records';
import { SIDES, type PlaceholderSource, type Side, type SideKey } from '../cup/sides';
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

function referencedMatchId({ teamId, source }: Side): string[] {
  return teamId === null && source && 'matchId' in source ? [source.matchId] : [];
}

/** The ids of the matches that a match depends on, local side first; a side with a known team depends on none. */
export function referencedMatchIds({ local, visitor }: Match): string[] {
  return [...referencedMatchId(local), ...referencedMatchId(visitor)];
}

/** The id of the group stage on whose tables a source depends; null for any other source. */
export function groupStageOf({ groups }: Cup, source: PlaceholderSource | null): string | null {
  if (source && 'stageId' in source) return source.stageId;
  if (source?.kind !== 'group-place') return null;
  return groups.find(({ groupId }) => groupId === source.groupId)?.stageId ?? null;
}

export interface ReferenceOrder {
  /** The matches, each after the matches that it depends on. */
  readonly ordered: readonly Match[];
  /** The matches that are part of a cycle of references or depend on one, in the order given. */
  readonly cyclic: readonly Match[];
}

interface Dependencies {
  /** The matches that depend on a match, by its id. */
  readonly dependents: Map<string, Match[]>;
  /** How many matches a match still depends on. */
  readonly open: Map<Match, number>;
}

function addDependencies(
  { dependents, open }: Dependencies,
  match: Match,
  matchIds: readonly string[],
): void {
  open.set(match, matchIds.length);
  for (const matchId of matchIds) {
    const others = dependents.get(matchId);
    if (others) others.push(match);
    else dependents.set(matchId, [match]);
  }
}

/**
 * Orders matches so that each comes after those that its placeholders refer to (Kahn's topological sort): no recursion, so
 * neither a long chain nor a cycle can exhaust the stack. A reference to a match that is not in the list is ignored.
 */
export function orderByReference(matches: readonly Match[]): ReferenceOrder {
  const present = new Set(matches.map((match) => match.matchId));
  const dependencies: Dependencies = { dependents: new Map(), open: new Map() };
  const ordered: Match[] = [];
  for (const match of matches) {
    const references = referencedMatchIds(match).filter((matchId) => present.has(matchId));
    if (references.length === 0) ordered.push(match);
    else addDependencies(dependencies, match, references);
  }
  const { dependents, open } = dependencies;
  for (const done of ordered) {
    for (const match of dependents.get(done.matchId) ?? []) {
      const left = (open.get(match) ?? 0) - 1;
      open.set(match, left);
      if (left === 0) ordered.push(match);
    }
  }
  const cyclic = [...open].filter(([, left]) => left > 0).map(([match]) => match);
  return { ordered, cyclic };
}

/**
 * Follows the references from one match until a match comes a second time. Each cyclic match depends on another cyclic one, so
 * the walk always ends in a cycle.
 */
function walkCycle(cyclic: readonly Match[]): string[] | null {
  const byId = new Map(cyclic.map((match) => [match.matchId, match]));
  const path = new Set<Match>();
  let [current] = [...cyclic].sort((a, b) => compareText(a.matchId, b.matchId));
  while (current && !path.has(current)) {
    path.add(current);
    const onward = referencedMatchIds(current).map((matchId) => byId.get(matchId));
    current = onward.find((match) => match !== undefined);
  }
  if (!current) return null;
  const walked = [...path];
  return walked.slice(walked.indexOf(current)).map((match) => match.matchId);
}

/**
 * The ids of matches whose placeholders form a cycle, each referring to the next and the last to the first, or null when there is none.
 * To know whether a match may be saved, pass the cup as it would be afterwards.
 */
export function findCycle(cup: Pick<Cup, 'matches'>): string[] | null {
  return walkCycle(orderByReference(cup.matches).cyclic);
}

/** Why a placeholder can never name a team: its target is deleted, or its references form a cycle. */
export type ReferenceProblem =
  | { readonly kind: 'missing-target'; readonly matchId: string; readonly side: SideKey }
  | { readonly kind: 'cycle'; readonly matchIds: readonly string[] };

/** A set of ids, or a map by id. */
interface Ids {
  has(id: string): boolean;
}

/** All ids that placeholders can refer to, and the matches whose references form or lead into a cycle. */
export interface ReferenceTargets {
  readonly matches: Ids;
  readonly groups: Ids;
  readonly cyclic: readonly Match[];
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
