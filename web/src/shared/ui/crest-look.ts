export interface CrestLook {
  readonly ground: string;
  readonly band: string;
  readonly pattern: 'plain' | 'halves' | 'stripe' | 'chevron';
}

/** White letters are readable on each of these backgrounds and bands. */
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

const PATTERNS: readonly CrestLook['pattern'][] = ['plain', 'halves', 'stripe', 'chevron'];

/** FNV-1a, a small hash that spreads names evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The colours of a team's crest: always the same for the same name. */
export function crestLookOf(name: string): CrestLook {
  const hash = hashOf(name.trim().toLocaleLowerCase('en'));
  const [ground, band] = COLOURS[hash % COLOURS.length] ?? ['#3a4250', '#222833'];
  const pattern = PATTERNS[Math.floor(hash / COLOURS.length) % PATTERNS.length] ?? 'plain';
  return { ground, band, pattern };
}

/** Up to three letters that stand for a name: 'FC Limmat Futsal' gives 'FLF', 'Lions' gives 'LIO'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–./]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return letters.slice(0, 3).join('').toLocaleUpperCase('en');
}
