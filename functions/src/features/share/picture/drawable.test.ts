import { describe, expect, it } from 'vitest';
import { familiesOf, withDrawingKit } from './draw/canvas-kit';
import { isDrawable } from './drawable';

const drawable = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter(isDrawable);

describe('a drawable text', () => {
  it.each([600, 700] as const)('has no character that the font of weight %d lacks', async (weight) => {
    const lacking = await withDrawingKit(({ canvasKit, fonts }) => {
      const style = new canvasKit.ParagraphStyle({ textStyle: { fontFamilies: familiesOf(weight) } });
      const builder = canvasKit.ParagraphBuilder.MakeFromFontProvider(style, fonts);
      builder.addText(drawable.flatMap((character) => [character, character.toUpperCase()]).join(' '));
      const paragraph = builder.build();
      paragraph.layout(1_000);
      return paragraph.unresolvedCodepoints();
    });
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
