import type { Takes } from '../settings';
import { bracketRoundsOf, drawHalves } from './bracket-rounds';
import { seedHalves, type GroupSizes, type PlannedRank, type QualifyingPlace } from './group-seeds';

/** The places of a bracket from top to bottom; null is a bye. */
type Places = readonly (QualifyingPlace | null)[];

/** The pairs that meet before either has played a match of the bracket, each in both orders. */
function firstMeetings(places: Places): ReadonlyMap<QualifyingPlace, QualifyingPlace> {
  const matches = bracketRoundsOf(places, 2).flatMap((round) => round.matches);
  return new Map(
    matches.flatMap(({ local, visitor }) =>
      local.kind === 'entry' && visitor.kind === 'entry'
        ? [[local.entry, visitor.entry] as const, [visitor.entry, local.entry] as const]
        : [],
    ),
  );
}

/** The groups whose places the given entries meet first, each once; null for an entry that meets no such place. */
function groupsMet(places: Places, entries: readonly QualifyingPlace[]): ReadonlySet<number | null> {
  const meetings = firstMeetings(places);
  return new Set(
    entries.map((entry) => {
      const other = meetings.get(entry);
      return other?.kind === 'group-place' ? other.group : null;
    }),
  );
}

function areGroupsApart(places: Places): boolean {
  return [...firstMeetings(places)].every(
    ([one, other]) => one.kind !== 'group-place' || other.kind !== 'group-place' || one.group !== other.group,
  );
}

/**
 * Where all slots meet places of one group, a team of that group could not be kept apart from it. So the last of these places changes with
 * another one of the same number in its half, if the places of each group still do not meet.
 */
function spreadGroups(places: Places, best: readonly PlannedRank[]): Places {
  const last = best.at(-1);
  const met = last && firstMeetings(places).get(last);
  if (met?.kind !== 'group-place' || groupsMet(places, best).size > 1) return places;
  const at = places.indexOf(met);
  const half = (index: number) => Math.floor((index * 2) / places.length);
  const changed = places.flatMap((other, index) =>
    other?.kind === 'group-place' && other.place === met.place && half(index) === half(at)
      ? [places.map((place, position) => (position === at ? other : position === index ? met : place))]
      : [],
  );
  return changed.find((drawn) => groupsMet(drawn, best).size > 1 && areGroupsApart(drawn)) ?? places;
}

/**
 * The places of a bracket that takes places of groups, from top to bottom; null is a bye. Where several of the next place go on, and one of
 * them meets a place of a group first, they are slots: who gets which is decided when all are known, so that they do not meet their own group
 * (bracket/allotment). One alone has nobody to change with, and stays a rank.
 */
export function drawPlaces(takes: Omit<Takes, 'step'>, groups: GroupSizes): Places {
  const places: Places = drawHalves(seedHalves(takes, groups));
  const { to, bestOfNext } = takes;
  const isBest = (entry: QualifyingPlace | null): entry is PlannedRank =>
    entry?.kind === 'best-of-place' && entry.place === to + 1 && entry.rank <= bestOfNext;
  const best = places.filter(isBest);
  const meetings = firstMeetings(places);
  if (best.length < 2 || best.every((entry) => meetings.get(entry)?.kind !== 'group-place')) return places;
  return spreadGroups(places, best).map((entry) =>
    isBest(entry)
      ? { kind: 'allotted-of-place', stage: entry.stage, place: entry.place, slot: entry.rank }
      : entry,
  );
}
