import regular from '@fontsource/inter/files/inter-latin-400-normal.woff2?url';
import semibold from '@fontsource/inter/files/inter-latin-600-normal.woff2?url';
import extendedRegular from '@fontsource/inter/files/inter-latin-ext-400-normal.woff2?url';
import extendedSemibold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff2?url';
import { useEffect } from 'react';
import { useReading } from '../shared/stores/reading';

const TIME_TO_DRAW_MS = 300;

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** For names such as Šarić: the browser loads it when one appears. */
const EXTENDED = 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

let isAsked = false;

/** Two files and not one whose weight varies: with that, a page takes half as long again to be laid out. */
function fontsOf(regularFile: string, semiboldFile: string, unicodeRange: string): readonly FontFace[] {
  const fontOf = (file: string, weight: string) =>
    new FontFace('Inter', `url("${file}")`, { weight, display: 'swap', unicodeRange });
  return [fontOf(regularFile, '100 599'), fontOf(semiboldFile, '600 900')];
}

/** Not by a stylesheet: the page would be laid out anew when that arrives, and again with each font. */
async function loadFonts(): Promise<void> {
  isAsked = true;
  try {
    const fonts = await Promise.all(fontsOf(regular, semibold, LATIN).map((font) => font.load()));
    for (const font of [...fonts, ...fontsOf(extendedRegular, extendedSemibold, EXTENDED)]) {
      document.fonts.add(font);
    }
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
    const timer = setTimeout(() => void loadFonts(), TIME_TO_DRAW_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  return null;
}
