import { logLineKeys } from './log-schema';
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

function unknownKeysOf(value: unknown, known: readonly string[]): string[] {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).filter((key) => !known.includes(key))
    : [];
}

/** The same for the lines of their logs: where each comes first, and in how many other matches. */
function findUnknownLogKeys(file: unknown): UnknownKey[] {
  const paths = new Map<string, string[]>();
  matchesOf(file).forEach((match, index) => {
    const log = (match as { readonly log?: unknown } | null)?.log;
    const found = new Map<string, string>();
    (Array.isArray(log) ? log : []).forEach((line, place) => {
      for (const key of unknownKeysOf(line, logLineKeys)) {
        if (!found.has(key)) found.set(key, `matches[${index}].log[${place}].${key}`);
      }
    });
    for (const [key, path] of found) paths.set(key, [...(paths.get(key) ?? []), path]);
  });
  return [...paths.values()].map(([path = '', ...others]) => ({
    path,
    others: others.length,
    knownAs: null,
  }));
}

/** The keys of matches that the cup file does not have, each once, in the order in which they come first. */
export function findUnknownKeys(file: unknown): UnknownKey[] {
  const places = new Map<string, number[]>();
  matchesOf(file).forEach((match, index) => {
    for (const key of unknownKeysOf(match, matchKeys)) places.set(key, [...(places.get(key) ?? []), index]);
  });
  const ofMatches = [...places].map(([key, [first = 0, ...others]]) => ({
    path: `matches[${first}].${key}`,
    others: others.length,
    knownAs: ourWordFor(key),
  }));
  return [...ofMatches, ...findUnknownLogKeys(file)];
}
