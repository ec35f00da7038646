import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import type { PlanSettings, PlanWish } from '@futsal-cup/domain/plan/settings';
import type { Cup } from '../../../shelf/cup/cup';
import type { PlanDraft, WishDraft } from './plan-draft';
import { settingsOf } from './settings-of-draft';

function wishDraft(wish: PlanWish, { teams }: PlanSettings): WishDraft[] {
  if (!('team' in wish)) return [wish];
  const { kind, team, day, time } = wish;
  const { teamId } = teams[team] ?? {};
  return teamId === undefined ? [] : [{ kind, teamId, day, time }];
}

/**
 * Returns the draft that says the same as a published plan; `drawSeed` is proposed where that plan is without a draw. Returns null for a plan
 * of another version of the site.
 */
export function draftOfPlan(
  { settings, slots, updatedAt }: PlanView,
  cup: Cup,
  drawSeed: string,
): PlanDraft | null {
  if (settings === null) return null;
  const { format, time, teams, wishes, names } = settings;
  const draft: PlanDraft = {
    pasted: '',
    seeded: teams.filter(({ isSeeded }) => isSeeded).map(({ teamId }) => teamId),
    usualFor: teams.length,
    format: {
      groups: String(format.groups),
      rounds: String(format.rounds),
      qualifiers: String(format.qualifiers),
      bestOfNext: String(format.bestOfNext),
      thirdPlace: format.thirdPlace,
      placesFiveToEight: format.placesFiveToEight,
      isDrawn: format.drawSeed !== null,
      drawSeed: format.drawSeed === null ? drawSeed : String(format.drawSeed),
    },
    time: {
      days: time.days,
      courts: time.courts,
      minutesPerMatch: String(time.minutesPerMatch),
      minutesBetween: String(time.minutesBetween),
      leastRest: String(time.leastRest),
      pauseBeforeKnockout: String(time.pauseBeforeKnockout),
    },
    wishes: wishes.flatMap((wish) => wishDraft(wish, settings)),
    moved: null,
    basis: { updatedAt, teams, names },
  };
  return { ...draft, moved: { settings: JSON.stringify(settingsOf(draft, cup)), slots } };
}
