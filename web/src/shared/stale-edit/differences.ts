/** A record in words: what each field is called, and what it holds. */
export type Described = Readonly<Record<string, string>>;

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What somebody else changed since `base` was read, beside what the form on show says there. */
export function findDifferences(base: Described, mine: Described, theirs: Described): readonly Difference[] {
  return Object.keys(theirs)
    .filter((label) => theirs[label] !== base[label])
    .map((label) => ({ label, mine: mine[label] ?? '', theirs: theirs[label] ?? '' }));
}
