import type {
  Cup,
  Group,
  Match,
  PublishedPlan,
  Stage,
  Team,
  Tournament,
} from '@futsal-cup/domain/cup/records';
import type { CupSpan } from '@futsal-cup/domain/schedule/cup-span';
import type { Timestamp } from 'firebase-admin/firestore';

/** When a record was written, as ISO instants. Each write of a record has an `updatedAt` of its own, save that of a message. */
export interface Stamps {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A record of a cup with the additional fields of its document. */
export type Stored<Entity> = Entity & Stamps & { readonly tournamentId: string };

/** `revision` counts the writes to the cup; see `firstRevision`. */
export type StoredTournament = Stored<Tournament> & {
  readonly revision: number;
  /** Whether the tournament is left out of the list that visitors see. */
  readonly isArchived: boolean;
  /** The facts about the tournament's matches for the list of cups, as of the last change; older cups have none. */
  readonly span?: CupSpan;
  /** When records last lost instants that calendars had told (docs/decisions/0117-calendars.md); most cups have lost none. */
  readonly lostAt?: string;
};

/** The records of a cup by their collections. */
export interface StoredRecords {
  readonly tournaments: StoredTournament;
  readonly teams: Stored<Team>;
  readonly stages: Stored<Stage>;
  readonly groups: Stored<Group>;
  readonly matches: Stored<Match>;
  readonly plans: Stored<PublishedPlan>;
}

export type CollectionName = keyof StoredRecords;

/** The id of a record in its collection. That of a plan is the id of its tournament. */
export const ID_OF: { readonly [Name in CollectionName]: (record: StoredRecords[Name]) => string } = {
  tournaments: ({ tournamentId }) => tournamentId,
  teams: ({ teamId }) => teamId,
  stages: ({ stageId }) => stageId,
  groups: ({ groupId }) => groupId,
  matches: ({ matchId }) => matchId,
  plans: ({ tournamentId }) => tournamentId,
};

export interface StoredCup extends Cup {
  readonly tournament: StoredTournament;
  readonly teams: readonly Stored<Team>[];
  readonly stages: readonly Stored<Stage>[];
  readonly groups: readonly Stored<Group>[];
  readonly matches: readonly Stored<Match>[];
  readonly plan?: Stored<PublishedPlan> | null;
}

export function toInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The instant of a write, always later than the instant of the last write to the same record. */
export function nextInstant(last: string | undefined, now: number): string {
  return toInstant(last === undefined ? now : Math.max(now, Date.parse(last) + 1));
}

/**
 * The revision of a new or restored cup: the time in milliseconds, which a cup's count of writes never reaches. So a revision
 * that was once read does not come back with other content, not even after a restore.
 */
export function firstRevision(now: number): number {
  return now;
}

/** `build-functions` replaces this environment variable by the hash of the code. */
const BUILD_ID = process.env['FUTSAL_CUP_BUILD_ID'] ?? 'development';

/**
 * The version of a cup's view: the revision of its head, which only grows, and the build that presents it. A restored cup gets
 * a revision that nobody has seen.
 */
export function versionOfRevision(revision: number): string {
  return `${revision.toString(36)}-${BUILD_ID}`;
}

/**
 * The version of the list of cups: when the catalogue was last written, and the build that presents it. So an answer from before a
 * restore or a deploy never counts as the present one. The revision distinguishes two writes within one tick of Firestore's clock.
 */
export function versionOf(updateTime: Timestamp, revision: number): string {
  const nanoseconds = BigInt(updateTime.seconds) * 1_000_000_000n + BigInt(updateTime.nanoseconds);
  return `${nanoseconds.toString(36)}-${revision.toString(36)}-${BUILD_ID}`;
}

/** Whether the present build made a version: while a new build rolls out, instances of both builds answer. */
export function isOfThisBuild(version: string): boolean {
  return version.endsWith(`-${BUILD_ID}`);
}
