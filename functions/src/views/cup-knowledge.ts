import { type SourceNames, sourceNamesOf } from '@futsal-cup/domain/bracket/placeholders';
import { resolveCup, type ResolvedCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Stage, Team } from '@futsal-cup/domain/cup/records';
import type { StoredCup } from '../platform/stored';

/** What presenting the parts of a cup takes: everything by its id, and all that follows from the results. */
export interface CupKnowledge {
  readonly cup: StoredCup;
  readonly resolved: ResolvedCup;
  readonly names: SourceNames;
  readonly teams: ReadonlyMap<string, Team>;
  readonly stages: ReadonlyMap<string, Stage>;
}

const known = new WeakMap<StoredCup, CupKnowledge>();

/** Computed once for each state of a cup: such an object never changes. */
export function knowledgeOf(cup: StoredCup): CupKnowledge {
  const knowledge = known.get(cup) ?? {
    cup,
    resolved: resolveCup(cup),
    names: sourceNamesOf(cup),
    teams: new Map(cup.teams.map((team) => [team.teamId, team])),
    stages: new Map(cup.stages.map((stage) => [stage.stageId, stage])),
  };
  known.set(cup, knowledge);
  return knowledge;
}
