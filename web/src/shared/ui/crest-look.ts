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

/** Each pattern as a CSS background. */
const PATTERNS: readonly ((ground: string, band: string) => string)[] = [
  (ground, band) => `linear-gradient(${ground} 70%, ${band})`,
  (ground, band) => `linear-gradient(90deg, ${ground} 50%, ${band} 0)`,
  (ground, band) => `linear-gradient(${ground} 36%, ${band} 0 64%, ${ground} 0)`,
  (ground, band) => `conic-gradient(from 124deg at 50% 42%, ${band} 112deg, ${ground} 0)`,
];

/** FNV-1a, a small hash that spreads names evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The background of a team's crest: always the same for the same name. */
function backgroundOf(name: string): string {
  const hash = hashOf(name.trim().toLowerCase());
  const [ground, band] = COLOURS[hash % COLOURS.length] ?? ['#3a4250', '#222833'];
  const pattern = PATTERNS[Math.floor(hash / COLOURS.length) % PATTERNS.length];
  return pattern ? pattern(ground, band) : ground;
}

/** Up to three letters that stand for a name: 'FC Limmat Futsal' gives 'FLF', 'Lions' gives 'LIO'. */
function initialsOf(name: string): string {
  const words = name.split(/[\s\-–./]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...(words[0] ?? '')];
  return letters.slice(0, 3).join('').toUpperCase();
}

interface Crest {
  readonly initials: string;
  readonly style: { readonly background: string };
}

const crests = new Map<string, Crest>();

/** What is drawn on a team's crest, computed once: a page shows each of its teams many times. */
export function crestOf(name: string): Crest {
  const known = crests.get(name);
  if (known) return known;
  const crest = { initials: initialsOf(name), style: { background: backgroundOf(name) } };
  crests.set(name, crest);
  return crest;
}
