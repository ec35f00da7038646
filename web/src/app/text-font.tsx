import { useEffect } from 'react';
import { useReading } from '../shared/stores/reading';
import address from '../shared/styles/text-font.css?url';

const TIME_TO_DRAW_MS = 300;

let isAsked = false;

/** As a plain link: whatever becomes of it, a font is no reason to say or to load anything anew. */
function askForFont(): void {
  isAsked = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }));
}

/**
 * Loads the text's font when nothing more is asked of the server and the page has been drawn: until then the text is read in
 * its fallback, which takes the same room, and the line belongs to the matches.
 */
export function TextFont() {
  const isAsking = useReading(({ open }) => open > 0);

  useEffect(() => {
    if (isAsking || isAsked) return undefined;
    const timer = setTimeout(askForFont, TIME_TO_DRAW_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  return null;
}
