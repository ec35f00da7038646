import type { Fixtures, PlanSide } from './format/derive-matches';
import type { Plan } from './find-plan';
import type { PlanSettings } from './settings';
import { encodeSlot } from './timetable/slots';

/**
 * A plan as it is sent: the settings, from which the server derives the matches itself, and for each match its slot (-1: it
 * stays where it is, because it was played). The fingerprint tells which matches the sender saw.
 */
export interface PlanRequest {
  readonly settings: PlanSettings;
  readonly slots: readonly number[];
  readonly fingerprint: number;
}

function describeSide(side: PlanSide): string {
  return Object.values(side).join(' ');
}

/**
 * A number that changes with any pairing (FNV-1a, 32 bits), so that two builds which draw or pair differently notice it. It is no
 * protection against malice.
 */
export function fingerprintOf({ matches }: Fixtures): number {
  let hash = 0x811c9dc5;
  for (const { stage, group, local, visitor } of matches) {
    for (const character of `${stage} ${group} ${describeSide(local)} ${describeSide(visitor)};`) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
    }
  }
  return hash >>> 0;
}

/**
 * The plan as it is sent; `staying` are the matches (indexes) that were played and stay. A match that was fixed by hand is sent with its
 * slot.
 */
export function encodePlan(plan: Plan, staying: ReadonlySet<number>): PlanRequest {
  const { settings, fixtures, fixed, slots } = plan;
  const sent = [...slots];
  for (const { match, court, start } of fixed) {
    sent[match] = staying.has(match) || court === null ? -1 : encodeSlot({ court, start }, settings.time);
  }
  return { settings, slots: sent, fingerprint: fingerprintOf(fixtures) };
}
