import { describe, expect, it } from 'vitest';
import { readListedPlayer } from './listed-player';

describe('a player of a list', () => {
  it.each([
    '7 Anna',
    '7. Anna',
    '7) Anna',
    '#7 Anna',
    'Nr. 7 Anna',
    'N° 7 Anna',
    '7;Anna',
    '7, Anna',
    '7 – Anna',
  ])('has the number before the name: %s', (text) =>
    expect(readListedPlayer(text)).toEqual({ name: 'Anna', number: 7 }),
  );

  it.each(['0 Anna', '00 Anna', '100 Anna', '007 Bond', '2Pac', '3.5 Anna', '7', 'Anna 7', 'Norbert'])(
    'keeps digits that are no shirt number: %s',
    (text) => expect(readListedPlayer(text)).toEqual({ name: text }),
  );

  it.each(['Anna Keller (C)', 'Anna Keller(c)', '7 Anna Keller (Capt.)', '7. Anna Keller  (Kapitän)'])(
    'is the captain where that stands behind the name: %s',
    (text) => expect(readListedPlayer(text)).toMatchObject({ name: 'Anna Keller', isCaptain: true }),
  );

  it.each(['Anna (C) Keller', 'Anna (Cleo)', 'Anna C.'])('is no captain: %s', (text) => {
    expect(readListedPlayer(text)).toEqual({ name: text });
  });
});
