import { searchContradiction, type Contradiction } from '@futsal-cup/domain/plan/find-contradiction';
import { findPlan, type FoundPlan } from '@futsal-cup/domain/plan/find-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { finish } from '@futsal-cup/domain/plan/timetable/find-timetable';
import type { FixedMatch } from '@futsal-cup/domain/plan/timetable/timetable';

/** The search for a plan gets this input. */
export interface PlanQuestion {
  readonly settings: PlanSettings;
  readonly fixed: readonly FixedMatch[];
}

export type PlanAnswer =
  | { readonly kind: 'found'; readonly found: FoundPlan }
  /** `why` holds the demands that contradict each other; it is null if no plan was found even without any demand. */
  | { readonly kind: 'none'; readonly why: Contradiction | null };

function answer({ settings, fixed }: PlanQuestion): PlanAnswer {
  const found = findPlan(settings, fixed);
  if (found.plan !== null) return { kind: 'found', found };
  return { kind: 'none', why: finish(searchContradiction(settings, fixed)) };
}

self.onmessage = ({ data }: MessageEvent<PlanQuestion>) => self.postMessage(answer(data));
