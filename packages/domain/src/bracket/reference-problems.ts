import type { Cup } from '../cup/cup';
import type { Match, PlaceholderSource } from '../match/match';
import type { Side } from '../match/outcome';
import { walkInCircle } from './find-cycle';

/** Why a placeholder can never name a team: its target is deleted, or its references lead in a circle. */
export type ReferenceProblem =
  | { readonly kind: 'missing-target'; readonly matchId: string; readonly side: Side }
  | { readonly kind: 'cycle'; readonly matchIds: readonly string[] };

/** Something that knows which ids are there: a set of them, or a map by them. */
interface Ids {
  has(id: string): boolean;
}

/** What placeholders can refer to, by id, and the matches whose references have no end. */
export interface ReferenceTargets {
  readonly matches: Ids;
  readonly groups: Ids;
  readonly entangled: readonly Match[];
}

interface AllTargets extends ReferenceTargets {
  readonly stages: Ids;
}

function isMissing(source: PlaceholderSource | null, targets: AllTargets): boolean {
  switch (source?.kind) {
    case undefined:
      return false;
    case 'match-winner':
    case 'match-loser':
      return !targets.matches.has(source.matchId);
    case 'group-place':
      return !targets.groups.has(source.groupId);
    case 'best-of-place':
      return !targets.stages.has(source.stageId);
  }
}

/** All placeholders of a cup that refer to something deleted, and a circle of references if there is one. */
export function findReferenceProblems(cup: Cup, targets: ReferenceTargets): ReferenceProblem[] {
  const all: AllTargets = { ...targets, stages: new Set(cup.stages.map((stage) => stage.stageId)) };
  const problems: ReferenceProblem[] = [];
  for (const { matchId, localTeamSource, visitorTeamSource } of cup.matches) {
    if (isMissing(localTeamSource, all)) problems.push({ kind: 'missing-target', matchId, side: 'local' });
    if (isMissing(visitorTeamSource, all))
      problems.push({ kind: 'missing-target', matchId, side: 'visitor' });
  }
  const cycle = walkInCircle(targets.entangled);
  return cycle ? [...problems, { kind: 'cycle', matchIds: cycle }] : problems;
}
