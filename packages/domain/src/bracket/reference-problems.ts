import type { Cup } from '../cup/cup';
import type { PlaceholderSource } from '../match/match';
import type { Side } from '../match/outcome';
import { findCycle } from './find-cycle';

/** Why a placeholder can never name a team. */
export type ReferenceProblem =
  | { readonly kind: 'missing-target'; readonly matchId: string; readonly side: Side }
  | { readonly kind: 'cycle'; readonly matchIds: readonly string[] };

interface Targets {
  readonly matches: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly stages: ReadonlySet<string>;
}

/** Whether what a source refers to has not been deleted. */
function hasTarget(source: PlaceholderSource, targets: Targets): boolean {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return targets.matches.has(source.matchId);
    case 'group-place':
      return targets.groups.has(source.groupId);
    case 'best-of-place':
      return targets.stages.has(source.stageId);
  }
}

/** All placeholders of a cup that refer to something deleted, and a circle of references if there is one. */
export function findReferenceProblems(cup: Cup): ReferenceProblem[] {
  const targets: Targets = {
    matches: new Set(cup.matches.map((match) => match.matchId)),
    groups: new Set(cup.groups.map((group) => group.groupId)),
    stages: new Set(cup.stages.map((stage) => stage.stageId)),
  };
  const problems: ReferenceProblem[] = [];
  for (const { matchId, localTeamSource, visitorTeamSource } of cup.matches) {
    if (localTeamSource && !hasTarget(localTeamSource, targets)) {
      problems.push({ kind: 'missing-target', matchId, side: 'local' });
    }
    if (visitorTeamSource && !hasTarget(visitorTeamSource, targets)) {
      problems.push({ kind: 'missing-target', matchId, side: 'visitor' });
    }
  }
  const cycle = findCycle(cup);
  return cycle ? [...problems, { kind: 'cycle', matchIds: cycle }] : problems;
}
