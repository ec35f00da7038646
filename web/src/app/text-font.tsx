import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

const TIME_TO_DRAW_MS = 300;

/**
 * Loads the text's font when nothing more is asked of the server and the page has been drawn: until then the text is read in
 * its fallback, which takes the same room, and the line belongs to the matches.
 */
export function TextFont() {
  const isAsking = useIsFetching() > 0;

  useEffect(() => {
    if (isAsking) return undefined;
    const timer = setTimeout(() => void import('../shared/styles/text-font.css'), TIME_TO_DRAW_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  return null;
}
