/** The part of a crest that has the band colour: 0 below, 1 on the right, 2 across the middle, 3 in a wedge that points up. */
type CrestPattern = 0 | 1 | 2 | 3;

/** The letters, colours and pattern of a team's crest. */
export interface CrestLook {
  /** The initials are up to three capital letters or digits. */
  readonly initials: string;
  /** The two colours as `#rrggbb`; white letters are readable on both. */
  readonly ground: string;
  readonly band: string;
  readonly pattern: CrestPattern;
}

const COLOURS: readonly (readonly [ground: string, band: string])[] = [
  ['#b3122b', '#7d0a1c'],
  ['#1546a0', '#0d2f6e'],
  ['#0b6b3a', '#074a28'],
  ['#5b2a86', '#3f1a60'],
  ['#8a4b00', '#633500'],
  ['#0f5e73', '#083f4e'],
  ['#3a4250', '#222833'],
  ['#a1195b', '#720e3f'],
  ['#2f5d12', '#1f400a'],
  ['#3b3bb0', '#282880'],
];

/** FNV-1a, a small hash that spreads names evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Letters of these scripts are as wide as they are high, so a crest has space for only one. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function initialsOf(name: string): string {
  const words = name.split(/[\s\-–./]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  const [first = ''] = letters;
  return WIDE.test(first) ? first : letters.slice(0, 3).join('').toUpperCase();
}

/**
 * The crest of a team, made from its name, the same wherever it is drawn. The initials are the first letters of the first three words, or
 * of the only word: 'FC Limmat Futsal' gives 'FLF', 'Lions' gives 'LIO', '日本フットサル' gives '日'. Colours and pattern follow from a hash of
 * the name, regardless of case.
 */
export function crestLookOf(name: string): CrestLook {
  const hash = hashOf(name.trim().toLowerCase());
  const [ground, band] = COLOURS[hash % COLOURS.length] ?? ['#3a4250', '#222833'];
  const pattern = (Math.floor(hash / COLOURS.length) % 4) as CrestPattern;
  return { initials: initialsOf(name), ground, band, pattern };
}
