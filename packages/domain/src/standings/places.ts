import type { Tally } from './tally';

/** What can put one team ahead of another, in the words of a table. */
export type Criterion =
  | 'points'
  | 'goal difference'
  | 'goals scored'
  | 'head-to-head points'
  | 'head-to-head goal difference'
  | 'head-to-head goals'
  | 'lots';

/** The teams that share a place, and the criterion by which they are behind the place before; null for the first. */
export interface Place {
  readonly tallies: readonly Tally[];
  readonly behindOn: Criterion | null;
}

/** A number that is compared, more being better. */
export interface Measure {
  readonly criterion: Criterion;
  readonly of: (tally: Tally) => number;
}

/** Breaks a tie as far as it can: the places of teams that were level until now, best first. */
export type TieBreak = (level: readonly Tally[]) => readonly Place[];

function decidingMeasure(better: Tally, worse: Tally, measures: readonly Measure[]): Criterion | null {
  return measures.find(({ of }) => of(better) !== of(worse))?.criterion ?? null;
}

/** Ranks by the measures in turn: a later one only separates what all earlier ones leave level. */
export function rankBy(tallies: readonly Tally[], measures: readonly Measure[]): Place[] {
  const ordered = [...tallies].sort((a, b) => {
    for (const { of } of measures) {
      const difference = of(b) - of(a);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const places: { tallies: Tally[]; behindOn: Criterion | null }[] = [];
  let before: Tally | undefined;
  for (const tally of ordered) {
    const behindOn = before ? decidingMeasure(before, tally, measures) : null;
    const last = places.at(-1);
    if (last && behindOn === null) last.tallies.push(tally);
    else places.push({ tallies: [tally], behindOn });
    before = tally;
  }
  return places;
}

/** The same places with every shared one broken up further, as far as `tieBreak` can. */
export function breakTies(places: readonly Place[], tieBreak: TieBreak): Place[] {
  return places.flatMap((place) => {
    if (place.tallies.length === 1) return [place];
    return tieBreak(place.tallies).map((part, index) =>
      index === 0 ? { tallies: part.tallies, behindOn: place.behindOn } : part,
    );
  });
}
