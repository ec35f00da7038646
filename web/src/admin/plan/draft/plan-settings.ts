import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { isLanguage } from '@futsal-cup/domain/cup/text/languages';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { findSettingsProblems } from '@futsal-cup/domain/plan/find-settings-problems';
import type { PlanSettings, PlanTeam, PlanWish } from '@futsal-cup/domain/plan/settings';
import { useMemo } from 'react';
import type { Cup } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { PLANNED_NAMES } from '../round-names';
import type { PlanDraft, WishDraft } from './plan-draft';
import { useDraft } from './plan-store';

/** Parses a typed number. Empty or other text becomes NaN, which the rules of a plan refuse. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** Returns the seeded teams first, the best at the top, then the others by name. */
function teamsOf(cup: Cup, seeded: readonly string[]): PlanTeam[] {
  const known = new Set(cup.Teams.map(({ teamId }) => teamId));
  const others = [...cup.Teams]
    .filter(({ teamId }) => !seeded.includes(teamId))
    .sort((a, b) => compareNames(a.name, b.name));
  return [
    ...seeded.filter((teamId) => known.has(teamId)).map((teamId) => ({ teamId, isSeeded: true })),
    ...others.map(({ teamId }) => ({ teamId, isSeeded: false })),
  ];
}

/** A wish of a deleted team is ignored. */
function wishesOf(wishes: readonly WishDraft[], teams: readonly PlanTeam[]): PlanWish[] {
  return wishes.flatMap((wish): PlanWish[] => {
    if (!('teamId' in wish)) return [wish];
    const team = teams.findIndex(({ teamId }) => teamId === wish.teamId);
    const { kind, day, time } = wish;
    return team === -1 ? [] : [{ kind, team, day, time }];
  });
}

/** Builds the settings from a draft, valid or not. */
function settingsOf(draft: PlanDraft, cup: Cup): PlanSettings {
  const { format, time } = draft;
  const teams = teamsOf(cup, draft.seeded);
  return {
    teams,
    format: {
      groups: numberOf(format.groups),
      rounds: format.rounds === '2' ? 2 : 1,
      qualifiers: format.groups === '0' ? 0 : numberOf(format.qualifiers),
      bestOfNext: format.groups === '0' ? 0 : numberOf(format.bestOfNext),
      thirdPlace: format.thirdPlace,
      placesFiveToEight: format.placesFiveToEight,
      drawSeed: format.isDrawn ? numberOf(format.drawSeed) : null,
    },
    time: {
      days: time.days,
      courts: time.courts,
      minutesPerMatch: numberOf(time.minutesPerMatch),
      minutesBetween: numberOf(time.minutesBetween),
      leastRest: numberOf(time.leastRest),
      pauseBeforeKnockout: numberOf(time.pauseBeforeKnockout),
    },
    wishes: wishesOf(draft.wishes, teams),
    names: PLANNED_NAMES[isLanguage(cup.language) ? cup.language : 'en'],
  };
}

export interface DraftedPlan {
  readonly settings: PlanSettings;
  readonly problems: readonly ErrorItem[];
}

/** Returns the settings from the draft of the current cup, with all their problems. */
export function useDraftedPlan(): DraftedPlan {
  const cup = useCurrentCup();
  const { draft } = useDraft();
  return useMemo(() => {
    const settings = settingsOf(draft, cup);
    return { settings, problems: findSettingsProblems(settings, cup.timeZone) };
  }, [draft, cup]);
}
