import { create } from 'zustand';

interface LeavingState {
  /** The number of forms with unsaved changes. */
  readonly unsavedForms: number;
  /** The function that leaves the page. It is set while the user is asked whether to leave. */
  readonly pendingLeave: (() => void) | null;
}

export const useLeaving = create<LeavingState>(() => ({ unsavedForms: 0, pendingLeave: null }));

export function hasUnsavedForms(): boolean {
  return useLeaving.getState().unsavedForms > 0;
}
