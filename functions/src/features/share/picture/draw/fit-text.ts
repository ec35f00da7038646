/** The room of a text: its width in pixels, and the sizes of its letters: the largest on one line and on two, and the smallest. */
export interface TextRoom {
  readonly width: number;
  readonly size: number;
  readonly sizeOfTwo: number;
  readonly smallest: number;
}

/** How wide a text is on one line with letters of size 1; other sizes are in proportion. */
export type WidthOf = (text: string) => number;

/**
 * Fits a text into its room: on one line or on two, whichever allows larger letters. A text that has no room even with the smallest letters
 * comes back unbroken in that size: whoever draws it has to break and cut it.
 */
export function fitText(
  text: string,
  { width, size, sizeOfTwo, smallest }: TextRoom,
  widthOf: WidthOf,
): { readonly text: string; readonly size: number } {
  const words = text.split(' ').filter((word) => word !== '');
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { text: lines.join('\n'), width: Math.max(...lines.map(widthOf)) };
  });
  const [split] = splits.sort((a, b) => a.width - b.width);
  const one = Math.min(size, Math.floor(width / widthOf(text)));
  const two = split ? Math.min(sizeOfTwo, Math.floor(width / split.width)) : 0;
  if (split && two > one && two >= smallest) return { text: split.text, size: two };
  return { text, size: Math.max(smallest, one) };
}
