import { createContext, useContext, useState } from 'react';
import type { Match } from '../../../shared/cup/cup';
import { useUnsaved } from '../../../shared/forms/unsaved-form';
import { areSameValues, valuesOf, type MatchValues } from '../match-form/match-values';

/**
 * Why a draft is not saved: nobody has asked for it yet; the save failed for a reason that may pass and is tried again; or
 * the server refused it, and a person has to decide.
 */
type DraftState = 'typed' | 'waiting' | 'refused';

/** Values that were typed but not saved, and the match as it was then. */
export interface MatchDraft {
  readonly base: Match;
  readonly values: MatchValues;
  readonly state: DraftState;
}

export interface MatchDrafts {
  readonly all: readonly MatchDraft[];
  readonly of: (matchId: string) => MatchDraft | null;
  readonly keep: (draft: MatchDraft) => void;
  readonly drop: (matchId: string) => void;
}

/** Keeps what was typed when a modal is closed without saving, and gives it back when it is opened again. */
export function useMatchDrafts(): MatchDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, MatchDraft>>(new Map());
  useUnsaved(drafts.size > 0);

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
