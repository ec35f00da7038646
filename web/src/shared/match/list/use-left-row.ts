import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { holdPlace } from '../../hooks/use-held-place';

/** The row by which somebody has left a list last, and where it stood in the window. */
let left: { readonly matchId: string; readonly top: number } | null = null;

function noteRow({ target }: MouseEvent): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-match]') : null;
  if (row?.dataset['match']) left = { matchId: row.dataset['match'], top: row.getBoundingClientRect().top };
}

/**
 * Who comes back to a list finds the row that they followed where it stood. The browser scrolls as far down as before, but rows that
 * had not been laid out by then were not as high as they are.
 */
export function useLeftRow(isReturned: boolean) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const row = isReturned && left && ref.current?.querySelector(`[data-match="${left.matchId}"]`);
    return row && left ? holdPlace(row, left.top) : undefined;
  }, [isReturned]);

  return { ref, onClickCapture: noteRow };
}
