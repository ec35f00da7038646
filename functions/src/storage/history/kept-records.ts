import type { ChangedRecords, RecordChange } from '@futsal-cup/domain/history/changed-records';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentData } from 'firebase-admin/firestore';
import { canonical } from '../canonical';
import { type DocumentForm, FORMS } from '../collections';
import type { StoredCup } from '../stored';

/** A record before a change, and the fingerprint of the record after it; each is null where the record did not exist. */
export interface KeptRecord {
  readonly id: string;
  readonly before: DocumentData | null;
  readonly after: string | null;
}

export type KeptRecords = { readonly [Name in keyof typeof FORMS]: readonly KeptRecord[] };

/** Every write may renew these fields, which follow from the rest of the cup. */
const RENEWED = new Set(['updatedAt', 'revision', 'span']);

const FINGERPRINT_LENGTH = 22;

/** A fingerprint of a record's content that does not depend on the time of the write, so that changes can be undone one after the other. */
export function fingerprintOf(document: DocumentData): string {
  const said = Object.entries(document).filter(([field]) => !RENEWED.has(field));
  const hash = createHash('sha256').update(canonical(Object.fromEntries(said)));
  return hash.digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

function keep<Entity>(
  changes: readonly RecordChange<Entity>[],
  { toDocument }: DocumentForm<Entity>,
  idOf: (entity: Entity) => string,
): KeptRecord[] {
  return changes.flatMap(({ before, after }) => {
    const record = before ?? after;
    if (!record) return [];
    const left = after && fingerprintOf(toDocument(after));
    return [{ id: idOf(record), before: before && toDocument(before), after: left }];
  });
}

export function keepRecords(changed: ChangedRecords<StoredCup>): KeptRecords {
  return {
    tournaments: keep(changed.tournaments, FORMS.tournaments, (tournament) => tournament.tournamentId),
    teams: keep(changed.teams, FORMS.teams, (team) => team.teamId),
    stages: keep(changed.stages, FORMS.stages, (stage) => stage.stageId),
    groups: keep(changed.groups, FORMS.groups, (group) => group.groupId),
    matches: keep(changed.matches, FORMS.matches, (match) => match.matchId),
    plans: keep(changed.plans, FORMS.plans, (plan) => plan.tournamentId),
  };
}

/** A document holds a megabyte; an entry with larger records is written without them. */
const MOST_BYTES = 900_000;

/** The records as a field of an entry, or null where they are too large for a document. */
export function packRecords(kept: KeptRecords): Buffer | null {
  const packed = gzipSync(JSON.stringify(kept));
  return packed.length > MOST_BYTES ? null : packed;
}

export function unpackRecords(packed: Uint8Array): KeptRecords {
  // Until February 2027 there are entries from before plans were stored.
  const { plans = [], ...kept } = JSON.parse(gunzipSync(packed).toString('utf8')) as Omit<
    KeptRecords,
    'plans'
  > &
    Partial<Pick<KeptRecords, 'plans'>>;
  return { ...kept, plans };
}
