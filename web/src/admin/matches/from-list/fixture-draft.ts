import type { FixtureColumn } from '@futsal-cup/domain/lists/fixture-columns';
import type { ListChoices } from '@futsal-cup/domain/lists/list-table';
import { draftStore } from '../../plan/draft/draft-store';

/** A list of fixtures that are not added yet, what somebody said of it, and where its matches come: into a stage, and to a place. */
interface FixtureDraft {
  readonly stageId: string | null;
  readonly location: string;
  readonly pasted: string;
  readonly list: ListChoices<FixtureColumn>;
}

const NO_FIXTURES: FixtureDraft = { stageId: null, location: '', pasted: '', list: {} };

/** The lists are stored under the id of their cup. */
const drafts = draftStore('fixture-list/', (stored) => {
  const draft = (stored ?? {}) as Partial<FixtureDraft>;
  return typeof draft.pasted === 'string' && draft.list ? { ...NO_FIXTURES, ...draft } : null;
});

/** Returns the list of fixtures of a cup, and the function that changes it as it is by then. */
export function useFixtureDraft(tournamentId: string) {
  const draft = drafts.useOwn(tournamentId) ?? NO_FIXTURES;
  const change = (changes: (present: FixtureDraft) => Partial<FixtureDraft>) => {
    const present = drafts.useChanged.getState()[tournamentId] ?? draft;
    drafts.keep(tournamentId, { ...present, ...changes(present) });
  };
  return { draft, change };
}
