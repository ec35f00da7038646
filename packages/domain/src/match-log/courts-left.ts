import { isSameCourt, type ScorerScope } from './scorer-link';

/** A court on which a match is not played any more, by the name that it had in the match's `location`. */
export interface CourtLeft {
  readonly court: string;
  /** When the match was moved away from there, in milliseconds; the last time, when it was more than once. */
  readonly at: number;
}

/** Those that were left last are kept: the log of a match is one document. */
export const MAX_COURTS_LEFT = 20;

/** The courts that a match has left once it is moved from one to another at an instant; the latest comes last. */
export function leaveCourt(
  left: readonly CourtLeft[],
  { from, to }: { readonly from: string; readonly to: string },
  at: number,
): readonly CourtLeft[] {
  const others = left.filter(({ court }) => !isSameCourt(court, from) && !isSameCourt(court, to));
  return [...others, { court: from, at }].slice(-MAX_COURTS_LEFT);
}

/** When a match left the reach of a link; null where it never did, or that is no longer known. */
export function leftScopeAt(scope: ScorerScope, left: readonly CourtLeft[]): number | null {
  if (scope.kind !== 'court') return null;
  return left.find(({ court }) => isSameCourt(court, scope.court))?.at ?? null;
}
