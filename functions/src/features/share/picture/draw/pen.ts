import type { Canvas, Paint, Paragraph } from 'canvaskit-wasm';
import { type DrawingKit, familyOf, SUBSETS, type Weight } from './canvas-kit';
import type { WidthOf } from './fit-text';
import type { Own } from './owned';

interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly colour: string;
  /** The space between letters, as a fraction of their size. */
  readonly spacing?: number;
}

interface PlacedText extends TextStyle {
  readonly x: number;
  /** The baseline of the letters. */
  readonly baseline: number;
  /** The point of the text that lies at `x`; its beginning by default. */
  readonly align?: 'left' | 'centre' | 'right';
}

interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly [number, number];
}

interface Position {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A width that is larger than any text, because fit-text.ts breaks the lines and the library must not. */
const ENDLESS = 100_000;
const MEASURED_SIZE = 100;
/** The share of a text's width that lies to the left of its `x`. */
const SHARE_LEFT_OF_X = { left: 0, centre: 0.5, right: 1 } as const;

/** Draws on one picture. Everything that it makes is freed with the picture. */
export class Pen {
  readonly #kit: DrawingKit;
  readonly #canvas: Canvas;
  readonly #own: Own;

  constructor(kit: DrawingKit, canvas: Canvas, own: Own) {
    this.#kit = kit;
    this.#canvas = canvas;
    this.#own = own;
  }

  /** Fills a shape, which is written as a path of SVG. */
  fill(shape: string, colour: string): void {
    this.#canvas.drawPath(this.#path(shape), this.#paint(colour));
  }

  stroke(shape: string, { colour, width, dash }: Stroke): void {
    const { canvasKit } = this.#kit;
    const paint = this.#paint(colour);
    paint.setStyle(canvasKit.PaintStyle.Stroke);
    paint.setStrokeWidth(width);
    if (dash) paint.setPathEffect(this.#own(canvasKit.PathEffect.MakeDash([...dash])));
    this.#canvas.drawPath(this.#path(shape), paint);
  }

  /** Fills a shape with a vertical gradient: the first colour at `from`, the second at `to`. */
  fade(
    shape: string,
    { from, to, colours }: { from: number; to: number; colours: readonly [string, string] },
  ): void {
    const { canvasKit } = this.#kit;
    const paint = this.#paint(colours[0]);
    const ends = colours.map((colour) => canvasKit.parseColorString(colour));
    const mode = canvasKit.TileMode.Clamp;
    paint.setShader(this.#own(canvasKit.Shader.MakeLinearGradient([0, from], [0, to], ends, null, mode)));
    this.#canvas.drawPath(this.#path(shape), paint);
  }

  /** Runs `draw`, whose drawing is moved to another place and scaled. */
  at({ x, y, scale }: Position, draw: () => void): void {
    this.#canvas.save();
    this.#canvas.translate(x, y);
    this.#canvas.scale(scale, scale);
    draw();
    this.#canvas.restore();
  }

  /** Runs `draw`, whose drawing is limited to the inside of a shape. */
  within(shape: string, draw: () => void): void {
    this.#canvas.save();
    this.#canvas.clipPath(this.#path(shape), this.#kit.canvasKit.ClipOp.Intersect, true);
    draw();
    this.#canvas.restore();
  }

  widthOf({ weight, spacing = 0 }: Pick<TextStyle, 'weight' | 'spacing'>): WidthOf {
    const style = { weight, spacing, size: MEASURED_SIZE, colour: '#ffffff' };
    return (text) => this.#paragraph(text, style).getMaxIntrinsicWidth() / MEASURED_SIZE;
  }

  write(text: string, { x, baseline, align = 'left', ...style }: PlacedText): void {
    const paragraph = this.#paragraph(text, style);
    const left = x - SHARE_LEFT_OF_X[align] * paragraph.getMaxIntrinsicWidth();
    this.#canvas.drawParagraph(paragraph, left, baseline - paragraph.getAlphabeticBaseline());
  }

  #path(shape: string) {
    const path = this.#kit.canvasKit.Path.MakeFromSVGString(shape);
    if (!path) throw new Error(`No path: ${shape}`);
    return this.#own(path);
  }

  #paint(colour: string): Paint {
    const { canvasKit } = this.#kit;
    const paint = this.#own(new canvasKit.Paint());
    paint.setAntiAlias(true);
    paint.setColor(canvasKit.parseColorString(colour));
    return paint;
  }

  #paragraph(text: string, { size, weight, colour, spacing = 0 }: TextStyle): Paragraph {
    const { canvasKit, fonts } = this.#kit;
    const textStyle = {
      color: canvasKit.parseColorString(colour),
      fontFamilies: SUBSETS.map((subset) => familyOf(subset, weight)),
      fontSize: size,
      letterSpacing: spacing * size,
    };
    const style = new canvasKit.ParagraphStyle({ textStyle });
    const builder = this.#own(canvasKit.ParagraphBuilder.MakeFromFontProvider(style, fonts));
    builder.addText(text);
    const paragraph = this.#own(builder.build());
    paragraph.layout(ENDLESS);
    return paragraph;
  }
}
