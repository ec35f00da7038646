import type { ResolvedCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { hasScore } from '../cup/outcome';
import { sideKey } from '../rules/side-keys';
import type { CupFileProblem } from './problems';

function findCycles(cup: Cup, { problems }: ResolvedCup): CupFileProblem[] {
  const indexOf = new Map(cup.matches.map(({ matchId }, index) => [matchId, index]));
  return problems.flatMap((problem): CupFileProblem[] =>
    problem.kind === 'cycle'
      ? [{ path: `matches[${indexOf.get(problem.matchIds[0] ?? '') ?? 0}]`, msg: 'placeholder_cycle' }]
      : [],
  );
}

function findScoresOfNobody(cup: Cup, resolved: ResolvedCup): CupFileProblem[] {
  return cup.matches.flatMap((match, index): CupFileProblem[] => {
    const sides = resolved.sides.get(match.matchId);
    const areKnown = sides !== undefined && sides.local !== null && sides.visitor !== null;
    if (!hasScore(match) || areKnown) return [];
    return [{ path: `matches[${index}].localScore`, msg: 'teams_not_known_yet' }];
  });
}

/**
 * Finds matches whose two sides are the same. Two different texts may mean the same side: '1st A' and '1st Group A', or a team and a match
 * that it has won.
 */
function findSameSides(cup: Cup, resolved: ResolvedCup): CupFileProblem[] {
  return cup.matches.flatMap((match, index): CupFileProblem[] => {
    const path = `matches[${index}].visitor`;
    const { local = null, visitor = null } = resolved.sides.get(match.matchId) ?? {};
    if (local !== null && local === visitor) return [{ path, msg: 'same_team_selected' }];
    const isSame = sideKey(match.local) === sideKey(match.visitor);
    return isSame ? [{ path, msg: 'same_team_placeholder_selected' }] : [];
  });
}

/** Finds the rules that the finished cup breaks although each part of the file keeps them. */
export function findCupProblems(cup: Cup, resolved: ResolvedCup): CupFileProblem[] {
  return [
    ...findCycles(cup, resolved),
    ...findSameSides(cup, resolved),
    ...findScoresOfNobody(cup, resolved),
  ];
}
