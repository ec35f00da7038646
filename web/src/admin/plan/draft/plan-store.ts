import { useEffect, useMemo, useState } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { usePublished } from '../published/published-context';
import { draftOfPlan } from './draft-of-plan';
import { draftStore } from './draft-store';
import { usePlanCategory } from './plan-category';
import { followTeams, newDraft, openDraft, type PlanDraft } from './plan-draft';

/** The key of a draft: the id of its cup, and that of its category if it has one. */
export function draftKey(tournamentId: string, categoryId: string | null): string {
  return categoryId === null ? tournamentId : `${tournamentId}/${categoryId}`;
}

function isDraft(stored: unknown): stored is PlanDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { pasted, seeded, format, time, wishes } = stored as Partial<PlanDraft>;
  const lists = [seeded, wishes, time?.days, time?.courts];
  return typeof pasted === 'string' && typeof format === 'object' && lists.every(Array.isArray);
}

/** A draft from before the presets has other fields for the places that are played for, and one from before two phases has none for these. */
function withPreset(stored: PlanDraft): PlanDraft {
  const { format } = stored;
  const { thirdPlace, placesFiveToEight } = format as { thirdPlace?: boolean; placesFiveToEight?: boolean };
  const playedTo = placesFiveToEight ? '8' : thirdPlace ? '4' : '2';
  const preset = format.groups === '0' ? 'knockout' : 'knockout-after-groups';
  const choices = { preset, matchesEach: '', playedTo, cups: '2' };
  const ofTwoPhases = { secondGroups: '2', toSecondGroups: '2', deal: 'mixed' };
  return { ...stored, format: { ...choices, ...ofTwoPhases, ...format } };
}

export const planDrafts = draftStore('plan/', (stored) => (isDraft(stored) ? withPreset(stored) : null));

export interface EditedDraft {
  readonly draft: PlanDraft;
  /** The draft of the published plan; null where no plan can be read. */
  readonly published: PlanDraft | null;
  /**
   * Applies the changes and stores the draft at once. After an asynchronous step, pass a function, which gets the draft as
   * it is by then.
   */
  readonly change: (changes: Partial<PlanDraft> | ((present: PlanDraft) => Partial<PlanDraft>)) => void;
  /** Gives the draft of this browser up. */
  readonly giveUp: () => void;
  /** Shows the published plan, which says the same as the draft, as long as it or a later one is there. */
  readonly follow: () => void;
}

/**
 * Returns the draft of the current cup's plan: as it was left in this browser, else as the plan was published, else a new one. A draft that
 * nobody has changed follows the published plan, and is not stored.
 */
export function useDraft(): EditedDraft {
  const cup = useCurrentCup();
  const { Teams } = cup;
  const key = draftKey(cup.tournamentId, usePlanCategory());
  const { courtName } = useAdminTexts().plan.time;
  const view = usePublished();
  const [fresh] = useState(() => newDraft(cup, courtName, Math.floor(Math.random() * 1_000_000)));
  const published = useMemo(() => view && draftOfPlan(view, cup, fresh.format.drawSeed), [view, cup, fresh]);
  const publishedAt = published?.basis?.updatedAt;
  const own = openDraft(planDrafts.useOwn(key), publishedAt);
  const draft = own ?? published ?? fresh;

  // The number of a new draw stays the same on all steps.
  const isFresh = draft === fresh;
  useEffect(() => {
    if (isFresh && !planDrafts.useChanged.getState()[key]) planDrafts.keep(key, fresh);
  }, [key, isFresh, fresh]);

  const present = () =>
    followTeams(openDraft(planDrafts.useChanged.getState()[key], publishedAt) ?? draft, Teams.length);
  const change: EditedDraft['change'] = (changes) => {
    const before = present();
    const changed = typeof changes === 'function' ? changes(before) : changes;
    planDrafts.keep(key, { ...before, ...changed, publishedAt: undefined });
  };
  return {
    draft: useMemo(() => followTeams(draft, Teams.length), [draft, Teams.length]),
    published,
    change,
    giveUp: () => planDrafts.keep(key, null),
    follow: () => planDrafts.keep(key, { ...draft, publishedAt }),
  };
}
