import { type CrestLook, crestLookOf } from '@futsal-cup/domain/cup/crest';
import type { Mark, Pen } from './pen';

/** The site's colours for surfaces that are dark in both themes (web/src/shelf/styles/tokens.css). */
export const COLOURS = { red: '#d3082a', redText: '#ff6b7d', white: '#ffffff', soft: '#b9c2d0' } as const;

const COURT = 'M0 534Q600 482 1200 534';
const COURT_LINE = { colour: '#25344c', line: 3, within: `${COURT}V630H0Z` } as const;

/** The hall of the site's hero in plain colours, which keep the file small: the stands, the red edge and the court. */
export const GROUND: readonly Mark[] = [
  { path: 'M0 0H1200V630H0Z', colour: '#10141c' },
  { path: 'M760 0L1200 0V630H460Z', colour: '#1a202c' },
  { path: `${COURT}V630H0Z`, colour: '#101d31' },
  { path: 'M600 500V640M390 640A210 74 0 0 1 810 640', ...COURT_LINE },
  { path: 'M0 566A190 74 0 0 1 120 640M1200 566A190 74 0 0 0 1080 640', ...COURT_LINE },
  { path: COURT, colour: COLOURS.red, line: 6 },
];

/** The mark of the site (web/public/favicon.svg), 48 pixels wide. */
export const MARK: readonly Mark[] = [
  {
    path: 'M11 0H37A11 11 0 0 1 48 11V37A11 11 0 0 1 37 48H11A11 11 0 0 1 0 37V11A11 11 0 0 1 11 0Z',
    colour: COLOURS.red,
  },
  { path: 'M24 8A16 16 0 1 1 24 40A16 16 0 1 1 24 8Z', colour: COLOURS.white, line: 2.4 },
  { path: 'M24 17.4l6.2 4.5-2.4 7.3h-7.6l-2.4-7.3z', colour: COLOURS.white },
  {
    path: 'M24 17.4V11.5M30.2 21.9l5.7-2M27.8 29.2l3.6 4.9M20.2 29.2l-3.6 4.9M17.8 21.9l-5.7-2',
    colour: COLOURS.white,
    line: 2,
  },
];

/** The short red line below a heading of the site. */
export const RULE: readonly Mark[] = [{ path: 'M0 0h120v8h-120z', colour: COLOURS.red }];

/** The shield of the site's crest (web/src/shelf/ui/crest/crest.tsx), and its parts in the band colour; its width is 36. */
const SHIELD = 'M0 5Q18 1 36 5V26Q36 41 18 49Q0 41 0 26Z';
const BANDS = {
  1: 'M18 0H40V52H18Z',
  2: 'M-4 18.72H40V33.28H-4Z',
  // A wedge from 124 to 236 degrees, measured clockwise from the top, around a point above the middle.
  3: 'M18 21.84L62 51.52V96H-26V51.52Z',
} as const;
const UNKNOWN: readonly Mark[] = [{ path: SHIELD, colour: '#76839a', line: 1.5, dash: [4, 3] }];

function marksOf({ ground, band, pattern }: CrestLook, scale: number): readonly Mark[] {
  return [
    { path: SHIELD, colour: ground },
    pattern === 0
      ? { path: SHIELD, colour: ground, fade: { from: 36.4, to: 52, colour: band } }
      : { path: BANDS[pattern], colour: band, within: SHIELD },
    // Without this edge the darkest crests would not stand out from the dark background.
    { path: SHIELD, colour: '#ffffff33', line: 3 / scale },
  ];
}

/** Draws a team's crest, with its shield from `x` to `x + width`; without a name it draws the outline for an unknown team. */
export function drawCrest(
  pen: Pen,
  name: string | null,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const scale = width / 36;
  const look = name === null ? null : crestLookOf(name);
  pen.draw(look ? marksOf(look, scale) : UNKNOWN, { x, y, scale });
  if (!look) return;
  const middle = {
    x: x - width / 2,
    width: 2 * width,
    y: { middle: y + 26 * scale },
    align: 'Center',
  } as const;
  pen.write(look.initials, {
    ...middle,
    size: 15.84 * scale,
    weight: 700,
    spacing: 0.03,
    colour: COLOURS.white,
  });
}
