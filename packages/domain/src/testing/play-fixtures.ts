import { createRandom, shuffled } from '../plan/random';
import type { StageKey } from '../plan/settings';
import type { Fixtures, PlanSide } from '../plan/format/derive-matches';

/** The places for which teams still play, from the first to the last. */
export type Interval = readonly [first: number, last: number];

/** A cup that was played with random results: the order of each group, and for each knockout match who won it and who lost. */
export interface PlayedFixtures {
  readonly orders: readonly (readonly number[])[];
  readonly results: ReadonlyMap<number, { readonly winner: number; readonly loser: number }>;
}

/** Plays fixtures match by match with random results. Throws where a side is nobody yet, or somebody meets himself. */
export function playFixtures({ groups, places, matches }: Fixtures, seed: number): PlayedFixtures {
  const random = createRandom(seed);
  const orders: number[][] = [];
  const ofPlace = new Map<string, readonly number[]>();
  const isFurther = (group: number) => (places[group]?.length ?? 0) > 0;
  const onPlace = (stage: StageKey, place: number) => {
    const key = `${stage} ${place}`;
    const ofStage = orders.filter((_, group) => isFurther(group) === (stage !== 'groups'));
    const teams =
      ofPlace.get(key) ??
      shuffled(
        ofStage.flatMap((order) => order[place - 1] ?? []),
        random,
      );
    ofPlace.set(key, teams);
    return teams;
  };
  const results = new Map<number, { readonly winner: number; readonly loser: number }>();
  const teamOf = (side: PlanSide): number | undefined => {
    switch (side.kind) {
      case 'team':
        return side.team;
      case 'group-place':
        return orders[side.group]?.[side.place - 1];
      case 'best-of-place':
        return onPlace(side.stage, side.place)[side.rank - 1];
      case 'allotted-of-place':
        return onPlace(side.stage, side.place)[side.slot - 1];
      case 'match-winner':
        return results.get(side.match)?.winner;
      case 'match-loser':
        return results.get(side.match)?.loser;
    }
  };
  for (const [group, teams] of groups.entries()) {
    const ofPlaces = (places[group] ?? []).map((place) => {
      const team = teamOf(place);
      if (team === undefined) throw new Error(`Nobody is on a place of group ${group}`);
      return team;
    });
    orders.push(shuffled([...teams, ...ofPlaces], random));
  }
  for (const [index, { group, local, visitor }] of matches.entries()) {
    if (group !== null) continue;
    const [one, other] = [teamOf(local), teamOf(visitor)];
    if (one === undefined || other === undefined) throw new Error(`Nobody is a side of match ${index}`);
    if (one === other) throw new Error(`Somebody meets himself in match ${index}`);
    const isFirst = random() < 0.5;
    results.set(index, { winner: isFirst ? one : other, loser: isFirst ? other : one });
  }
  return { orders, results };
}

/**
 * The places for which each team of a bracket plays in the end. `entered` are the places for which it played when it came in. Throws where two
 * who do not play for the same places meet.
 */
export function placesAfter(
  { stages, matches }: Fixtures,
  { results }: PlayedFixtures,
  entered: ReadonlyMap<number, Interval>,
): ReadonlyMap<number, Interval> {
  const places = new Map(entered);
  for (const stage of stages) {
    const ofStage = [...matches.keys()].flatMap((index) => {
      const result = matches[index]?.stage === stage ? results.get(index) : undefined;
      return result ? [result] : [];
    });
    const [first] = ofStage;
    if (!first) continue;
    const [from, to] = places.get(first.winner) ?? [0, 0];
    const isOfField = (team: number) => places.get(team)?.join() === [from, to].join();
    const all = ofStage.flatMap(({ winner, loser }) => [winner, loser]);
    if (!all.every(isOfField)) throw new Error(`Not all in ${stage} play for the same places`);
    const losers = new Set(ofStage.map(({ loser }) => loser));
    const last = to - losers.size;
    for (const team of [...places.keys()].filter(isOfField)) {
      places.set(team, losers.has(team) ? [last + 1, to] : [from, last]);
    }
  }
  return places;
}
