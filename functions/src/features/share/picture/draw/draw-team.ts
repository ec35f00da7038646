import type { TeamPicture } from '../picture-content';
import { COLOURS } from './colours';
import { drawCrest, SHIELD_PART } from './draw-crest';
import { drawRule, PICTURE } from './draw-ground';
import type { Pen } from './pen';
import { writeHeading, writeLine } from './write-fitted';

const { width, margin } = PICTURE;
const CREST = 290;
const CREST_TOP = 100;
/** The vertical middle of the team's name, chosen so that the name and the cup below it are centred beside the crest. */
const NAME_MIDDLE = 218;

/** Draws the crest, the name, and the team's cup. */
export function drawTeam(pen: Pen, { name, cup, facts }: TeamPicture): void {
  drawCrest(pen, name, { x: margin + (SHIELD_PART * CREST) / 2, y: CREST_TOP, width: CREST });
  const x = margin + SHIELD_PART * CREST + 64;
  const room = width - margin - x;
  const box = { width: room, largest: 140, smallest: 56, largestOfTwo: 112 };
  const bottom = writeHeading(pen, name, {
    ...box,
    x,
    place: { middle: NAME_MIDDLE },
    colour: COLOURS.white,
  });
  drawRule(pen, { x, y: bottom + 28 });
  writeLine(pen, cup, { x, baseline: bottom + 96, size: 42, colour: COLOURS.white, width: room });
  const line = { x: margin, baseline: 590, size: 38, colour: COLOURS.soft, width: width - 2 * margin };
  writeLine(pen, facts.join('  ·  '), line);
}
