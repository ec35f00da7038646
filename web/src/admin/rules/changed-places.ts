import { type ResolvedCup, resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { SIDES } from '@futsal-cup/domain/cup/sides';

interface ChangedPlace {
  readonly teamId: string;
  readonly before: number;
  readonly after: number;
}

interface ChangedGroup {
  readonly groupId: string;
  readonly places: readonly ChangedPlace[];
}

/** A side of a later match that another team is on, or nobody yet. */
interface ChangedSide {
  readonly matchId: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangedPlaces {
  readonly groups: readonly ChangedGroup[];
  readonly sides: readonly ChangedSide[];
}

function changedIn(groupId: string, before: ResolvedCup, after: ResolvedCup): readonly ChangedPlace[] {
  const old = new Map(before.tables.get(groupId)?.map(({ teamId, position }) => [teamId, position]));
  return (after.tables.get(groupId) ?? []).flatMap(({ teamId, position }) => {
    const place = old.get(teamId) ?? position;
    return place === position ? [] : [{ teamId, before: place, after: position }];
  });
}

/** Returns the places of groups and the sides of matches in which two states of a cup differ. */
export function changedPlaces(cup: DomainCup, changed: DomainCup): ChangedPlaces {
  const [before, after] = [resolveCup(cup), resolveCup(changed)];
  const groups = cup.groups.map(({ groupId }) => ({ groupId, places: changedIn(groupId, before, after) }));
  const sides = cup.matches.flatMap(({ matchId }) =>
    SIDES.flatMap((side) => {
      const [old, fresh] = [before, after].map(({ sides }) => sides.get(matchId)?.[side] ?? null);
      return old === fresh ? [] : [{ matchId, before: old ?? null, after: fresh ?? null }];
    }),
  );
  return { groups: groups.filter(({ places }) => places.length > 0), sides };
}
