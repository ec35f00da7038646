import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { createContext, useContext, useState } from 'react';
import { ApiError } from '../../../shelf/api/api-error';
import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { allMatches } from '../../../shelf/cup/all-matches';
import { useUnsaved } from '../../forms/unsaved-form';
import { areSameValues, valuesOf, type MatchValues } from '../match-form/match-values';

/**
 * Says why a draft is not saved: `typed` was never sent; `waiting` failed for a passing reason and is sent again; `refused`
 * was refused by the server, so a person must decide.
 */
type DraftState = 'typed' | 'waiting' | 'refused';

/** Holds unsaved values and the match as it was when they were typed. */
export interface MatchDraft {
  readonly base: Match;
  /** The match with the teams that a typed score belongs to. The teams may have become known after `base`. */
  readonly seen: Match;
  readonly values: MatchValues;
  readonly state: DraftState;
  /** True if the person has confirmed that the save brings other teams into matches with a score. */
  readonly leadsToReview: boolean;
}

export interface MatchDrafts {
  readonly all: readonly MatchDraft[];
  readonly of: (matchId: string) => MatchDraft | null;
  readonly keep: (draft: MatchDraft) => void;
  readonly drop: (matchId: string) => void;
}

const GONE: ErrorCode = 'match_not_found';

/**
 * Tells whether a save has failed because the match was deleted meanwhile. The banner says so, and a draft of the match cannot be saved any
 * more.
 */
export function isMatchGone(error: unknown): boolean {
  return error instanceof ApiError && error.items.some(({ msg }) => msg === GONE);
}

/** Preserves the input when a modal is closed without saving, and restores it when the modal is opened again. */
export function useMatchDrafts(): MatchDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, MatchDraft>>(new Map());
  // A match that somebody else has deleted has no row any more in which its draft could be seen.
  const matches = allMatches(useCurrentCup());
  useUnsaved(matches.some(({ matchId }) => drafts.has(matchId)));

  const drop = (matchId: string) =>
    setDrafts((last) => new Map([...last].filter(([draftId]) => draftId !== matchId)));

  const keep = (draft: MatchDraft) => {
    if (areSameValues(draft.values, valuesOf(draft.base))) return drop(draft.base.matchId);
    setDrafts((last) => new Map(last).set(draft.base.matchId, draft));
  };

  return { all: [...drafts.values()], of: (matchId) => drafts.get(matchId) ?? null, keep, drop };
}

interface DraftActions {
  readonly drafts: MatchDrafts;
  readonly onTryAgain: (draft: MatchDraft) => void;
}

/** Gives the rows of the lists access to the drafts. */
export const MatchDraftsContext = createContext<DraftActions | null>(null);

export function useDraftActions(): DraftActions {
  const actions = useContext(MatchDraftsContext);
  if (!actions) throw new Error('useDraftActions needs a MatchDraftsContext around it.');
  return actions;
}
