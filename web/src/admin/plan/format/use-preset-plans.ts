import { findSettingsProblems, isFormatValid } from '@futsal-cup/domain/plan/find-settings-problems';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { stepsOf } from '@futsal-cup/domain/plan/format/presets';
import { LEAST_TEAMS, usualChoices } from '@futsal-cup/domain/plan/format/usual-choices';
import { PRESETS, type PlanSettings, type PlanStep, type Preset } from '@futsal-cup/domain/plan/settings';
import { useMemo } from 'react';
import type { Cup } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { type PlanDraft, usualFormat } from '../draft/plan-draft';
import { usePlanCategory } from '../draft/plan-category';
import { useDraft } from '../draft/plan-store';
import { settingsOf } from '../draft/settings-of-draft';
import type { PlanQuestion } from '../search/answer-question';
import { keptMatches } from '../search/kept-matches';
import { type PlanLength, usePlanLengths } from '../search/use-plan-lengths';

/** What a preset comes to with the present teams, times and courts. */
export interface PresetPlan {
  readonly preset: Preset;
  /** The steps that are drawn: those of the least number of teams where there are too few. */
  readonly drawn: { readonly steps: readonly PlanStep[]; readonly teams: number };
  /** The number of matches; null where the format has a problem. */
  readonly matches: number | null;
  /** The question for the plan; null where the settings have a problem. */
  readonly question: PlanQuestion | null;
}

/** A wish for the courts of a stage is not one for a format without that stage. */
function withoutOtherStages(settings: PlanSettings): PlanSettings {
  const { stages } = deriveFixtures(settings);
  const wishes = settings.wishes.filter((wish) => wish.kind !== 'courts' || stages.includes(wish.stage));
  return { ...settings, wishes };
}

function presetPlan(preset: Preset, draft: PlanDraft, cup: Cup): PresetPlan {
  const teams = cup.Teams.length;
  const isChosen = draft.format.preset === preset;
  const format = isChosen ? draft.format : { ...draft.format, ...usualFormat(preset, teams) };
  const settings = settingsOf({ ...draft, format }, cup);
  if (!isFormatValid(settings)) {
    const least = LEAST_TEAMS[preset];
    const steps = stepsOf(usualChoices(preset, Math.max(teams, least)), Math.max(teams, least));
    return { preset, drawn: { steps, teams: Math.max(teams, least) }, matches: null, question: null };
  }
  const kept = isChosen ? settings : withoutOtherStages(settings);
  const isPlannable = findSettingsProblems(kept, cup.timeZone).length === 0;
  return {
    preset,
    drawn: { steps: settings.format.steps, teams },
    matches: deriveFixtures(settings).matches.length,
    question: isPlannable ? { settings: kept, fixed: keptMatches(cup, kept).fixed, isWhyAsked: false } : null,
  };
}

/** Returns what each preset comes to: the chosen one as it is filled in, the others with their usual choices. Lengths arrive one by one. */
export function usePresetPlans(): readonly (PresetPlan & { readonly length: PlanLength | null })[] {
  const cup = useCurrentCup();
  const { draft } = useDraft();
  // How long a category takes depends on who shares its blocks.
  const isAlone = usePlanCategory() === null;
  const plans = useMemo(() => PRESETS.map((preset) => presetPlan(preset, draft, cup)), [draft, cup]);
  const lengths = usePlanLengths(plans.map(({ question }) => (isAlone ? question : null)));
  return plans.map((plan, index) => ({
    ...plan,
    question: isAlone ? plan.question : null,
    length: lengths[index] ?? null,
  }));
}
