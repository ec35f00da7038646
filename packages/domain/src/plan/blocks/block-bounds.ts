import type { MatchLengths } from './block-lengths';
import type { BlocksProblem, Window } from './block-problem';

/**
 * The reason why the categories of a part cannot be over sooner. `courts`: so many matches keep the courts (indexes) busy from one minute to
 * another, and then at least `after` minutes follow. `category`: a category (an index) alone takes so long, because its teams rest and its
 * rounds follow one another.
 */
type BlockReason =
  | {
      readonly kind: 'courts';
      readonly matches: number;
      readonly courts: readonly number[];
      readonly from: number;
      readonly until: number;
      readonly after: number;
    }
  | { readonly kind: 'category'; readonly category: number };

/** No plan of a part is over before `end`; Infinity means that there is none. */
export interface BlockBound {
  readonly end: number;
  readonly reason: BlockReason;
}

/** The windows of some courts without the matches that have begun, with the minutes between. */
function openWindows({ begun, minutesBetween }: BlocksProblem, windows: readonly Window[]): Window[] {
  let open = [...windows];
  for (const { fixed, minutes } of begun) {
    if (!fixed) continue;
    const [from, until] = [fixed.start - minutesBetween, fixed.start + minutes + minutesBetween];
    open = open.flatMap((window) => {
      if (window.court !== fixed.court || until <= window.from || from >= window.until) return [window];
      // A match may be over when the minutes before the fixed one begin, and begin when those after it are over.
      return [
        { ...window, until: Math.min(window.until, from) },
        { ...window, from: Math.max(window.from, until) },
      ];
    });
  }
  return open.filter(({ from, until, minutes }) => from + minutes <= until);
}

/**
 * The minutes by which one match, two matches and so on to `count` can be over on the courts, when the first begins at `from` or later
 * (Infinity for never). On each court one match follows the other as soon as it may, and no plan has more matches over at any minute.
 */
function soonestEnds(windows: readonly Window[], between: number, from: number, count: number): number[] {
  const ends: number[] = [];
  const free = new Map<number, number>();
  for (const window of [...windows].sort((a, b) => a.from - b.from)) {
    let start = Math.max(window.from, from, free.get(window.court) ?? -Infinity);
    for (let begun = 0; begun < count && start + window.minutes <= window.until; begun += 1) {
      ends.push(start + window.minutes);
      start += window.minutes + between;
      free.set(window.court, start);
    }
  }
  // Numbers of such an array are sorted without a function of ours, which a page calls slowly in its first search.
  const sorted = Float64Array.from(ends).sort();
  return Array.from({ length: count }, (_, index) => sorted[index] ?? Infinity);
}

/** The first minute from `from` on at which a match of some minutes may begin in a window. */
function firstIn(windows: readonly Window[], from: number, minutes: number): number {
  let first = Infinity;
  for (const window of windows) {
    const start = Math.max(window.from, from);
    if (window.minutes === minutes && start + minutes <= window.until) first = Math.min(first, start);
  }
  return first;
}

/** The soonest beginnings of the matches of a category, as if it had its courts alone, and the end of its last match. */
function headsOf(
  problem: BlocksProblem,
  { phases, tails }: MatchLengths,
  category: number,
  heads: number[],
): number {
  const { matches, minutesBetween: between, rest, pause } = problem;
  const windows = openWindows(problem, problem.windows[category] ?? []);
  let end = -Infinity;
  for (const [phase, ofPhase] of (problem.phases[category] ?? []).entries()) {
    const begun = ofPhase.flatMap((number) => {
      const { fixed = null, minutes = 0 } = matches[number] ?? {};
      return fixed ? [fixed.start + minutes] : [];
    });
    const own = ofPhase.filter((number) => matches[number]?.fixed === null);
    const from = end + pause;
    let over = Math.max(end, ...begun);
    for (const number of own) {
      const match = matches[number];
      if (!match) continue;
      const ends = match.after.map((source) => {
        const { fixed = null, minutes = 0 } = matches[source] ?? {};
        return (fixed?.start ?? heads[source] ?? -Infinity) + minutes + rest;
      });
      const alone = match.isFinal ? over : -Infinity;
      const head = firstIn(windows, Math.max(from, alone, ...ends), match.minutes);
      heads[number] = head;
      over = Math.max(over, head + match.minutes);
    }
    if (own.length > 0) {
      const first = Math.min(...own.map((number) => heads[number] ?? Infinity));
      const onCourts = soonestEnds(windows, between, first, own.length).at(-1) ?? Infinity;
      over = Math.max(over, onCourts, first + (phases[category]?.[phase] ?? 0));
      // The final also waits until the others are over on their courts.
      const final = own.find((number) => matches[number]?.isFinal);
      if (final !== undefined) {
        const others = soonestEnds(windows, between, first, own.length - 1).at(-1) ?? -Infinity;
        const minutes = matches[final]?.minutes ?? 0;
        heads[final] = firstIn(windows, Math.max(heads[final] ?? 0, others), minutes);
        over = Math.max(over, heads[final] + minutes);
      }
      // The last match of a phase is followed by nothing of it, so what follows another one beyond that is in the phase.
      const least = Math.min(...own.map((number) => tails[number] ?? 0));
      for (const number of own) {
        const begun = (heads[number] ?? 0) + (matches[number]?.minutes ?? 0);
        over = Math.max(over, begun + (tails[number] ?? 0) - least);
      }
    }
    end = over;
  }
  return end;
}

/** The latest of the bounds of matches on their courts: those that begin no sooner than one of them, and are followed by as much. */
function boundOnCourts(
  problem: BlocksProblem,
  own: readonly number[],
  windows: readonly Window[],
  heads: readonly number[],
  tails: readonly number[],
): BlockBound {
  const open = openWindows(problem, windows);
  const byTail = [...own].sort((a, b) => (tails[b] ?? 0) - (tails[a] ?? 0));
  const courts = [...new Set(open.map(({ court }) => court))].sort((a, b) => a - b);
  let latest: BlockBound = {
    end: -Infinity,
    reason: { kind: 'courts', matches: 0, courts, from: 0, until: 0, after: 0 },
  };
  for (const from of new Set(own.map((number) => heads[number] ?? 0))) {
    const waiting = byTail.filter((number) => (heads[number] ?? 0) >= from);
    const ends = soonestEnds(open, problem.minutesBetween, from, waiting.length);
    for (const [index, number] of waiting.entries()) {
      const until = ends[index] ?? Infinity;
      const after = tails[number] ?? 0;
      if (until + after <= latest.end) continue;
      const reason = { kind: 'courts', matches: index + 1, courts, from, until, after } as const;
      latest = { end: until + after, reason };
    }
  }
  return latest;
}

/** The different windows of the categories of a part, with the categories that have no others. */
function choicesOf(
  { windows }: BlocksProblem,
  categories: readonly number[],
): { windows: Window[]; categories: number[] }[] {
  const blocksOf = (category: number) => new Set((windows[category] ?? []).map(({ block }) => block));
  const all = new Set(categories.flatMap((category) => [...blocksOf(category)]));
  const choices = new Map<string, ReadonlySet<number>>();
  for (const blocks of [all, ...categories.map(blocksOf)])
    choices.set([...blocks].sort((a, b) => a - b).join(), blocks);
  return [...choices.values()].map((blocks) => {
    const within = categories.filter((category) =>
      [...blocksOf(category)].every((block) => blocks.has(block)),
    );
    const own = within.flatMap((category) => windows[category] ?? []);
    const keyed = new Map(own.map((window) => [`${window.block} ${window.court}`, window]));
    return { windows: [...keyed.values()], categories: within };
  });
}

/**
 * The minute before which no plan of a part is over, whatever the order, the courts and the beginnings of its matches: a category alone takes
 * its time, and the matches of several keep their courts busy.
 */
export function boundPart(
  problem: BlocksProblem,
  lengths: MatchLengths,
  categories: readonly number[],
): BlockBound {
  const heads = problem.matches.map(() => 0);
  let latest: BlockBound = { end: -Infinity, reason: { kind: 'category', category: categories[0] ?? 0 } };
  for (const category of categories) {
    const end = headsOf(problem, lengths, category, heads);
    if (end > latest.end) latest = { end, reason: { kind: 'category', category } };
  }
  for (const choice of choicesOf(problem, categories)) {
    const own = problem.matches.flatMap(({ category, fixed }, number) =>
      fixed === null && choice.categories.includes(category) ? [number] : [],
    );
    const bound = boundOnCourts(problem, own, choice.windows, heads, lengths.tails);
    // The courts are the clearer reason of two that are as late.
    if (own.length > 0 && bound.end >= latest.end) latest = bound;
  }
  return latest;
}
