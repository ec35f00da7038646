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

export interface Picture {
  readonly src: string;
  readonly alt: string;
}

export const pictures = {
  kickOff: {
    src: kickOff,
    alt: 'Five red and five yellow players on a blue futsal pitch, seen from above at kick-off',
  },
  goal: { src: goal, alt: 'A ball flies into the top corner of a red and white goal' },
  trophy: { src: trophy, alt: 'A golden cup with a ball on it, confetti falling around it' },
  ball: { src: ball, alt: 'A ball on the wooden floor of a sports hall' },
  stand: { src: stand, alt: 'A full stand with a banner under the floodlights' },
  shirts: { src: shirts, alt: 'Red, white and blue shirts hanging in a changing room' },
  scoreboard: { src: scoreboard, alt: 'A scoreboard showing three to two after 19 minutes and 42 seconds' },
  whistle: { src: whistle, alt: 'A whistle, a yellow and a red card on a green floor' },
} as const satisfies Record<string, Picture>;
