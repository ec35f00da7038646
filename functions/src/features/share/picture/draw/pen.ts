import type { Canvas, Paragraph } from 'canvaskit-wasm';
import { type DrawingKit, familiesOf, type Weight } from './canvas-kit';
import { fitText, type TextRoom } from './fit-text';

/** A shape in one colour. */
export interface Mark {
  /** The shape, or the line, as a path of SVG. */
  readonly path: string;
  readonly colour: string;
  /** The width of the line; a mark without it is filled. */
  readonly line?: number;
  readonly dash?: readonly [number, number];
  /** The colour goes over to a second one between two heights. */
  readonly fade?: { readonly from: number; readonly to: number; readonly colour: string };
  /** The path within which the mark is drawn. */
  readonly within?: string;
}

/** Where marks are drawn, and how large. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The look of a text, and the box into which it is written on one line. */
export interface Box {
  readonly x: number;
  /** The upper edge of the capitals, or their vertical middle. */
  readonly y: { readonly top: number } | { readonly middle: number };
  readonly width: number;
  readonly align?: 'Left' | 'Center' | 'Right';
  readonly size: number;
  /** Letters of a long text are smaller than `size`, down to the smallest one; it may go on two lines. */
  readonly fit?: Pick<TextRoom, 'sizeOfTwo' | 'smallest'>;
  readonly weight: Weight;
  readonly colour: string;
  readonly capitals?: boolean;
  /** The space between letters, as a fraction of their size. */
  readonly spacing?: number;
}

/** A box, and how many lines it has at most. */
type LaidOut = Box & { readonly lines: number };

/** The height of capitals, and the distance to the next line of capitals and accents, as fractions of the size of the letters. */
const [CAPITALS, LINE] = [0.7, 1.08];
/** A width that is larger than any text. */
const ENDLESS = 100_000;
const MEASURED = 100;

/** Draws on one picture. The library's objects lie outside of JavaScript's memory: `free` frees them. */
export class Pen {
  readonly #kit: DrawingKit;
  readonly #canvas: Canvas;
  readonly #owned: { delete(): void }[] = [];

  constructor(kit: DrawingKit, canvas: Canvas) {
    this.#kit = kit;
    this.#canvas = canvas;
  }

  draw(marks: readonly Mark[], { x, y, scale }: Place = { x: 0, y: 0, scale: 1 }): void {
    for (const mark of marks) {
      this.#canvas.save();
      this.#canvas.translate(x, y);
      this.#canvas.scale(scale, scale);
      const { Intersect } = this.#kit.canvasKit.ClipOp;
      if (mark.within !== undefined) this.#canvas.clipPath(this.#path(mark.within), Intersect, true);
      this.#canvas.drawPath(this.#path(mark.path), this.#paint(mark));
      this.#canvas.restore();
    }
  }

  /** Writes a text into its box and returns the baseline of its last line. What has no room is cut with an ellipsis. */
  write(text: string, box: Box): number {
    const { x, y, fit } = box;
    const shown = box.capitals ? text.toUpperCase() : text;
    // The library would break a line that is wider than its box only because of rounding.
    const room = fit && { ...box, ...fit, width: box.width - 0.1 };
    const fitted = room ? fitText(shown, room, (line) => this.#widthOf(line, box)) : { ...box, text: shown };
    const { text: lines, size } = fitted;
    const paragraph = this.#paragraph(lines, { ...box, size, lines: fit ? 2 : 1 });
    const height = (CAPITALS + LINE * (paragraph.getNumberOfLines() - 1)) * size;
    const top = 'top' in y ? y.top : y.middle - height / 2;
    const baseline = top + CAPITALS * size;
    this.#canvas.drawParagraph(paragraph, x, baseline - paragraph.getAlphabeticBaseline());
    return top + height;
  }

  free(): void {
    for (const item of this.#owned.reverse()) item.delete();
  }

  #own<Item extends { delete(): void }>(item: Item): Item {
    this.#owned.push(item);
    return item;
  }

  #path(path: string) {
    const made = this.#kit.canvasKit.Path.MakeFromSVGString(path);
    if (!made) throw new Error(`No path: ${path}`);
    return this.#own(made);
  }

  #paint({ colour, line, dash, fade }: Mark) {
    const { Paint, PaintStyle, PathEffect, Shader, TileMode, parseColorString } = this.#kit.canvasKit;
    const paint = this.#own(new Paint());
    paint.setAntiAlias(true);
    paint.setColor(parseColorString(colour));
    paint.setStyle(line === undefined ? PaintStyle.Fill : PaintStyle.Stroke);
    paint.setStrokeWidth(line ?? 0);
    if (dash) paint.setPathEffect(this.#own(PathEffect.MakeDash([...dash])));
    if (fade) {
      const colours = [colour, fade.colour].map((each) => parseColorString(each));
      const shader = Shader.MakeLinearGradient([0, fade.from], [0, fade.to], colours, null, TileMode.Clamp);
      paint.setShader(this.#own(shader));
    }
    return paint;
  }

  #widthOf(text: string, box: Box): number {
    const line = this.#paragraph(text, { ...box, size: MEASURED, width: ENDLESS, lines: 1 });
    return line.getMaxIntrinsicWidth() / MEASURED;
  }

  #paragraph(text: string, { size, width, lines, align = 'Left', ...look }: LaidOut): Paragraph {
    const { canvasKit, fonts } = this.#kit;
    const style = new canvasKit.ParagraphStyle({
      textStyle: {
        color: canvasKit.parseColorString(look.colour),
        fontFamilies: familiesOf(look.weight),
        fontSize: size,
        heightMultiplier: LINE,
        letterSpacing: (look.spacing ?? 0) * size,
      },
      textAlign: canvasKit.TextAlign[align],
      maxLines: lines,
      ellipsis: '…',
    });
    const builder = this.#own(canvasKit.ParagraphBuilder.MakeFromFontProvider(style, fonts));
    builder.addText(text);
    const paragraph = this.#own(builder.build());
    paragraph.layout(width);
    return paragraph;
  }
}
