import type { Database } from './database';
import { documentPath } from './read-documents';
import { toWireTimestamp } from './timestamps';
import type { CommitResponse, WireTimestamp, Write } from './wire';

/** Writes all or nothing. It has happened when this function returns; only the answer takes its time. */
export async function applyWrites(database: Database, writes: readonly Write[]): Promise<CommitResponse> {
  database.commits.latest = database.clock.tick();
  const parts = writes.map(partsOf);
  const [[answer], updateTimes] = await Promise.all([
    database.client.commit({ writes: parts.flat() }),
    readUpdateTimes(database, writes),
  ]);
  const results = [...(answer.writeResults ?? [])];
  const writeResults = parts.map((part, index) => {
    const result = results.splice(0, part.length).at(-1);
    return { ...result, updateTime: updateTimes[index] };
  });
  return { ...answer, writeResults };
}

/** In Firestore the transforms of a `set` see what is set; firebase-bridge would show them the document before it. */
function partsOf(write: Write): Write[] {
  const { update, updateMask, updateTransforms, currentDocument } = write;
  if (!update || updateMask || !updateTransforms?.length) return [write];
  return [
    { update, currentDocument },
    { update: { name: update.name }, updateMask: { fieldPaths: [] }, updateTransforms },
  ];
}

/** A write that changes nothing keeps the document's time, and Firestore's answer says so. */
async function readUpdateTimes(
  database: Database,
  writes: readonly Write[],
): Promise<(WireTimestamp | undefined)[]> {
  return writes.map(({ update }) => {
    if (!update?.name) return undefined;
    return toWireTimestamp(database.documents.getDocument(documentPath(database, update.name)).updateTime);
  });
}
