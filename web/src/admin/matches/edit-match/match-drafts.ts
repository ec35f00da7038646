import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { createContext, useContext, useState } from 'react';
import { ApiError } from '../../../shelf/api/api-error';
import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { allMatches } from '../../../shelf/cup/all-matches';
import { useUnsaved } from '../../forms/unsaved-form';
import { areSameValues, valuesOf, type MatchValues } from '../match-form/match-values';

/**
 * Why a draft is not saved: nobody has asked for it yet; the save failed for a reason that may pass and is tried again; or
 * the server refused it, and a person has to decide.
 */
type DraftState = 'typed' | 'waiting' | 'refused';

/** Values that were typed but not saved, and the match as it was then. */
export interface MatchDraft {
  readonly base: Match;
  /** The match with the teams that a typed score is for. They may have become known since `base`. */
  readonly seen: Match;
  readonly values: MatchValues;
  readonly state: DraftState;
  /** Its save brings other teams into matches with a score, and was confirmed as such. */
  readonly leadsToReview: boolean;
}

export interface MatchDrafts {
  readonly all: readonly MatchDraft[];
  readonly of: (matchId: string) => MatchDraft | null;
  readonly keep: (draft: MatchDraft) => void;
  readonly drop: (matchId: string) => void;
}

const GONE: ErrorCode = 'match_not_found';

/** The match was deleted meanwhile, which the banner says: no draft of it can be saved any more. */
export function isMatchGone(error: unknown): boolean {
  return error instanceof ApiError && error.items.some(({ msg }) => msg === GONE);
}

/** Keeps what was typed when a modal is closed without saving, and gives it back when it is opened again. */
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

/** The drafts, for the rows of the lists. */
export const MatchDraftsContext = createContext<DraftActions | null>(null);

export function useDraftActions(): DraftActions {
  const actions = useContext(MatchDraftsContext);
  if (!actions) throw new Error('useDraftActions needs a MatchDraftsContext around it.');
  return actions;
}
