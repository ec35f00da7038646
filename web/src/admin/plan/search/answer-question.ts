import { searchContradiction, type Contradiction } from '@futsal-cup/domain/plan/find-contradiction';
import { findPlan, type FoundPlan } from '@futsal-cup/domain/plan/find-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { finish } from '@futsal-cup/domain/plan/timetable/find-timetable';
import type { FixedMatch } from '@futsal-cup/domain/plan/timetable/timetable';

/** The search for a plan gets this input. */
export interface PlanQuestion {
  readonly settings: PlanSettings;
  readonly fixed: readonly FixedMatch[];
  /** Whether the reason is wanted where there is no plan; to find it takes many further searches. */
  readonly isWhyAsked: boolean;
}

export type PlanAnswer =
  | { readonly kind: 'found'; readonly found: FoundPlan }
  /** `why` holds the demands that contradict each other; it is null if no plan was found even without any demand, or if nobody asked why. */
  | { readonly kind: 'none'; readonly why: Contradiction | null };

export function answerQuestion({ settings, fixed, isWhyAsked }: PlanQuestion): PlanAnswer {
  const found = findPlan(settings, fixed);
  if (found.plan !== null) return { kind: 'found', found };
  return { kind: 'none', why: isWhyAsked ? finish(searchContradiction(settings, fixed)) : null };
}
