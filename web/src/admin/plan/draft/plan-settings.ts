import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { findSettingsProblems } from '@futsal-cup/domain/plan/find-settings-problems';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { useMemo } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { useDraft } from './plan-store';
import { settingsOf } from './settings-of-draft';

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
