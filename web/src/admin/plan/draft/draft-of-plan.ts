import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import { choicesOf } from '@futsal-cup/domain/plan/format/presets';
import type { PlanSettings, PlanWish } from '@futsal-cup/domain/plan/settings';
import type { Cup } from '../../../shelf/cup/cup';
import { rulesValuesOf } from '../../tournaments/details/match-rules-values';
import { formatDraft, type PlanDraft, type WishDraft } from './plan-draft';
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
      ...formatDraft(choicesOf(format)),
      isDrawn: format.drawSeed !== null,
      drawSeed: format.drawSeed === null ? drawSeed : String(format.drawSeed),
    },
    time: {
      days: time.days,
      courts: time.courts,
      breaks: time.breaks ?? [],
      steps: format.steps.map(({ minutesPerMatch = '', day = null, matchRules }) => ({
        minutesPerMatch: String(minutesPerMatch),
        day,
        rules: matchRules ? rulesValuesOf(matchRules) : null,
      })),
      minutesPerMatch: String(time.minutesPerMatch),
      minutesBetween: String(time.minutesBetween),
      leastRest: String(time.leastRest),
      pauseBeforeKnockout: String(time.pauseBeforeKnockout),
    },
    wishes: wishes.flatMap((wish) => wishDraft(wish, settings)),
    moved: null,
    basis: { updatedAt, teams, names, steps: format.steps },
  };
  // A plan of an older form says nothing about its slots.
  const moved = slots.length > 0 ? { settings: JSON.stringify(settingsOf(draft, cup)), slots } : null;
  return { ...draft, moved };
}
