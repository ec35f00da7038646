import { create } from 'zustand';

interface LeavingState {
  /** How many forms hold something that is not saved. */
  readonly unsavedForms: number;
  /** How to leave, while the person is asked whether to. */
  readonly pendingLeave: (() => void) | null;
}

export const useLeaving = create<LeavingState>(() => ({ unsavedForms: 0, pendingLeave: null }));

export function hasUnsavedForms(): boolean {
  return useLeaving.getState().unsavedForms > 0;
}

export function holdUnsavedForm(): () => void {
  useLeaving.setState(({ unsavedForms }) => ({ unsavedForms: unsavedForms + 1 }));
  return () => useLeaving.setState(({ unsavedForms }) => ({ unsavedForms: unsavedForms - 1 }));
}

/** Leaves at once, or asks first where a form would be lost. */
export function leave(go: () => void): void {
  if (hasUnsavedForms()) useLeaving.setState({ pendingLeave: go });
  else go();
}

export function endAsking(): void {
  useLeaving.setState({ pendingLeave: null });
}
