import { useEffect } from 'react';
import { useReading } from '../shared/stores/reading';
import address from '../shared/styles/text-font.css?url';

const TIME_TO_DRAW_MS = 300;

let isAsked = false;

/** A plain link: when the font cannot be loaded, the page stays as it is, without a message and without loading anything again. */
function askForFont(): void {
  isAsked = true;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }));
}

/**
 * Loads the text's font once the page is drawn and no request is open, so that the matches do not share the connection with it.
 * Until then the fallback font is shown, which takes the same room.
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
