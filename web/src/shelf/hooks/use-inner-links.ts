import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Marks a plain link to a page of this site that the router follows. A page of a large cup has a thousand of them, and as many
 * `Link`s of the router take half of the time in which it is drawn.
 */
export const INNER_LINK = { 'data-inner': '' } as const;

/** Whether a click asks for a new tab, a new window or a download, which are the browser's. */
export function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** Handles the clicks on all inner links of an element. */
export function useInnerLinks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest('a[data-inner]') : null;
      if (!link || isForBrowser(event) || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(link.getAttribute('href') ?? '');
    },
    [navigate],
  );
}
