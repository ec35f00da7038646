import type { BlocksSettings } from './block-settings';
import type { Plan } from '../find-plan';
import { encodePlan } from '../plan-request';

/**
 * A plan over categories as it is sent: its settings, and for each category the slots of its matches (-1: it has begun and stays) and the
 * fingerprint of the matches that the sender saw.
 */
export interface BlocksRequest {
  readonly settings: BlocksSettings;
  readonly slots: readonly (readonly number[])[];
  readonly fingerprints: readonly number[];
}

/** The plan as it is sent. A match that has begun stays. */
export function encodeBlocksPlan(settings: BlocksSettings, plans: readonly Plan[]): BlocksRequest {
  const encoded = plans.map((plan) => encodePlan(plan, new Set(plan.fixed.map(({ match }) => match))));
  return {
    settings,
    slots: encoded.map(({ slots }) => slots),
    fingerprints: encoded.map(({ fingerprint }) => fingerprint),
  };
}
