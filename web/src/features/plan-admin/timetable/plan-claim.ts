import type { FoundPlan } from '@futsal-cup/domain/plan/find-plan';

interface MovedPlan {
  /** The minute at which its last match is over. */
  readonly end: number;
  readonly hasConflicts: boolean;
}

/**
 * By how many minutes a plan may be longer than the shortest one, after it was moved by hand; null where the bounds of the plan that was
 * found say nothing of it, because it does not keep what they reckon with.
 */
export function gapOfMoved({ gap, end }: Pick<FoundPlan, 'gap' | 'end'>, moved: MovedPlan): number | null {
  const now = gap + moved.end - end;
  return moved.hasConflicts || now < 0 ? null : now;
}
