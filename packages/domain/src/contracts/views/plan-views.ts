import type { BlocksContent } from '../../plan/published-plan';
import type { PlanSettings } from '../../plan/settings';

/* The view of a published plan. The file has only types, like cup-views.ts. */

/** The plan that was applied last. */
export interface PlanView {
  /** The number of the form in which the plan is stored. */
  readonly form: number;
  /** The settings; null for a plan of another form than this version of the site reads. */
  readonly settings: PlanSettings | null;
  /** The slot of each match as a number; -1 for a match that had begun when the plan was applied. */
  readonly slots: readonly number[];
  /** The settings and slots of a plan over categories; missing for any other. `settings` is null then. */
  readonly blocks?: BlocksContent;
  /** When the plan was applied. An ISO instant. */
  readonly updatedAt: string;
}
