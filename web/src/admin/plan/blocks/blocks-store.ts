import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { findBlocksProblems } from '@futsal-cup/domain/plan/blocks/find-blocks-problems';
import { useEffect, useMemo, useState } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { draftOfPlan } from '../draft/draft-of-plan';
import { followTeams, newDraft, openDraft } from '../draft/plan-draft';
import { draftStore } from '../draft/draft-store';
import { draftKey, planDrafts } from '../draft/plan-store';
import { usePublished } from '../published/published-context';
import {
  blocksSettingsOf,
  draftOfBlocks,
  newBlocksDraft,
  type BlocksDraft,
  type DraftedCategory,
} from './blocks-draft';
import { categoryCups, planViewOf } from './category-cups';

function isDraft(stored: unknown): stored is BlocksDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { courts, blocks, apart } = stored as Partial<BlocksDraft>;
  return [courts, blocks, apart].every(Array.isArray);
}

/** The courts and blocks are stored under the id of their cup. */
const blocksDrafts = draftStore('plan-blocks/', (stored) => (isDraft(stored) ? stored : null));

/** Returns the categories of the current cup with what is typed for the format of each. */
function useDraftedCategories() {
  const cup = useCurrentCup();
  const view = usePublished();
  const { courtName } = useAdminTexts().plan.time;
  const changed = planDrafts.useChanged();
  const [drawSeed] = useState(() => Math.floor(Math.random() * 1_000_000));
  const drafted = useMemo(
    () =>
      categoryCups(cup).map((category) => {
        const key = draftKey(cup.tournamentId, category.categoryId);
        const published = planViewOf(view, category.categoryId);
        const planned = published && draftOfPlan(published, category.cup, String(drawSeed));
        const basis = planned?.basis ?? null;
        const stored = changed[key] === undefined ? planDrafts.readStored(key) : changed[key];
        const own = openDraft(stored, basis?.updatedAt);
        const draft = own ?? planned ?? newDraft(category.cup, courtName, drawSeed);
        const isFresh = !own && !planned;
        const isTyped = Boolean(own);
        return {
          ...category,
          key,
          isFresh,
          isTyped,
          basis,
          draft: followTeams(draft, category.cup.Teams.length),
        };
      }),
    [cup, view, changed, drawSeed, courtName],
  );
  // A new draw keeps its number on all steps.
  useEffect(() => {
    for (const { key, isFresh, draft } of drafted) if (isFresh) planDrafts.keep(key, draft);
  }, [drafted]);
  return drafted;
}

/** How what is typed stands to the published plan: `overtaken` was begun before that plan was published. */
type BlocksPlanState = 'none' | 'published' | 'draft' | 'overtaken';

export interface EditedBlocks {
  readonly categories: readonly DraftedCategory[];
  readonly draft: BlocksDraft;
  readonly settings: BlocksSettings;
  readonly problems: readonly ErrorItem[];
  readonly state: BlocksPlanState;
  /** Whether any of it is stored in this browser, as it is also when it says the same as the published plan. */
  readonly isTyped: boolean;
  readonly change: (changes: Partial<BlocksDraft>) => void;
  /** Gives what is typed in this browser up, or keeps it beside the plan that was published since. */
  readonly giveUp: () => void;
  readonly keepDraft: () => void;
  /** Shows the published plan, which says the same, as long as it or a later one is there. */
  readonly follow: () => void;
}

/**
 * Returns the plan over the categories of the current cup as it is typed: as it was left in this browser, else as it was published, else a new
 * one. What is typed is stored at once.
 */
export function useBlocksDraft(): EditedBlocks {
  const cup = useCurrentCup();
  const { tournamentId } = cup;
  const { courtName } = useAdminTexts().plan.time;
  const categories = useDraftedCategories();
  const view = usePublished();
  const [fresh] = useState(() => newBlocksDraft(categories, [courtName(1), courtName(2)]));
  const published = useMemo(
    () => (view?.blocks ? draftOfBlocks(view.blocks.settings, view.updatedAt) : null),
    [view],
  );
  const own = openDraft(blocksDrafts.useOwn(tournamentId), published?.basis);
  const draft = own ?? published ?? fresh;
  const settings = useMemo(() => blocksSettingsOf(draft, categories), [draft, categories]);
  const problems = useMemo(() => findBlocksProblems(settings, cup), [settings, cup]);
  const isSame = view?.blocks !== undefined && canonical(view.blocks.settings) === canonical(settings);
  const isOvertaken =
    draft.basis !== (published?.basis ?? null) ||
    categories.some(({ draft: typed, basis }) => typed.basis?.updatedAt !== basis?.updatedAt);
  const state = !view?.blocks ? 'none' : isSame ? 'published' : isOvertaken ? 'overtaken' : 'draft';
  const change = (changes: Partial<BlocksDraft>) => {
    const before = openDraft(blocksDrafts.useChanged.getState()[tournamentId], published?.basis) ?? draft;
    blocksDrafts.keep(tournamentId, { ...before, ...changes, publishedAt: undefined });
  };
  return {
    ...{ categories, draft, settings, problems, state, change },
    isTyped: Boolean(own) || categories.some(({ isTyped }) => isTyped),
    giveUp() {
      for (const { key } of categories) planDrafts.keep(key, null);
      blocksDrafts.keep(tournamentId, null);
    },
    follow() {
      const publishedAt = published?.basis ?? undefined;
      for (const { key, draft: typed } of categories) planDrafts.keep(key, { ...typed, publishedAt });
      blocksDrafts.keep(tournamentId, { ...draft, publishedAt });
    },
    keepDraft() {
      for (const { key, draft: typed, basis } of categories) planDrafts.keep(key, { ...typed, basis });
      change({ basis: published?.basis ?? null });
    },
  };
}
