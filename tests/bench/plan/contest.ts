import { findPlan } from '@futsal-cup/domain/plan/find-plan';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { median } from '../report/statistics';

/**
 * Counts the slots that the groups take by the rule of evroon/bracket (`schedule_all_unscheduled_matches`, read in its source): it
 * puts all matches of stage item i on court min(i, last), one after the other.
 */
function slotsByStageItem(settings: PlanSettings): number {
  const courts = settings.time.courts.length;
  const taken = new Array<number>(courts).fill(0);
  for (const { group } of deriveFixtures(settings).matches) {
    if (group === null) continue;
    const court = Math.min(group, courts - 1);
    taken[court] = (taken[court] ?? 0) + 1;
  }
  return Math.max(...taken);
}

/** Counts the slots of the grid between the beginning and the end of the groups. */
function slotsOfOurs(settings: PlanSettings): { readonly slots: number; readonly atLeast: number } {
  const found = findPlan(settings);
  if (found.plan === null) throw new Error('a cup of the bench has no plan');
  const step = settings.time.minutesPerMatch + settings.time.minutesBetween;
  const [groups] = found.phases;
  if (!groups) throw new Error('a cup of the bench has no groups');
  const inSlots = (end: number) => Math.ceil((end - groups.bound.from) / step);
  return { slots: inSlots(groups.end), atLeast: inSlots(groups.bound.end) };
}

/** Returns a row of the contest: groups of four on some courts, planned by both rules. Our plan also keeps a rest of one slot. */
export function comparePlans(groups: number, courts: number) {
  const settings = buildPlanSettings({
    teams: groups * 4,
    courts,
    format: { groups, qualifiers: 2 },
    time: { leastRest: 10 },
  });
  const { slots, atLeast } = slotsOfOurs(settings);
  return {
    'groups of 4': groups,
    courts,
    'evroon/bracket, slots, no rest': slotsByStageItem(settings),
    'ours, slots, a slot of rest': slots,
    'no plan has fewer than': atLeast,
  };
}

/**
 * Counts the cups whose plan cannot be shorter, on the grid of its courts and with any start times, and measures how many minutes
 * shorter the other plans might be.
 */
export function countShortest(cups: readonly PlanSettings[]) {
  const left = cups.map((settings) => {
    const found = findPlan(settings);
    if (found.plan === null) throw new Error('a usual cup has no plan');
    return { onGrid: found.gap, anyStart: Math.max(0, found.end - found.anyStart.end) };
  });
  const onGrid = left.map((minutes) => minutes.onGrid);
  const anyStart = left.map((minutes) => minutes.anyStart);
  return {
    cups: cups.length,
    'no plan on the grid is shorter': onGrid.filter((minutes) => minutes === 0).length,
    'largest gap, minutes': Math.max(...onGrid),
    'no plan at all is shorter': anyStart.filter((minutes) => minutes === 0).length,
    'other beginnings save at most, minutes (median)': median(anyStart),
    'the largest of these': Math.max(...anyStart),
  };
}
