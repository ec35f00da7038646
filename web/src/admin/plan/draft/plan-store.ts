import { useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import { useCurrentCup } from '../../cup/cup-context';
import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { useAdminTexts } from '../../texts/admin-texts';
import { followTeams, newDraft, type PlanDraft } from './plan-draft';

/** A draft is stored in the browser under the id of its cup. */
const KEY = 'plan/';

interface PlanState {
  readonly drafts: Readonly<Record<string, PlanDraft>>;
}

const usePlans = create<PlanState>(() => ({ drafts: {} }));

function isDraft(stored: unknown): stored is PlanDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { pasted, seeded, format, time, wishes } = stored as Partial<PlanDraft>;
  const lists = [seeded, wishes, time?.days, time?.courts];
  return typeof pasted === 'string' && typeof format === 'object' && lists.every(Array.isArray);
}

/** Unreadable data counts as no draft, because people may clear or change the storage of their browser. */
function readStored(tournamentId: string): PlanDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY + tournamentId) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

function keep(tournamentId: string, draft: PlanDraft): void {
  usePlans.setState(({ drafts }) => ({ drafts: { ...drafts, [tournamentId]: draft } }));
  lenientStorage.setItem(KEY + tournamentId, JSON.stringify(draft));
}

export interface EditedDraft {
  readonly draft: PlanDraft;
  /**
   * Applies the changes and stores the draft at once. After an asynchronous step, pass a function, which gets the draft as
   * it is by then.
   */
  readonly change: (changes: Partial<PlanDraft> | ((present: PlanDraft) => Partial<PlanDraft>)) => void;
}

/** Returns the draft of the current cup's plan, as it was left, or a new one. */
export function useDraft(): EditedDraft {
  const cup = useCurrentCup();
  const { tournamentId, Teams } = cup;
  const { courtName } = useAdminTexts().plan.time;
  const [first] = useState(
    () => readStored(tournamentId) ?? newDraft(cup, courtName, Math.floor(Math.random() * 1_000_000)),
  );
  const draft = usePlans(({ drafts }) => drafts[tournamentId]) ?? first;

  useEffect(() => {
    if (!usePlans.getState().drafts[tournamentId]) keep(tournamentId, first);
  }, [tournamentId, first]);

  const present = () => followTeams(usePlans.getState().drafts[tournamentId] ?? draft, Teams.length);
  const change: EditedDraft['change'] = (changes) => {
    const before = present();
    keep(tournamentId, { ...before, ...(typeof changes === 'function' ? changes(before) : changes) });
  };
  return { draft: useMemo(() => followTeams(draft, Teams.length), [draft, Teams.length]), change };
}
