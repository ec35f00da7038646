import type { Tally } from './tally';

/** A criterion that can put one team ahead of another. */
export type Criterion =
  | 'points'
  | 'goal-difference'
  | 'goals-scored'
  | 'head-to-head-points'
  | 'head-to-head-goal-difference'
  | 'head-to-head-goals'
  | 'lots';

/** The teams that share a place, and the criterion by which they are behind the place before; null for the first. */
export interface Place {
  readonly tallies: readonly Tally[];
  readonly behindOn: Criterion | null;
}

/** A number by which teams are compared; more is better. */
export interface Measure {
  readonly criterion: Criterion;
  readonly of: (tally: Tally) => number;
}

/** Breaks a tie as far as possible. Returns the places of teams that were level so far, best first. */
export type TieBreak = (level: readonly Tally[]) => readonly Place[];

function difference(a: Tally, b: Tally, measures: readonly Measure[]): number {
  for (const { of } of measures) {
    const lead = of(b) - of(a);
    if (lead !== 0) return lead;
  }
  return 0;
}

function decidingCriterion(better: Tally, worse: Tally, measures: readonly Measure[]): Criterion | null {
  return measures.find(({ of }) => of(better) !== of(worse))?.criterion ?? null;
}

/** Ranks by the measures one after the other. A later measure only separates teams that all earlier ones leave level. */
export function rankBy(tallies: readonly Tally[], measures: readonly Measure[]): Place[] {
  const ordered = [...tallies].sort((a, b) => difference(a, b, measures));
  const places: { tallies: Tally[]; behindOn: Criterion | null }[] = [];
  let last: Tally[] = [];
  for (const tally of ordered) {
    const [ahead] = last;
    const behindOn = ahead ? decidingCriterion(ahead, tally, measures) : null;
    if (ahead && behindOn === null) {
      last.push(tally);
    } else {
      last = [tally];
      places.push({ tallies: last, behindOn });
    }
  }
  return places;
}

function isShared({ tallies }: Place): boolean {
  return tallies.length > 1;
}

/** Breaks up each shared place further, as far as `tieBreak` can. */
export function breakTies(places: readonly Place[], tieBreak: TieBreak): readonly Place[] {
  if (!places.some(isShared)) return places;
  return places.flatMap((place) => {
    if (!isShared(place)) return [place];
    return tieBreak(place.tallies).map((part, index) =>
      index === 0 ? { tallies: part.tallies, behindOn: place.behindOn } : part,
    );
  });
}
