import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import type { ChangedRecords, RecordChange } from '@futsal-cup/domain/history/changed-records';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentData } from 'firebase-admin/firestore';
import { FORMS } from '../collections';
import { type CollectionName, ID_OF, type StoredCup, type StoredRecords } from '../stored';

/** A record before a change, and the fingerprint of the record after it; each is null where the record did not exist. */
export interface KeptRecord {
  readonly id: string;
  readonly before: DocumentData | null;
  readonly after: string | null;
}

export type KeptRecords = { readonly [Name in CollectionName]: readonly KeptRecord[] };

/** Every write may renew these fields, which follow from the rest of the cup. */
const RENEWED = new Set(['updatedAt', 'revision', 'span', 'lostAt']);

const FINGERPRINT_LENGTH = 22;

/** A fingerprint of a record's content that does not depend on the time of the write, so that changes can be undone one after the other. */
export function fingerprintOf(document: DocumentData): string {
  const said = Object.entries(document).filter(([field]) => !RENEWED.has(field));
  const hash = createHash('sha256').update(canonical(Object.fromEntries(said)));
  return hash.digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

function keep<Name extends CollectionName>(
  name: Name,
  changed: { readonly [Each in Name]: readonly RecordChange<StoredRecords[Each]>[] },
): KeptRecord[] {
  const { toDocument } = FORMS[name];
  return changed[name].flatMap(({ before, after }) => {
    const record = before ?? after;
    if (!record) return [];
    const left = after && fingerprintOf(toDocument(after));
    return [{ id: ID_OF[name](record), before: before && toDocument(before), after: left }];
  });
}

export function keepRecords(changed: ChangedRecords<StoredCup>): KeptRecords {
  return {
    tournaments: keep('tournaments', changed),
    teams: keep('teams', changed),
    stages: keep('stages', changed),
    groups: keep('groups', changed),
    matches: keep('matches', changed),
    plans: keep('plans', changed),
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
