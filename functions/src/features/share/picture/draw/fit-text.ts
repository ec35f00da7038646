/** The box of a text: its width in pixels, and the largest and the smallest size of the letters. */
export interface TextBox {
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  /** The largest size of a text on two lines. */
  readonly largestOfTwo: number;
}

export interface FittedText {
  /** The text on one or two lines. */
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide a text is on one line with letters of size 1; other sizes are in proportion. */
export type WidthOf = (text: string) => number;

const ELLIPSIS = '…';

/** Cuts a text to the width `room`; a text that is cut ends with an ellipsis. */
export function cutText(text: string, room: number, widthOf: WidthOf): string {
  if (widthOf(text) <= room) return text;
  const characters = [...text];
  const cut = (length: number) => characters.slice(0, length).join('').trimEnd() + ELLIPSIS;
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(cut(middle)) <= room) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}

/** The two lines that let the letters be largest; null for a single word. */
function splitBetweenWords(text: string, widthOf: WidthOf): readonly [string, string] | null {
  const words = text.split(' ').filter((word) => word !== '');
  let best: { readonly lines: readonly [string, string]; readonly width: number } | null = null;
  for (let index = 1; index < words.length; index += 1) {
    const lines = [words.slice(0, index).join(' '), words.slice(index).join(' ')] as const;
    const width = Math.max(...lines.map(widthOf));
    if (!best || width < best.width) best = { lines, width };
  }
  return best?.lines ?? null;
}

/** Fills the first of two lines, and breaks within a word that is too long for a line. */
function breakAnywhere(text: string, room: number, widthOf: WidthOf): readonly string[] {
  const characters = [...text];
  const fitting = characters.findLastIndex(
    (_, index) => widthOf(characters.slice(0, index + 1).join('')) <= room,
  );
  const space = characters.lastIndexOf(' ', fitting + 1);
  const end = space > 0 ? space : fitting + 1;
  const [first, rest] = [characters.slice(0, end), characters.slice(end)].map((part) => part.join('').trim());
  return [first ?? '', cutText(rest ?? '', room, widthOf)];
}

/**
 * Fits a text into a box. The text takes one line if its letters are then at least as large as letters on two lines may be; else one or two
 * lines, whichever allows larger letters. If even those are too small, the text gets two lines of the smallest size and is cut.
 */
export function fitText(text: string, box: TextBox, widthOf: WidthOf): FittedText {
  const { width, largest, smallest, largestOfTwo } = box;
  const sizeOf = (line: string) => Math.floor(width / widthOf(line));
  const one = Math.min(largest, sizeOf(text));
  if (one >= largestOfTwo) return { lines: [text], size: one };
  const split = splitBetweenWords(text, widthOf);
  const two = split ? Math.min(largestOfTwo, ...split.map(sizeOf)) : 0;
  if (split && two > one && two >= smallest) return { lines: split, size: two };
  if (one >= smallest) return { lines: [text], size: one };
  return { lines: breakAnywhere(text, width / smallest, widthOf), size: smallest };
}
