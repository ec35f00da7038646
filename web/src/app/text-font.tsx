import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import extended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import { useEffect } from 'react';
import { useReading } from '../shared/stores/reading';

const TIME_TO_DRAW_MS = 300;

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** For names such as Šarić: the browser loads it when one appears. */
const EXTENDED = 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

let isAsked = false;

function fontOf(address: string, unicodeRange: string): FontFace {
  return new FontFace('Inter', `url("${address}")`, { weight: '100 900', display: 'swap', unicodeRange });
}

/** Not by a stylesheet: the page would be laid out anew when that arrives, and again with the font. */
async function loadFont(): Promise<void> {
  isAsked = true;
  try {
    const font = await fontOf(latin, LATIN).load();
    document.fonts.add(font).add(fontOf(extended, EXTENDED));
  } catch {
    // The page stays as it is: the fallback takes the same room.
  }
}

/**
 * Loads the text's font once the page is drawn and no request is open, so that the matches do not share the connection with it.
 * Until then the fallback font is shown, which takes the same room.
 */
export function TextFont() {
  const isAsking = useReading(({ open }) => open > 0);

  useEffect(() => {
    if (isAsking || isAsked) return undefined;
    const timer = setTimeout(() => void loadFont(), TIME_TO_DRAW_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  return null;
}
