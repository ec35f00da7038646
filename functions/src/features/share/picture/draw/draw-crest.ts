import { type CrestLook, crestLookOf, type CrestPattern } from '@futsal-cup/domain/cup/crest';
import { COLOURS } from './colours';
import { CAPITAL_HEIGHT } from './write-fitted';
import type { Pen } from './pen';

/** The crest of the site (web/src/shelf/ui/crest/crest.tsx): its size, its shape, and the letters on it. */
const [WIDTH, HEIGHT] = [44, 52];
const SHIELD = 'M4 5Q22 1 40 5V26Q40 41 22 49Q4 41 4 26Z';
/** The shield's share of a crest's width. */
export const SHIELD_PART = 36 / WIDTH;
const LETTERS = 0.36 * WIDTH;

/** The width of the crest's edge in pixels, whatever the size of the crest. */
const EDGE = 3;

const ALL = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

const PATTERNS: Readonly<Record<CrestPattern, (pen: Pen, look: CrestLook) => void>> = {
  0: (pen, { ground, band }) => pen.fade(ALL, { from: 0.7 * HEIGHT, to: HEIGHT, colours: [ground, band] }),
  1: (pen, { band }) => pen.fill(`M${WIDTH / 2} 0H${WIDTH}V${HEIGHT}H${WIDTH / 2}Z`, band),
  2: (pen, { band }) => pen.fill(`M0 ${0.36 * HEIGHT}H${WIDTH}V${0.64 * HEIGHT}H0Z`, band),
  // The band spans 124 to 236 degrees, measured clockwise from the top, around a point above the middle.
  3: (pen, { band }) => pen.fill(`M22 ${0.42 * HEIGHT}L66 51.52V96H-22V51.52Z`, band),
};

interface CrestPlace {
  /** `x` is the middle of the crest and `y` its top. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws a team's crest; without a name it draws the outline for an unknown team. */
export function drawCrest(pen: Pen, name: string | null, { x, y, width }: CrestPlace): void {
  pen.at({ x: x - width / 2, y, scale: width / WIDTH }, () => {
    if (name === null) {
      pen.stroke(SHIELD, { colour: COLOURS.line, width: 1.5, dash: [4, 3] });
      return;
    }
    const look = crestLookOf(name);
    pen.within(SHIELD, () => {
      pen.fill(ALL, look.ground);
      PATTERNS[look.pattern](pen, look);
    });
    // Without this edge the darkest crests would not stand out from the dark background.
    pen.stroke(SHIELD, { colour: COLOURS.crestEdge, width: (EDGE * WIDTH) / width });
    const style = { size: LETTERS, weight: 700, colour: COLOURS.white, spacing: 0.03 } as const;
    const baseline = (HEIGHT + CAPITAL_HEIGHT * LETTERS) / 2;
    pen.write(look.initials, { ...style, x: WIDTH / 2, baseline, align: 'centre' });
  });
}
