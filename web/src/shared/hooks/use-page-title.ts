import { useEffect } from 'react';
import { generalTexts } from '../texts/general';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${generalTexts.siteName}`;
  }, [title]);
}
