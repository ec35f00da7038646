import { create } from 'zustand';

interface LeavingState {
  /** How many forms hold something that is not saved. */
  readonly unsavedForms: number;
  /** Where the person wants to go, while they are asked. */
  readonly wish: (() => void) | null;
}

export const useLeaving = create<LeavingState>(() => ({ unsavedForms: 0, wish: null }));

export function hasUnsavedForms(): boolean {
  return useLeaving.getState().unsavedForms > 0;
}

export function holdUnsavedForm(): () => void {
  useLeaving.setState(({ unsavedForms }) => ({ unsavedForms: unsavedForms + 1 }));
  return () => useLeaving.setState(({ unsavedForms }) => ({ unsavedForms: unsavedForms - 1 }));
}

/** Leaves at once, or asks first where a form would be lost. */
export function leave(go: () => void): void {
  if (hasUnsavedForms()) useLeaving.setState({ wish: go });
  else go();
}

export function endAsking(): void {
  useLeaving.setState({ wish: null });
}
