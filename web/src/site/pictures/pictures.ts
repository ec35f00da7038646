import ball from './ball.svg';
import goal from './goal.svg';
import kickOff from './kick-off.svg';
import scoreboard from './scoreboard.svg';
import shirts from './shirts.svg';
import stand from './stand.svg';
import trophy from './trophy.svg';
import whistle from './whistle.svg';

/** All pictures have this size. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 800;

/** The alternative texts of the pictures are in `site/texts/<language>-home.ts` under the same names. */
export const pictures = { kickOff, goal, trophy, ball, stand, shirts, scoreboard, whistle } as const;

export type PictureName = keyof typeof pictures;

export const PICTURE_NAMES = Object.keys(pictures) as readonly PictureName[];
