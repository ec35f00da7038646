import { create } from 'zustand';

interface ReviewState {
  /** Whether a change has just brought other teams into matches with a score, and nobody has been led to their review yet. */
  readonly isNeeded: boolean;
}

export const useReview = create<ReviewState>(() => ({ isNeeded: false }));

export function needReview(): void {
  useReview.setState({ isNeeded: true });
}

export function endLeadingToReview(): void {
  useReview.setState({ isNeeded: false });
}
