import type { Dealing, GroupsStep, Takes } from '../settings';
import { countOnPlace, ranksOf, type GroupSizes, type QualifyingPlace } from './group-seeds';

/** The places that a step takes, those of the same rank together: the rest of a place whose best went elsewhere comes first. */
function placesByRank(takes: Takes, groups: GroupSizes): QualifyingPlace[][] {
  const { from, to, bestOfNext, withoutBest } = takes;
  const first = withoutBest > 0 ? from + 1 : from;
  const whole = Array.from({ length: Math.max(to - first + 1, 0) }, (_, index) => {
    const place = first + index;
    return groups.sizes.flatMap((size, group): QualifyingPlace[] =>
      size < place ? [] : [{ kind: 'group-place', group: groups.first + group, place }],
    );
  });
  return [
    first > from ? ranksOf(groups, from, withoutBest + 1, countOnPlace(groups, from)) : [],
    ...whole,
    ranksOf(groups, to + 1, 1, bestOfNext),
  ];
}

/** Cuts a list into parts whose sizes differ by one at most, the larger ones first. */
function cut<Item>(items: readonly Item[], parts: number): Item[][] {
  const size = Math.floor(items.length / parts);
  const larger = items.length % parts;
  return Array.from({ length: parts }, (_, part) => {
    const start = part * size + Math.min(part, larger);
    return items.slice(start, start + size + (part < larger ? 1 : 0));
  });
}

/** The same places together: as many places of each first group for each of the groups where they can be shared out so, else one after the other. */
function dealByPlace(byRank: readonly (readonly QualifyingPlace[])[], groups: number): QualifyingPlace[][] {
  const [rest = [], ...others] = byRank;
  const best = others.pop() ?? [];
  if (others.length === 0 || others.length % groups !== 0) return cut(byRank.flat(), groups);
  const dealt = cut(others, groups).map((places) => places.flat());
  dealt[0]?.unshift(...rest);
  dealt.at(-1)?.push(...best);
  return dealt;
}

/** A place in a pot of equally strong ones, which go to different groups as the places of one first group do. */
interface Dealt {
  readonly place: QualifyingPlace;
  /** The keys of the two sets of places that all go to different groups. */
  readonly apart: readonly [string, string];
}

/** The places in pots of as many as there are groups; of those of one first group, each so many following ones are to be apart. */
function potsOf(places: readonly QualifyingPlace[], groups: number): Dealt[] {
  const counts = new Map<number, number>();
  return places.map((place, index) => {
    const pot = `pot ${Math.floor(index / groups)}`;
    // It is not known beforehand from which group the best of a place come.
    if (place.kind !== 'group-place') return { place, apart: [pot, `best ${index}`] };
    const count = counts.get(place.group) ?? 0;
    counts.set(place.group, count + 1);
    return { place, apart: [pot, `group ${place.group} ${Math.floor(count / groups)}`] };
  });
}

/** Which place of each set is in each group, by the key of the set and the group. */
class Taken {
  private readonly places = new Map<string, Dealt>();

  at(key: string, group: number): Dealt | undefined {
    return this.places.get(`${key} ${group}`);
  }

  put(dealt: Dealt, group: number): void {
    for (const key of dealt.apart) this.places.set(`${key} ${group}`, dealt);
  }

  remove(dealt: Dealt, group: number): void {
    for (const key of dealt.apart) if (this.at(key, group) === dealt) this.places.delete(`${key} ${group}`);
  }

  firstFree(key: string, groups: number): number {
    return Array.from({ length: groups }, (_, group) => group).find((group) => !this.at(key, group)) ?? 0;
  }
}

/** Exchanges two groups along the places that hold one another there, beginning with what has `key` in `from`. */
function exchange(taken: Taken, key: string, from: number, to: number): void {
  const chain: { readonly dealt: Dealt; readonly group: number }[] = [];
  let [side, group] = [key, from];
  for (let dealt = taken.at(side, group); dealt; dealt = taken.at(side, group)) {
    chain.push({ dealt, group });
    side = dealt.apart[0] === side ? dealt.apart[1] : dealt.apart[0];
    group = group === from ? to : from;
  }
  for (const link of chain) taken.remove(link.dealt, link.group);
  for (const link of chain) taken.put(link.dealt, link.group === from ? to : from);
}

/**
 * Deals pots of equally strong places so that each group gets one of each pot and no group has two more places of a first group than it must.
 * Such a dealing always exists, because it is a colouring of the edges of a bipartite graph (pots and first groups) with as many colours as an
 * end has edges (Kőnig's theorem); it is found by exchanging two colours along a path.
 */
function dealMixed(places: readonly QualifyingPlace[], groups: number): QualifyingPlace[][] {
  const taken = new Taken();
  const all = potsOf(places, groups);
  for (const dealt of all) {
    const [pot, apart] = dealt.apart;
    const [inPot, inApart] = [taken.firstFree(pot, groups), taken.firstFree(apart, groups)];
    if (taken.at(pot, inApart)) exchange(taken, pot, inApart, inPot);
    taken.put(dealt, inApart);
  }
  const dealt = Array.from({ length: groups }, (_, group) =>
    all.filter((each) => taken.at(each.apart[0], group) === each).map(({ place }) => place),
  );
  const orderOf = (of: readonly QualifyingPlace[]) => (of[0] ? places.indexOf(of[0]) : 0);
  return dealt.sort((a, b) => b.length - a.length || orderOf(a) - orderOf(b));
}

/** The number of places that a step takes. */
export function countTaken(takes: Takes, groups: GroupSizes): number {
  return placesByRank(takes, groups).flat().length;
}

/** The places of each group of a step that takes them, the best first. */
export function dealPlaces(
  {
    takes,
    groups: count,
  }: { readonly takes: Takes & { readonly deal: Dealing } } & Pick<GroupsStep, 'groups'>,
  groups: GroupSizes,
): QualifyingPlace[][] {
  const byRank = placesByRank(takes, groups);
  return takes.deal === 'by-place' ? dealByPlace(byRank, count) : dealMixed(byRank.flat(), count);
}
