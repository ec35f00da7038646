import type { PublishedPlan } from '../cup/records';
import type { BlocksRequest } from './blocks/blocks-request';
import { readForm1 } from './older-plan';
import type { PlanRequest } from './plan-request';

/** The number of the present form of a published plan. A plan of another form was written by another version of the site. */
export const PLAN_FORM = 2;

/** The number of the form of a plan over categories. This version of the site reads every form up to it. */
export const BLOCKS_FORM = 3;

/** The largest text of a published plan, in bytes of UTF-8. A request that applies a plan has no more bytes than this either. */
const MAX_PLAN_BYTES = 100_000;

/** Whether a text has at most the bytes that a published plan may have. */
export function isOfPlanSize(text: string): boolean {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes <= MAX_PLAN_BYTES;
}

/** The settings of a published plan, and the slot of each of its matches; -1 for a match that had begun when the plan was applied. */
export type PlanContent = Pick<PlanRequest, 'settings' | 'slots'>;

/** The plan as it is stored. Its text has the fields in one order, so that the same plan is the same text. */
export function writePlan({ settings, slots }: PlanContent): PublishedPlan {
  return { form: PLAN_FORM, text: JSON.stringify({ settings, slots }) };
}

/**
 * What a published plan says; null for a plan of a form that only another version of the site can read. Of a plan of form 1, the settings are
 * read and its slots are left out.
 */
export function readPlan({ form, text }: PublishedPlan): PlanContent | null {
  if (form === 1) return { settings: readForm1(text), slots: [] };
  return form === PLAN_FORM ? (JSON.parse(text) as PlanContent) : null;
}

/** The settings of a published plan over categories, and the slot of each match of each category. */
export type BlocksContent = Pick<BlocksRequest, 'settings' | 'slots'>;

export function writeBlocksPlan({ settings, slots }: BlocksContent): PublishedPlan {
  return { form: BLOCKS_FORM, text: JSON.stringify({ settings, slots }) };
}

/** What a published plan over categories says; null for any other plan. */
export function readBlocksPlan({ form, text }: PublishedPlan): BlocksContent | null {
  return form === BLOCKS_FORM ? (JSON.parse(text) as BlocksContent) : null;
}

/** Whether this version of the site reads the plan, so that it may be replaced. */
export function isPlanReadable(plan: PublishedPlan): boolean {
  return readPlan(plan) !== null || readBlocksPlan(plan) !== null;
}
