import { crestLookOf, type CrestLook, type CrestPattern } from '@futsal-cup/domain/cup/crest';

type Colours = Pick<CrestLook, 'ground' | 'band'>;

const BACKGROUNDS: Readonly<Record<CrestPattern, (colours: Colours) => string>> = {
  fade: ({ ground, band }) => `linear-gradient(${ground} 70%, ${band})`,
  halves: ({ ground, band }) => `linear-gradient(90deg, ${ground} 50%, ${band} 0)`,
  belt: ({ ground, band }) => `linear-gradient(${ground} 36%, ${band} 0 64%, ${ground} 0)`,
  wedge: ({ ground, band }) => `conic-gradient(from 124deg at 50% 42%, ${band} 112deg, ${ground} 0)`,
};

interface Crest {
  readonly initials: string;
  readonly style: { readonly background: string };
}

const crests = new Map<string, Crest>();

/** What is drawn on a team's crest, computed once: a page shows each of its teams many times. */
export function crestOf(name: string): Crest {
  const known = crests.get(name);
  if (known) return known;
  const { initials, pattern, ...colours } = crestLookOf(name);
  const crest = { initials, style: { background: BACKGROUNDS[pattern](colours) } };
  crests.set(name, crest);
  return crest;
}
