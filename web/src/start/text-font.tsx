import regular from '@fontsource/inter/files/inter-latin-400-normal.woff2?url';
import semibold from '@fontsource/inter/files/inter-latin-600-normal.woff2?url';
import extendedRegular from '@fontsource/inter/files/inter-latin-ext-400-normal.woff2?url';
import extendedSemibold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff2?url';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lenientStorage } from '../shelf/stores/lenient-storage';
import { useReading } from '../shelf/stores/reading';
import { TEXT_FONT_STORAGE_KEY } from '../shelf/stores/storage-keys';

const TIME_TO_DRAW_MS = 300;

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The range of characters for names such as Šarić. The browser loads the font file of this range when such a name appears. */
const EXTENDED = 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

/** Returns two fonts with fixed weights. With one variable font, the layout of a page would take one and a half times as long. */
function fontsOf(
  regularSource: string | ArrayBuffer,
  semiboldSource: string | ArrayBuffer,
  unicodeRange: string,
): readonly FontFace[] {
  const fontOf = (source: string | ArrayBuffer, weight: string) =>
    new FontFace('Inter', source, { weight, display: 'swap', unicodeRange });
  return [fontOf(regularSource, '100 599'), fontOf(semiboldSource, '600 900')];
}

let isAsked = false;
/** The font files that are loaded but not shown yet. */
let latin: readonly [regular: ArrayBuffer, semibold: ArrayBuffer] | undefined;

/** Reads the file without a `FontFace`: when a `FontFace` has loaded, the whole page is laid out again, even if the font is not used. */
async function readFont(file: string): Promise<ArrayBuffer> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`No font at ${file}.`);
  return response.arrayBuffer();
}

async function loadFonts(): Promise<void> {
  isAsked = true;
  try {
    latin = await Promise.all([readFont(regular), readFont(semibold)]);
    lenientStorage.setItem(TEXT_FONT_STORAGE_KEY, regular);
  } catch {
    // If the font cannot be loaded, the page keeps the fallback font, which takes about the same space.
  }
}

function showFonts(): void {
  if (!latin) return;
  const extended = [`url("${extendedRegular}")`, `url("${extendedSemibold}")`] as const;
  for (const font of [...fontsOf(...latin, LATIN), ...fontsOf(...extended, EXTENDED)])
    document.fonts.add(font);
  latin = undefined;
  // The styles name the font only from now on (tokens.css), because a browser asks the system for each size of a font that is not loaded.
  document.documentElement.dataset['textFont'] = 'inter';
}

/** Files in the browser's cache arrive within this time. */
const KEPT_WITHIN_MS = 100;

/** Draws the first page with the font if the visitor has been here before. */
export async function showKeptFonts(): Promise<void> {
  if (lenientStorage.getItem(TEXT_FONT_STORAGE_KEY) !== regular) return;
  await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))]);
  showFonts();
}

/**
 * Loads the text font once the page is drawn and no request is pending, so that it does not compete with the matches for the
 * connection. The font is shown from the next page on, because lines that break differently would move the text that somebody is
 * reading. Until then the fallback is shown. A change to another match or team does not count as the next page.
 */
export function TextFont() {
  const isAsking = useReading(({ open }) => open > 0);
  const { pathname } = useLocation();

  useEffect(() => {
    if (isAsking || isAsked) return undefined;
    const timer = setTimeout(() => void loadFonts(), TIME_TO_DRAW_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);

  useLayoutEffect(showFonts, [pathname]);

  return null;
}
