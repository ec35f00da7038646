import { crestLookOf } from '@futsal-cup/domain/cup/crest';

/** The CSS background of each pattern. */
const BACKGROUNDS = [
  (ground: string, band: string) => `linear-gradient(${ground} 70%, ${band})`,
  (ground: string, band: string) => `linear-gradient(90deg, ${ground} 50%, ${band} 0)`,
  (ground: string, band: string) => `linear-gradient(${ground} 36%, ${band} 0 64%, ${ground} 0)`,
  // Firefox prints no conic gradient, so each half of this triangle is a gradient of its own.
  (ground: string, band: string) =>
    `linear-gradient(146deg,${ground} 55%,${band} 0) 0/51% no-repeat,linear-gradient(214deg,${ground} 55%,${band} 0) 100%/50%`,
] as const;

interface Crest {
  readonly initials: string;
  readonly style: { readonly background: string };
}

const crests = new Map<string, Crest>();

/** Gives a longer name of a team the crest of the team. */
export function shareCrest(name: string, longerName: string): void {
  crests.set(longerName, crestOf(name));
}

/** Returns the look of a team's crest. It is cached, because a page shows each of its teams many times. */
export function crestOf(name: string): Crest {
  const known = crests.get(name);
  if (known) return known;
  const { initials, pattern, ground, band } = crestLookOf(name);
  const crest = { initials, style: { background: BACKGROUNDS[pattern](ground, band) } };
  crests.set(name, crest);
  return crest;
}
