import { hasUnsavedForms, useLeaving } from './leaving';

// This is apart from the state of leaving, because only pages with forms need it.

export function holdUnsavedForm(): () => void {
  useLeaving.setState(({ unsavedForms }) => ({ unsavedForms: unsavedForms + 1 }));
  return () => useLeaving.setState(({ unsavedForms }) => ({ unsavedForms: unsavedForms - 1 }));
}

/** Leaves at once, or asks first if unsaved changes would be lost. */
export function leave(go: () => void): void {
  if (hasUnsavedForms()) useLeaving.setState({ pendingLeave: go });
  else go();
}

export function endAsking(): void {
  useLeaving.setState({ pendingLeave: null });
}
