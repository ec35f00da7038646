import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { holdPlace } from '../../hooks/use-held-place';
import { isForBrowser } from '../../hooks/use-inner-links';

/** The row by which somebody has left a list last, on which page of their history, and where it stood in the window. */
let left: { readonly matchId: string; readonly page: string; readonly top: number } | null = null;

/**
 * Who comes back to a list finds the row that they followed where it stood. The browser scrolls as far down as before, but rows that
 * had not been laid out by then were not as high as they are.
 */
export function useLeftRow(isReturned: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const { key: page } = useLocation();

  const noteRow = (event: MouseEvent) => {
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-match]') : null;
    const matchId = row?.dataset['match'];
    if (matchId && !isForBrowser(event)) left = { matchId, page, top: row.getBoundingClientRect().top };
  };

  useLayoutEffect(() => {
    if (!isReturned || left?.page !== page) return undefined;
    const row = ref.current?.querySelector(`[data-match="${left.matchId}"]`);
    if (!row) return undefined;
    const release = holdPlace(row, left.top);
    // Who leaves the page by another way next time comes back to where they were then.
    queueMicrotask(() => (left = null));
    return release;
  }, [isReturned, page]);

  return { ref, onClickCapture: noteRow };
}
