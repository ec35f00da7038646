import type { Criterion, Place } from './places';
import type { TableTeam } from './tally';

/**
 * A criterion that separates teams with the same points, or points a match where the points do not say who is ahead; 'level' where no criterion
 * separates them and no decision is recorded.
 */
export type ReasonCriterion = Exclude<Criterion, 'points'> | 'level';

/**
 * Why a team is in its place among the teams with its points. `ahead` and `behind` are the ids of the teams on the next place before and
 * after it that this criterion separates from it; at least one of the two has a team, except for 'level'. `level` are the other teams
 * that share its place, given for a recorded decision and for 'level' only.
 */
export interface Reason {
  readonly criterion: ReasonCriterion;
  readonly ahead: readonly string[];
  readonly behind: readonly string[];
  readonly level: readonly string[];
}

/** A recorded decision by its kind. */
export type DecisionCriterion = Extract<Criterion, `decision-${string}`>;

export function isDecision(criterion: ReasonCriterion): criterion is DecisionCriterion {
  return criterion.startsWith('decision-');
}

const NOBODY: readonly string[] = [];

/** The ids are sorted, so that the answer is the same for every order of the input. */
const teamIdsAt = (place: Place): string[] => place.tallies.map(({ team }) => team.teamId).sort();

type Separating = Exclude<Criterion, 'points'>;

function separating(place: Place | undefined): Separating | null {
  return place && place.behindOn !== null && place.behindOn !== 'points' ? place.behindOn : null;
}

function mergeBothWays(reasons: readonly Reason[]): readonly Reason[] {
  const [first, second] = reasons;
  if (!first || second?.criterion !== first.criterion) return reasons;
  return [{ ...first, behind: second.behind }];
}

/**
 * The reasons for the place of `team`: first the criteria that separate it from the places before and after it with the same points, then
 * the teams with which it shares its own place (not before any of them has played). The list is empty when its points alone decided.
 */
export function reasonsFor(
  team: TableTeam,
  own: Place,
  before: Place | undefined,
  after: Place | undefined,
): readonly Reason[] {
  const behindOn = before ? separating(own) : null;
  const aheadOn = separating(after);
  if (behindOn === null && aheadOn === null && own.tallies.length === 1) return [];
  const others = own.tallies.length === 1 ? NOBODY : teamIdsAt(own).filter((id) => id !== team.teamId);
  const levelFor = (criterion: ReasonCriterion) => (isDecision(criterion) ? others : NOBODY);
  const reasons: Reason[] = [];
  if (before && behindOn) {
    const level = levelFor(behindOn);
    reasons.push({ criterion: behindOn, ahead: teamIdsAt(before), behind: NOBODY, level });
  }
  if (after && aheadOn) {
    reasons.push({ criterion: aheadOn, ahead: NOBODY, behind: teamIdsAt(after), level: levelFor(aheadOn) });
  }
  const hasBegun = own.tallies.some(({ played }) => played > 0);
  const isLevel = others.length > 0 && hasBegun;
  const level: Reason[] = isLevel
    ? [{ criterion: 'level', ahead: NOBODY, behind: NOBODY, level: others }]
    : [];
  return [...mergeBothWays(reasons), ...level];
}
