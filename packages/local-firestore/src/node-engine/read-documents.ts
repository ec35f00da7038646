import type { MetaDocument } from '@firebase-bridge/firestore-admin';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Database } from './database';
import { invalidArgument } from './service-error';
import { selectSnapshot } from './snapshot';
import type { BatchGetDocumentsRequest, BatchGetDocumentsResponse } from './wire';

/** BatchGetDocuments: each document asked for, or the news that it is missing. */
export function readDocuments(
  database: Database,
  request: BatchGetDocumentsRequest,
): BatchGetDocumentsResponse[] {
  const { readTime, transaction, header } = selectSnapshot(database, request);
  const fieldPaths = request.mask ? (request.mask.fieldPaths ?? []) : undefined;
  const answers = [...new Set(request.documents)].map((name) => {
    const path = documentPath(database, name);
    const document = readDocument(database, path, readTime);
    transaction?.readDocuments.add(path);
    return document?.exists
      ? { ...header, found: database.client.context.serializeDoc(document, fieldPaths) }
      : { ...header, missing: name };
  });
  return answers.length > 0 ? answers : [header];
}

export function documentPath(database: Database, name: string): string {
  if (!name.startsWith(`${database.root}/`)) throw invalidArgument(`'${name}' is not in ${database.root}.`);
  return name.slice(database.root.length + 1);
}

function readDocument(database: Database, path: string, readTime: Timestamp): MetaDocument | undefined {
  const latest = database.documents.getDocument(path);
  if (latest.updateTime <= readTime) return latest;
  const segments = path.split('/');
  const [document] = database.documents.query({
    parent: segments.slice(0, -2).join('/'),
    collectionId: segments.at(-2),
    predicate: (candidate) => candidate.path === path,
    readTime,
  });
  return document;
}
