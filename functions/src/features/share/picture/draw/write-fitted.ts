import { cutText, fitText, type TextBox } from './fit-text';
import type { Pen } from './pen';

/** The distance from one line of capitals to the next, as a multiple of their size; it leaves space for accents. */
const LINE_HEIGHT = 1.08;

/** The height of capitals, as a fraction of the size of the letters. */
export const CAPITAL_HEIGHT = 0.7;

interface Heading extends TextBox {
  readonly x: number;
  readonly align?: 'left' | 'centre';
  readonly colour: string;
  /** The upper edge of the capitals, or their vertical middle. */
  readonly place: { readonly top: number } | { readonly middle: number };
}

/** Writes a name in capitals, fitted into its box, and returns the baseline of its last line. */
export function writeHeading(pen: Pen, text: string, { x, align, colour, place, ...box }: Heading): number {
  const weight = 700;
  const { lines, size } = fitText(text.toUpperCase(), box, pen.widthOf({ weight }));
  const height = (CAPITAL_HEIGHT + LINE_HEIGHT * (lines.length - 1)) * size;
  const top = 'top' in place ? place.top : place.middle - height / 2;
  lines.forEach((line, index) => {
    const baseline = top + (CAPITAL_HEIGHT + LINE_HEIGHT * index) * size;
    pen.write(line, { x, baseline, align, size, weight, colour });
  });
  return top + height;
}

interface Line {
  readonly x: number;
  readonly align?: 'left' | 'centre' | 'right';
  readonly baseline: number;
  readonly size: number;
  readonly colour: string;
  readonly width: number;
}

/** Writes a line, which is cut where it is too long. */
export function writeLine(pen: Pen, text: string, { width, size, ...place }: Line): void {
  const weight = 600;
  pen.write(cutText(text, width / size, pen.widthOf({ weight })), { ...place, size, weight });
}

/** Writes a short label in capitals. */
export function writeLabel(pen: Pen, text: string, { width, size, ...place }: Line): void {
  const style = { weight: 700, spacing: 0.08 } as const;
  pen.write(cutText(text.toUpperCase(), width / size, pen.widthOf(style)), { ...place, size, ...style });
}
