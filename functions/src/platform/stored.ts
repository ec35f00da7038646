import type { Cup, Group, Match, Stage, Team, Tournament } from '@futsal-cup/domain/cup/records';

/** When a record was written, as ISO instants. `updatedAt` of a record never comes twice. */
export interface Stamps {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A record of a cup as it lies in its collection. */
export type Stored<Entity> = Entity & Stamps & { readonly tournamentId: string };

/** `revision` counts the writes to the cup; see `firstRevision`. */
export type StoredTournament = Stored<Tournament> & { readonly revision: number };

/** A cup whose records know when they were written. */
export interface StoredCup extends Cup {
  readonly tournament: StoredTournament;
  readonly teams: readonly Stored<Team>[];
  readonly stages: readonly Stored<Stage>[];
  readonly groups: readonly Stored<Group>[];
  readonly matches: readonly Stored<Match>[];
}

/**
 * Where a new or restored cup's revision starts: at the time of day in milliseconds, which no cup's writes ever catch up
 * with. So a number that was once seen never comes back with other content, not even after a restore.
 */
export function firstRevision(now: number): number {
  return now;
}
