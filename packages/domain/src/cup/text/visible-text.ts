/** Code points that show nothing by themselves (UAX 44), the anchors of annotations, and the blank pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

/** Letters and marks of scripts in which a joiner or non-joiner changes how its neighbours look (Unicode 23.2). */
const JOINING =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}' +
  '\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]';
const PICTURE = '\\p{Extended_Pictographic}';

/** The invisible code points that change how their neighbours look. */
const SHOWING = new RegExp(
  [
    `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
    // Joiners between emoji, which may have a skin colour; and the selector that decides whether an emoji is coloured.
    `(?<=${PICTURE}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D(?=${PICTURE})`,
    `(?<=${PICTURE})[\\uFE0E\\uFE0F]`,
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    // Tags in the flags of England, Scotland and Wales.
    '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]*)[\\u{E0020}-\\u{E007F}]',
    // Selectors for variants of a Chinese character, and of a Mongolian letter.
    '(?<=\\p{sc=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    '(?<=\\p{sc=Mong})[\\u180B-\\u180D\\u180F]',
  ].join('|'),
  'gu',
);

/** Whether `text` has any invisible code point. Most names have none, so the slower work is skipped for them. */
const HAS_INVISIBLE = new RegExp(INVISIBLE.source, 'u');

function withoutInvisible(text: string): string {
  if (!HAS_INVISIBLE.test(text)) return text;
  const showing = new Set([...text.matchAll(SHOWING)].map(({ index }) => index));
  return text.replaceAll(INVISIBLE, (invisible, index: number) => (showing.has(index) ? invisible : ''));
}

/**
 * A text as it is stored and measured: normalised (NFC), trimmed, and without code points that show nothing, so that a name
 * of zero-width spaces is empty. Joiners and variation selectors stay where they change how a script or an emoji looks.
 */
export function visibleText(text: string): string {
  return withoutInvisible(text.normalize('NFC')).trim();
}

/** The length of a text by the limits of names: in characters (code points), so that an emoji counts as one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
