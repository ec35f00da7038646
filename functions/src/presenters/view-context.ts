import { sourceNamesOf } from '@futsal-cup/domain/bracket/source-names';
import type { SourceNames } from '@futsal-cup/domain/bracket/source-words';
import { resolveCup, type ResolvedCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Group, Stage, Team } from '@futsal-cup/domain/cup/records';
import { plannedNamesOf } from '@futsal-cup/domain/plan/format/planned-names';
import type { StoredCup } from '../storage/stored';

/**
 * The data that the presenters need in addition to the part of the cup that they present: records by id, and the consequences of the
 * results.
 */
export interface ViewContext {
  readonly cup: StoredCup;
  readonly resolved: ResolvedCup;
  readonly names: SourceNames;
  readonly teams: ReadonlyMap<string, Team>;
  readonly stages: ReadonlyMap<string, Stage>;
  /** The names in all languages of the stages that nobody has renamed. */
  readonly stageNames: ReturnType<typeof plannedNamesOf>;
}

const contexts = new WeakMap<StoredCup, ViewContext>();

/** Computes the context once for each state of a cup, because a state is an object that never changes. */
export function viewContextOf(cup: StoredCup): ViewContext {
  const context = contexts.get(cup) ?? {
    cup,
    resolved: resolveCup(cup),
    names: sourceNamesOf(cup),
    teams: new Map(cup.teams.map((team) => [team.teamId, team])),
    stages: new Map(cup.stages.map((stage) => [stage.stageId, stage])),
    stageNames: plannedNamesOf(cup.stages),
  };
  contexts.set(cup, context);
  return context;
}

/** The ids of the teams of a group: those that were chosen, and those that its places have by now. */
export function membersOf({ resolved }: ViewContext, { groupId, teamIds }: Group): readonly string[] {
  const ofPlaces = resolved.places.get(groupId) ?? [];
  return [...teamIds, ...ofPlaces.filter((teamId) => teamId !== null)];
}
