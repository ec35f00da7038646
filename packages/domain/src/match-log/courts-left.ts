import { isSameCourt, type ScorerScope } from './scorer-link';

/** A court that a match was moved away from, by the name that it had in the match's `location`. */
export interface CourtLeft {
  readonly court: string;
  /** The instant at which the match was moved away, in milliseconds. It is the latest one when that happened more than once. */
  readonly at: number;
}

/** The largest number of courts left that a log stores. It stores only the latest ones, because the log of a match is one document. */
export const MAX_COURTS_LEFT = 20;

/** The courts that a match has left after a move at an instant; the latest comes last. */
export function leaveCourt(
  left: readonly CourtLeft[],
  { from, to }: { readonly from: string; readonly to: string },
  at: number,
): readonly CourtLeft[] {
  const others = left.filter(({ court }) => !isSameCourt(court, from) && !isSameCourt(court, to));
  return [...others, { court: from, at }].slice(-MAX_COURTS_LEFT);
}

/** The instant at which a match left the scope of a link. The instant is null when it never did, or when that is no longer stored. */
export function leftScopeAt(scope: ScorerScope, left: readonly CourtLeft[]): number | null {
  if (scope.kind !== 'court') return null;
  return left.find(({ court }) => isSameCourt(court, scope.court))?.at ?? null;
}
