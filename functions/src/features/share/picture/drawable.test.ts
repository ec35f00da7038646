import { beforeAll, describe, expect, it } from 'vitest';
import { familyOf, loadDrawingKit, readFont, SUBSETS, WEIGHTS } from './draw/canvas-kit';
import { isDrawable } from './drawable';

const characters = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** The characters that the files of a weight have together. */
async function readCharacters(weight: (typeof WEIGHTS)[number]): Promise<ReadonlySet<string>> {
  const { canvasKit } = await loadDrawingKit();
  const found = new Set<string>();
  for (const subset of SUBSETS) {
    const file = new Uint8Array(await readFont(familyOf(subset, weight)));
    const typeface = canvasKit.Typeface.MakeTypefaceFromData(file.buffer);
    if (!typeface) throw new Error(`No font: ${subset}`);
    const glyphs = characters.map((character) => typeface.getGlyphIDs(character)[0] ?? 0);
    characters.forEach((character, index) => glyphs[index] !== 0 && found.add(character));
    typeface.delete();
  }
  return found;
}

describe('a drawable text', () => {
  let fonts: ReadonlyMap<number, ReadonlySet<string>>;

  beforeAll(async () => {
    fonts = new Map(
      await Promise.all(WEIGHTS.map(async (weight) => [weight, await readCharacters(weight)] as const)),
    );
  });

  it.each(WEIGHTS)('has no character that the font of weight %d lacks', (weight) => {
    const inFont = fonts.get(weight);
    const lacking = characters
      .filter(isDrawable)
      .flatMap((character) => [...character, ...character.toUpperCase()])
      .filter((character) => !inFont?.has(character));
    expect(lacking).toEqual([]);
  });

  it.each([
    'FC Limmat Futsal 04 (Zürich) & “Söhne” – 1. Mannschaft!',
    'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ ß',
    'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż',
    'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž',
    'ĐŠČĆŽ đščćž ŐŰ őű ĂÂÎȘȚ ăâîșț ĞİŞ ğış',
    'ÅÆØÖÄ åæøöä ÐÞ ðþ ĀČĒĢĪĶĻŅŠŪŽ āčēģīķļņšūž ĖĮŲ ėįų',
    'Đặng Quốc Việt, Hà Nội',
  ])('may be %s', (text) => {
    expect(isDrawable(text)).toBe(true);
  });

  it.each([
    '東京',
    'القاهرة',
    'Αθήνα',
    'Київ',
    'Lions 🦁',
    'E\u0302',
    'soft\u00ADhyphen',
    'µ',
    'line\nbreak',
  ])('is not %s', (text) => {
    expect(isDrawable(text)).toBe(false);
  });
});
