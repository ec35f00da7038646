import { leave } from '../../shelf/stores/leave';
import { hasUnsavedForms } from '../../shelf/stores/leaving';

/** A person may press back twice; the steps are undone together when no more of them follow within this time. */
const SETTLED_AFTER_MS = 60;

/**
 * Returns the number that the router has given the current history entry; the numbers show whether a step goes back or forward. Returns
 * null for an entry that the router has not made.
 */
export function entryNumber(): number | null {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : null;
}

/** The page that is shown, as the router knows it. */
export interface ShownPage {
  readonly pathname: string;
  readonly number: number;
}

/**
 * Handles steps through the history before the router does. The browser reports a step only after it was made: a step off a
 * page with a half-filled form is hidden from the router, undone, and made again when the person agrees.
 */
export function holdHistory(shownPage: () => ShownPage) {
  let settled: ReturnType<typeof setTimeout> | undefined;
  let agreedNumber: number | null = null;

  const undo = (step: number) => {
    window.history.go(-step);
    leave(() => {
      agreedNumber = shownPage().number + step;
      window.history.go(step);
    });
  };

  return (event: PopStateEvent): void => {
    clearTimeout(settled);
    const { pathname, number } = shownPage();
    const reached = entryNumber() ?? number - 1;
    const isAgreed = reached === agreedNumber;
    agreedNumber = null;
    if (isAgreed || window.location.pathname === pathname || !hasUnsavedForms()) return;
    event.stopImmediatePropagation();
    settled = setTimeout(() => undo(reached - number), SETTLED_AFTER_MS);
  };
}
