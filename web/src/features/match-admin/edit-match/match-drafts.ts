import { useState } from 'react';
import type { Match } from '../../../shared/cup/cup';
import { useUnsaved } from '../../../shared/forms/unsaved-form';
import { areSameValues, valuesOf, type MatchValues } from '../match-form/match-values';

/** Values that were typed but not saved, and the match as it was then. */
interface MatchDraft {
  readonly base: Match;
  readonly values: MatchValues;
}

export interface MatchDrafts {
  readonly of: (match: Match) => MatchDraft;
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

  const of = (match: Match) => drafts.get(match.matchId) ?? { base: match, values: valuesOf(match) };

  return { of, keep, drop };
}
