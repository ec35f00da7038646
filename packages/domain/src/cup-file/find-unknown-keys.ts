import { logLineKeys } from './log-schema';
import { matchKeys } from './schema';

/** A key in the matches of a cup file that is not known, so that its value is left out. */
export interface UnknownKey {
  /** The path at which the key first occurs, as in `matches[12].localTeamScore`. */
  readonly path: string;
  /** The number of other matches in which the key occurs. */
  readonly others: number;
  /** The name of the same field in our format, if it has one. */
  readonly knownAs: string | null;
}

/** The words of other formats and the words that we use for them, in the order in which they are replaced. */
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

/** The unknown keys of the lines of logs: where each first occurs, and in how many other matches. */
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

/** The unknown keys of matches, each once, in the order of their first occurrence. */
function findUnknownKeysIn(file: unknown): UnknownKey[] {
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

/** The unknown keys of the matches of a file, and of each of its categories. */
export function findUnknownKeys(file: unknown): UnknownKey[] {
  const { categories } = (file ?? {}) as { readonly categories?: unknown };
  const ofCategories = (Array.isArray(categories) ? categories : []).flatMap((category: unknown, index) =>
    findUnknownKeysIn(category).map((key) => ({ ...key, path: `categories[${index}].${key.path}` })),
  );
  return [...findUnknownKeysIn(file), ...ofCategories];
}
