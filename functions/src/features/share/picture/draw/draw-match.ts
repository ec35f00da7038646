import type { MatchPicture, PictureSide } from '../picture-content';
import { COLOURS } from './colours';
import { drawCrest } from './draw-crest';
import { drawMark, PICTURE } from './draw-ground';
import type { Pen } from './pen';
import { writeHeading, writeLabel, writeLine } from './write-fitted';

const { width, margin } = PICTURE;
const MIDDLE = width / 2;
const CREST = 184;
const NAME_WIDTH = 460;

function drawSide(pen: Pen, { name, isTeam }: PictureSide, x: number): void {
  drawCrest(pen, isTeam ? name : null, { x, y: 140, width: CREST });
  const box = { width: NAME_WIDTH, largest: 64, smallest: 36, largestOfTwo: 52 };
  const colour = isTeam ? COLOURS.white : COLOURS.soft;
  writeHeading(pen, name, { ...box, x, place: { top: 386 }, align: 'centre', colour });
}

/** Draws the cup and the stage, both sides with the score between them, and the location. */
export function drawMatch(pen: Pen, content: MatchPicture): void {
  const { local, visitor, middle, note, stage, cup, facts } = content;
  drawMark(pen, { x: margin, y: 52, width: 52 });
  writeLine(pen, cup, { x: margin + 72, baseline: 91, size: 38, colour: COLOURS.white, width: 560 });
  const end = { x: width - margin, align: 'right', baseline: 89, size: 30 } as const;
  writeLabel(pen, stage, { ...end, colour: COLOURS.redText, width: 380 });
  drawSide(pen, local, 286);
  drawSide(pen, visitor, width - 286);
  pen.write(middle, {
    x: MIDDLE,
    baseline: 306,
    align: 'centre',
    size: 160,
    weight: 700,
    colour: COLOURS.white,
  });
  const centred = { x: MIDDLE, align: 'centre' } as const;
  if (note !== null) {
    writeLine(pen, note, { ...centred, baseline: 360, size: 32, colour: COLOURS.redText, width: 420 });
  }
  const line = { ...centred, baseline: 592, size: 38, colour: COLOURS.soft, width: width - 2 * margin };
  writeLine(pen, facts.join('  ·  '), line);
}
