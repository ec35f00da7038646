import type { CupPicture } from '../picture-content';
import { COLOURS } from './colours';
import { drawCrest, SHIELD_PART } from './draw-crest';
import { drawMark, drawRule, PICTURE } from './draw-ground';
import type { Pen } from './pen';
import { writeHeading, writeLabel, writeLine } from './write-fitted';

const { width, margin } = PICTURE;
const ROOM = width - 2 * margin;
const CREST = 220;

type Champion = NonNullable<CupPicture['champion']>;

/** Draws the name of a finished cup, and its champion below. */
function drawChampion(pen: Pen, cup: string, { title, name }: Champion): void {
  const beside = { x: margin + 84, width: ROOM - 84 };
  const sizes = { largest: 64, smallest: 36, largestOfTwo: 44 };
  writeHeading(pen, cup, { ...beside, ...sizes, place: { middle: 92 }, colour: COLOURS.white });
  drawCrest(pen, name, { x: margin + (SHIELD_PART * CREST) / 2, y: 206, width: CREST });
  const x = margin + SHIELD_PART * CREST + 56;
  const room = width - margin - x;
  writeLabel(pen, title, { x, baseline: 252, size: 38, colour: COLOURS.redText, width: room });
  const box = { width: room, largest: 124, smallest: 48, largestOfTwo: 92 };
  const bottom = writeHeading(pen, name, { ...box, x, place: { top: 302 }, colour: COLOURS.white });
  drawRule(pen, { x, y: bottom + 26 });
}

function drawName(pen: Pen, name: string, page: string | null): void {
  if (page !== null) {
    const label = { x: margin + 84, baseline: 104, size: 36, colour: COLOURS.redText };
    writeLabel(pen, page, { ...label, width: ROOM - 84 });
  }
  const box = { width: ROOM, largest: 150, smallest: 64, largestOfTwo: 128 };
  const bottom = writeHeading(pen, name, {
    ...box,
    x: margin,
    place: { middle: 300 },
    colour: COLOURS.white,
  });
  drawRule(pen, { x: margin, y: bottom + 30 });
}

/** Draws the cup's name, days and location, and the champion once there is one. */
export function drawCup(pen: Pen, { name, page, facts, champion }: CupPicture): void {
  drawMark(pen, { x: margin, y: 60, width: 64 });
  if (champion) drawChampion(pen, name, champion);
  else drawName(pen, name, page);
  const line = { x: margin, baseline: 590, size: 38, colour: COLOURS.soft, width: ROOM };
  writeLine(pen, facts.join('  ·  '), line);
}
