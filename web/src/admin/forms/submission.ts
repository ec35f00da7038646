import { create } from 'zustand';

/** True while a form's call is in flight: submit buttons are disabled meanwhile. */
export const useSubmission = create(() => ({ isSubmitting: false }));

export function isSubmitting(): boolean {
  return useSubmission.getState().isSubmitting;
}

export function setSubmitting(isSubmitting: boolean): void {
  useSubmission.setState({ isSubmitting });
}
