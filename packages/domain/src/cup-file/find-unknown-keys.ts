import { matchKeys } from './schema';

/** A key of the matches of a cup file that says nothing to us, so that what it holds is left out. */
export interface UnknownKey {
  /** Where it comes first, as in `matches[12].localTeamScore`. */
  readonly path: string;
  /** In how many other matches it comes besides. */
  readonly others: number;
  /** What it is called here, if it is known by another name. */
  readonly knownAs: string | null;
}

/** Words that other formats have for ours, in the order in which they are replaced. */
const OTHER_WORDS: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [/[^a-z]/g, ''],
  [/home/, 'local'],
  [/away|guest/, 'visitor'],
  [/team|name$/g, ''],
  [/penalt(y|ies)(score|goals)?|shootout(score)?|kicks/, 'penalty'],
  [/goals|result/, 'score'],
  [/venue|pitch|court|hall|place/, 'location'],
  [/kickoff|starttime|start/, 'time'],
  [/day$/, 'date'],
  [/round|phase/, 'stage'],
];

function ourWordFor(key: string): string | null {
  const word = OTHER_WORDS.reduce((text, [theirs, ours]) => text.replace(theirs, ours), key.toLowerCase());
  return matchKeys.find((known) => known.toLowerCase() === word) ?? null;
}

function matchesOf(file: unknown): readonly unknown[] {
  const { matches } = (file ?? {}) as { readonly matches?: unknown };
  return Array.isArray(matches) ? matches : [];
}

/** The keys of matches that the cup file does not have, each once, in the order in which they come first. */
export function findUnknownKeys(file: unknown): UnknownKey[] {
  const places = new Map<string, number[]>();
  matchesOf(file).forEach((match, index) => {
    if (typeof match !== 'object' || match === null) return;
    for (const key of Object.keys(match)) {
      if (!matchKeys.includes(key)) places.set(key, [...(places.get(key) ?? []), index]);
    }
  });
  return [...places].map(([key, [first = 0, ...others]]) => ({
    path: `matches[${first}].${key}`,
    others: others.length,
    knownAs: ourWordFor(key),
  }));
}
