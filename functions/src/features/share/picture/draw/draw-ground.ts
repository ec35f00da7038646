import { COLOURS } from './colours';
import type { Pen } from './pen';

export const PICTURE = { width: 1200, height: 630, margin: 72 } as const;

/** The y coordinates at which the court begins: at the sides, and in the middle, where it is higher. */
const [COURT, COURT_TOP] = [534, 508];

/** The hall of the site's hero in plain colours, which keep the file small: the stands, the red edge and the court. */
export function drawGround(pen: Pen): void {
  const { width, height } = PICTURE;
  pen.fill(`M0 0H${width}V${height}H0Z`, COLOURS.ground);
  pen.fill(`M760 0L1200 0V${height}H460Z`, COLOURS.groundSoft);
  const edge = `M0 ${COURT}Q${width / 2} ${2 * COURT_TOP - COURT} ${width} ${COURT}`;
  pen.within(`${edge}V${height}H0Z`, () => {
    pen.fill(`M0 0H${width}V${height}H0Z`, COLOURS.court);
    const line = { colour: COLOURS.courtLine, width: 3 };
    pen.stroke('M600 500V640M390 640A210 74 0 0 1 810 640', line);
    pen.stroke('M0 566A190 74 0 0 1 120 640M1200 566A190 74 0 0 0 1080 640', line);
  });
  pen.stroke(edge, { colour: COLOURS.red, width: 6 });
}

/** The mark of the site (web/public/favicon.svg). */
export function drawMark(
  pen: Pen,
  place: { readonly x: number; readonly y: number; readonly width: number },
): void {
  pen.at({ ...place, scale: place.width / 48 }, () => {
    pen.fill(
      'M11 0H37A11 11 0 0 1 48 11V37A11 11 0 0 1 37 48H11A11 11 0 0 1 0 37V11A11 11 0 0 1 11 0Z',
      COLOURS.red,
    );
    pen.stroke('M24 8A16 16 0 1 1 24 40A16 16 0 1 1 24 8Z', { colour: COLOURS.white, width: 2.4 });
    pen.fill('M24 17.4l6.2 4.5-2.4 7.3h-7.6l-2.4-7.3z', COLOURS.white);
    pen.stroke('M24 17.4V11.5M30.2 21.9l5.7-2M27.8 29.2l3.6 4.9M20.2 29.2l-3.6 4.9M17.8 21.9l-5.7-2', {
      colour: COLOURS.white,
      width: 2,
    });
  });
}

/** The short red line below a heading of the site. */
export function drawRule(pen: Pen, { x, y }: { readonly x: number; readonly y: number }): void {
  pen.fill(`M${x} ${y}h120v8h-120z`, COLOURS.red);
}
