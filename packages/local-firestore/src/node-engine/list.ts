import type { MetaDocument } from '@firebase-bridge/firestore-admin';
import type { Database } from './database';
import { documentPath } from './read-documents';
import type {
  Document,
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
} from './wire';

/** ListDocuments: the documents of a collection by name, with `showMissing` also those that only have children. */
export function listDocuments(database: Database, request: ListDocumentsRequest): ListDocumentsResponse {
  const { parent, collectionId, mask } = request;
  const collection = [parentPath(database, parent), collectionId].filter(Boolean).join('/');
  const found = database.documents.listDocuments(collection, request.showMissing ?? false);
  const { items, nextPageToken } = pageOf(found, ({ id }) => id, request);
  const fieldPaths = mask ? (mask.fieldPaths ?? []) : undefined;
  return { documents: items.map((document) => present(database, document, fieldPaths)), nextPageToken };
}

/** ListCollectionIds: the collections of a document, or of the database itself. */
export function listCollectionIds(
  database: Database,
  request: ListCollectionIdsRequest,
): ListCollectionIdsResponse {
  const found = database.documents.listCollectionIds(parentPath(database, request.parent));
  const { items, nextPageToken } = pageOf(found, (id) => id, request);
  return { collectionIds: items, nextPageToken };
}

function parentPath(database: Database, name: string | null | undefined): string {
  return !name || name === database.root ? '' : documentPath(database, name);
}

/** Pages in the order of the ids' bytes; the token of the next page is the last id of this one. */
function pageOf<T>(
  all: readonly T[],
  idOf: (item: T) => string,
  { pageSize, pageToken }: { pageSize?: number | null; pageToken?: string | null },
): { items: T[]; nextPageToken: string } {
  const sorted = [...all].sort((a, b) => compareBytes(idOf(a), idOf(b)));
  const rest = pageToken ? sorted.filter((item) => compareBytes(idOf(item), pageToken) > 0) : sorted;
  const items = rest.slice(0, pageSize || undefined);
  const last = items.at(-1);
  return { items, nextPageToken: last !== undefined && items.length < rest.length ? idOf(last) : '' };
}

function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function present(database: Database, document: MetaDocument, fieldPaths: string[] | undefined): Document {
  const presented = database.client.context.serializeDoc(document, fieldPaths);
  return document.exists ? presented : { name: presented.name };
}
