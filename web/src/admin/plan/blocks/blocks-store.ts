import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { findBlocksProblems } from '@futsal-cup/domain/plan/blocks/find-blocks-problems';
import { useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { draftOfPlan } from '../draft/draft-of-plan';
import { followTeams, newDraft, openDraft } from '../draft/plan-draft';
import { draftKey, giveUp, keep, readStored, usePlans } from '../draft/plan-store';
import { usePublished } from '../published/published-context';
import {
  blocksSettingsOf,
  draftOfBlocks,
  newBlocksDraft,
  type BlocksDraft,
  type DraftedCategory,
} from './blocks-draft';
import { categoryCups, planViewOf } from './category-cups';

/** The courts and blocks are stored in the browser under the id of their cup. */
const KEY = 'plan-blocks/';

interface BlocksState {
  /** The drafts that were changed since the page was opened; null for one that was given up. */
  readonly drafts: Readonly<Record<string, BlocksDraft | null>>;
}

const useBlocks = create<BlocksState>(() => ({ drafts: {} }));

function isDraft(stored: unknown): stored is BlocksDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { courts, blocks, apart } = stored as Partial<BlocksDraft>;
  return [courts, blocks, apart].every(Array.isArray);
}

/** Unreadable data counts as no draft. */
function readBlocks(tournamentId: string): BlocksDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + tournamentId) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Returns the categories of the current cup with what is typed for the format of each. */
function useDraftedCategories() {
  const cup = useCurrentCup();
  const view = usePublished();
  const { courtName } = useAdminTexts().plan.time;
  const changed = usePlans(({ drafts }) => drafts);
  const [drawSeed] = useState(() => Math.floor(Math.random() * 1_000_000));
  const drafted = useMemo(
    () =>
      categoryCups(cup).map((category) => {
        const key = draftKey(cup.tournamentId, category.categoryId);
        const published = planViewOf(view, category.categoryId);
        const planned = published && draftOfPlan(published, category.cup, String(drawSeed));
        const basis = planned?.basis ?? null;
        const stored = changed[key] === undefined ? readStored(key) : changed[key];
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
    for (const { key, isFresh, draft } of drafted) if (isFresh) keep(key, draft);
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
  const [left] = useState(() => readBlocks(tournamentId));
  const [fresh] = useState(() => newBlocksDraft(categories, [courtName(1), courtName(2)]));
  const published = useMemo(
    () => (view?.blocks ? draftOfBlocks(view.blocks.settings, view.updatedAt) : null),
    [view],
  );
  const changed = useBlocks(({ drafts }) => drafts[tournamentId]);
  const own = openDraft(changed === undefined ? left : changed, published?.basis);
  const draft = own ?? published ?? fresh;
  const settings = useMemo(() => blocksSettingsOf(draft, categories), [draft, categories]);
  const problems = useMemo(() => findBlocksProblems(settings, cup), [settings, cup]);
  const isSame = view?.blocks !== undefined && canonical(view.blocks.settings) === canonical(settings);
  const isOvertaken =
    draft.basis !== (published?.basis ?? null) ||
    categories.some(({ draft: typed, basis }) => typed.basis?.updatedAt !== basis?.updatedAt);
  const state = !view?.blocks ? 'none' : isSame ? 'published' : isOvertaken ? 'overtaken' : 'draft';
  const store = (next: BlocksDraft | null) => {
    useBlocks.setState(({ drafts }) => ({ drafts: { ...drafts, [tournamentId]: next } }));
    lenientStorage.setItem(KEY + tournamentId, JSON.stringify(next));
  };
  const change = (changes: Partial<BlocksDraft>) => {
    const before = openDraft(useBlocks.getState().drafts[tournamentId], published?.basis) ?? draft;
    store({ ...before, ...changes, publishedAt: undefined });
  };
  return {
    ...{ categories, draft, settings, problems, state, change },
    isTyped: Boolean(own) || categories.some(({ isTyped }) => isTyped),
    giveUp() {
      for (const { key } of categories) giveUp(key);
      store(null);
    },
    follow() {
      const publishedAt = published?.basis ?? undefined;
      for (const { key, draft: typed } of categories) keep(key, { ...typed, publishedAt });
      store({ ...draft, publishedAt });
    },
    keepDraft() {
      for (const { key, draft: typed, basis } of categories) keep(key, { ...typed, basis });
      change({ basis: published?.basis ?? null });
    },
  };
}
