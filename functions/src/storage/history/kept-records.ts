import type { ChangedRecords, RecordChange } from '@futsal-cup/domain/history/changed-records';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentData } from 'firebase-admin/firestore';
import { type DocumentForm, FORMS } from '../collections';
import type { Stamps, StoredCup } from '../stored';

/** A record as it was before a change, and when that change wrote it; null where it was not there. */
export interface KeptRecord {
  readonly id: string;
  readonly before: DocumentData | null;
  readonly writtenAt: string | null;
}

export type KeptRecords = { readonly [Name in keyof typeof FORMS]: readonly KeptRecord[] };

function keep<Entity extends Stamps>(
  changes: readonly RecordChange<Entity>[],
  { toDocument }: DocumentForm<Entity>,
  idOf: (entity: Entity) => string,
): KeptRecord[] {
  return changes.flatMap(({ before, after }) => {
    const record = before ?? after;
    if (!record) return [];
    const writtenAt = after?.updatedAt ?? null;
    return [{ id: idOf(record), before: before && toDocument(before), writtenAt }];
  });
}

export function keepRecords(changed: ChangedRecords<StoredCup>): KeptRecords {
  return {
    tournaments: keep(changed.tournaments, FORMS.tournaments, (tournament) => tournament.tournamentId),
    teams: keep(changed.teams, FORMS.teams, (team) => team.teamId),
    stages: keep(changed.stages, FORMS.stages, (stage) => stage.stageId),
    groups: keep(changed.groups, FORMS.groups, (group) => group.groupId),
    matches: keep(changed.matches, FORMS.matches, (match) => match.matchId),
  };
}

/** A document holds a megabyte; what is larger is told without the records. */
const MOST_BYTES = 900_000;

/** The records as a field of an entry, or null where they are larger than one may be. */
export function packRecords(kept: KeptRecords): Buffer | null {
  const packed = gzipSync(JSON.stringify(kept));
  return packed.length > MOST_BYTES ? null : packed;
}

export function unpackRecords(packed: Uint8Array): KeptRecords {
  return JSON.parse(gunzipSync(packed).toString('utf8')) as KeptRecords;
}
