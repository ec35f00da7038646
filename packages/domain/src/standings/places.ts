import type { DecisionKind, RankingCriterion } from '../cup/table-rules';
import type { Tally } from './tally';

/** A criterion that can put one team ahead of another. */
export type Criterion =
  | 'points'
  | 'points-a-match'
  | Exclude<RankingCriterion, `head-to-head${string}`>
  | `head-to-head-${'points' | 'goal-difference' | 'goals' | 'away-goals'}`
  | 'conduct-in-part'
  | `decision-${DecisionKind}`;

/** The teams that share a place, and the criterion by which they are behind the place before; null for the first. */
export interface Place {
  readonly tallies: readonly Tally[];
  readonly behindOn: Criterion | null;
}

/** A comparison of two teams: the lead of the first, positive where it is better, 0 where they are level. */
export interface Measure {
  readonly criterion: Criterion;
  readonly lead: (a: Tally, b: Tally) => number;
}

/** Breaks a tie as far as possible. Returns the places of teams that were level so far, best first. */
export type TieBreak = (level: readonly Tally[]) => readonly Place[];

/** A measure by a number of which more is better. */
export interface Figure extends Measure {
  readonly of: (tally: Tally) => number;
}

export function more(criterion: Criterion, of: (tally: Tally) => number): Figure {
  return { criterion, of, lead: (a, b) => of(a) - of(b) };
}

function leadOf(a: Tally, b: Tally, measures: readonly Measure[]): number {
  for (const { lead } of measures) {
    const found = lead(a, b);
    if (found !== 0) return found;
  }
  return 0;
}

function decidingCriterion(better: Tally, worse: Tally, measures: readonly Measure[]): Criterion | null {
  return measures.find(({ lead }) => lead(better, worse) !== 0)?.criterion ?? null;
}

/** Ranks by the measures one after the other. A later measure only separates teams that all earlier ones leave level. */
export function rankBy(tallies: readonly Tally[], measures: readonly Measure[]): Place[] {
  const ordered = [...tallies].sort((a, b) => leadOf(b, a, measures));
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
  const broken: Place[] = [];
  for (const place of places) {
    if (isShared(place)) {
      for (const { tallies, behindOn } of tieBreak(place.tallies)) {
        broken.push({ tallies, behindOn: behindOn ?? place.behindOn });
      }
    } else {
      broken.push(place);
    }
  }
  return broken;
}
