import type { CupPicture, MatchPicture, PictureContent, PictureSide, TeamPicture } from '../picture-content';
import { type DrawingKit, withDrawingKit } from './canvas-kit';
import { COLOURS, drawCrest, GROUND, MARK, RULE } from './parts';
import { type Box, Pen } from './pen';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const ROOM = WIDTH - 2 * MARGIN;

const HEADING = { weight: 700, capitals: true, colour: COLOURS.white } as const;
const LABEL = { weight: 700, capitals: true, spacing: 0.08, colour: COLOURS.redText } as const;
const LINE = { weight: 600, colour: COLOURS.white } as const;

/** Writes a heading with the red line below it, and returns the lower edge of its letters. */
function writeWithRule(pen: Pen, text: string, box: Box): number {
  const bottom = pen.write(text, box);
  pen.draw(RULE, { x: box.x, y: bottom + 28, scale: 1 });
  return bottom;
}

function writeFacts(pen: Pen, facts: readonly string[], align: Box['align'] = 'Left'): void {
  const box = { x: MARGIN, width: ROOM, y: { middle: 577 }, size: 38, align } as const;
  pen.write(facts.join('  ·  '), { ...LINE, ...box, colour: COLOURS.soft });
}

function drawCup(pen: Pen, { name, page, facts, champion }: CupPicture): void {
  pen.draw(MARK, { x: MARGIN, y: 60, scale: 64 / 48 });
  const besideMark = { x: MARGIN + 84, width: ROOM - 84, y: { middle: 92 } } as const;
  if (champion) {
    const size = { size: 64, fit: { sizeOfTwo: 44, smallest: 36 } };
    pen.write(name, { ...HEADING, ...besideMark, ...size });
    drawCrest(pen, champion.name, { x: MARGIN, y: 206, width: 180 });
    const column = { x: 308, width: WIDTH - MARGIN - 308 };
    pen.write(champion.title, { ...LABEL, ...column, y: { middle: 239 }, size: 38 });
    const sizes = { size: 124, fit: { sizeOfTwo: 92, smallest: 48 } };
    writeWithRule(pen, champion.name, { ...HEADING, ...column, y: { top: 302 }, ...sizes });
  } else {
    pen.write(page ?? '', { ...LABEL, ...besideMark, size: 36 });
    const size = { size: 150, fit: { sizeOfTwo: 128, smallest: 64 } };
    writeWithRule(pen, name, { ...HEADING, x: MARGIN, width: ROOM, y: { middle: 300 }, ...size });
  }
  writeFacts(pen, facts);
}

function drawTeam(pen: Pen, { name, cup, facts }: TeamPicture): void {
  drawCrest(pen, name, { x: MARGIN, y: 100, width: 237 });
  const column = { x: 373, width: WIDTH - MARGIN - 373 };
  const size = { size: 140, fit: { sizeOfTwo: 112, smallest: 56 } };
  const bottom = writeWithRule(pen, name, { ...HEADING, ...column, y: { middle: 218 }, ...size });
  pen.write(cup, { ...LINE, ...column, y: { middle: bottom + 81 }, size: 42 });
  writeFacts(pen, facts);
}

function drawSide(pen: Pen, { name, isTeam }: PictureSide, middle: number): void {
  drawCrest(pen, isTeam ? name : null, { x: middle - 75, y: 140, width: 150 });
  const box = { x: middle - 230, width: 460, y: { top: 386 }, align: 'Center' } as const;
  const size = { size: 64, fit: { sizeOfTwo: 52, smallest: 36 } };
  pen.write(name, { ...HEADING, ...box, ...size, colour: isTeam ? COLOURS.white : COLOURS.soft });
}

function drawMatch(pen: Pen, { local, visitor, middle, note, stage, cup, facts }: MatchPicture): void {
  pen.draw(MARK, { x: MARGIN, y: 52, scale: 52 / 48 });
  const y = { middle: 78 };
  pen.write(cup, { ...LINE, x: MARGIN + 72, width: 560, y, size: 38 });
  pen.write(stage, { ...LABEL, x: WIDTH - MARGIN - 380, width: 380, y, size: 30, align: 'Right' });
  drawSide(pen, local, 286);
  drawSide(pen, visitor, WIDTH - 286);
  const centre = { x: 390, width: 420, align: 'Center' } as const;
  pen.write(middle, { ...HEADING, ...centre, y: { middle: 250 }, size: 160 });
  pen.write(note ?? '', { ...LINE, ...centre, y: { middle: 349 }, size: 32, colour: COLOURS.redText });
  writeFacts(pen, facts, 'Center');
}

function drawContent(pen: Pen, content: PictureContent): void {
  pen.draw(GROUND);
  switch (content.kind) {
    case 'cup':
      return drawCup(pen, content);
    case 'team':
      return drawTeam(pen, content);
    case 'match':
      return drawMatch(pen, content);
  }
}

function drawWith(kit: DrawingKit, content: PictureContent): Uint8Array {
  const surface = kit.canvasKit.MakeSurface(WIDTH, HEIGHT);
  if (!surface) throw new Error('There is no memory for a picture.');
  const pen = new Pen(kit, surface.getCanvas());
  drawContent(pen, content);
  surface.flush();
  const image = surface.makeImageSnapshot();
  const bytes = image.encodeToBytes();
  if (!bytes) throw new Error('The picture could not be encoded.');
  pen.free();
  image.delete();
  // Unlike `surface.delete`, `dispose` frees the pixels too.
  surface.dispose();
  return bytes;
}

/** Draws a picture as PNG. */
export async function drawPicture(content: PictureContent): Promise<Uint8Array> {
  return withDrawingKit((kit) => drawWith(kit, content));
}
