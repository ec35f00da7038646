import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import {
  findBlocksPlan,
  type FoundBlocksPlan,
  type NoBlocksPlan,
} from '@futsal-cup/domain/plan/blocks/find-blocks-plan';
import { findObstacles, type BlocksDemand } from '@futsal-cup/domain/plan/blocks/find-obstacles';
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

/** The question for a plan over categories. */
interface BlocksQuestion {
  readonly blocks: BlocksSettings;
  readonly fixedOf: readonly (readonly FixedMatch[])[];
}

export type BlocksAnswer =
  | { readonly kind: 'found'; readonly found: FoundBlocksPlan }
  /** `obstacles` are the demands without which there is a plan; empty where none was found for the part in `why` without any. */
  | { readonly kind: 'none'; readonly why: NoBlocksPlan; readonly obstacles: readonly BlocksDemand[] };

export type Question = PlanQuestion | BlocksQuestion;

export type AnswerTo<Asked extends Question> = Asked extends BlocksQuestion ? BlocksAnswer : PlanAnswer;

function answerBlocks({ blocks, fixedOf }: BlocksQuestion): BlocksAnswer {
  const found = findBlocksPlan(blocks, fixedOf);
  if (found.plans !== null) return { kind: 'found', found };
  const { demands, tooShort } = findObstacles(blocks, fixedOf);
  return { kind: 'none', why: tooShort ?? found, obstacles: demands };
}

export function answerQuestion(question: Question): PlanAnswer | BlocksAnswer {
  return 'blocks' in question ? answerBlocks(question) : answerPlan(question);
}

function answerPlan({ settings, fixed, isWhyAsked }: PlanQuestion): PlanAnswer {
  const found = findPlan(settings, fixed);
  if (found.plan !== null) return { kind: 'found', found };
  return { kind: 'none', why: isWhyAsked ? finish(searchContradiction(settings, fixed)) : null };
}
