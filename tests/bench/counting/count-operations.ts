import type {
  BatchGetDocumentsResponse,
  CommitRequest,
  RunQueryResponse,
} from '@futsal-cup/local-firestore/node-engine/wire';

/** The operations that Firestore bills for. */
export interface Operations {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

export const NO_OPERATIONS: Operations = { reads: 0, writes: 0, deletes: 0 };

export function add(a: Operations, b: Operations): Operations {
  return { reads: a.reads + b.reads, writes: a.writes + b.writes, deletes: a.deletes + b.deletes };
}

export function subtract(a: Operations, b: Operations): Operations {
  return { reads: a.reads - b.reads, writes: a.writes - b.writes, deletes: a.deletes - b.deletes };
}

/** A document that is missing costs a read like any other. */
function countBatchGet(responses: readonly BatchGetDocumentsResponse[]): Operations {
  return { ...NO_OPERATIONS, reads: responses.filter(({ found, missing }) => found || missing).length };
}

/** A query costs a read for each document, and one read when it finds no document. */
function countQuery(responses: readonly RunQueryResponse[]): Operations {
  const documents = responses.filter(({ document }) => document).length;
  return { ...NO_OPERATIONS, reads: Math.max(1, documents) };
}

function countCommit({ writes }: CommitRequest): Operations {
  const deletes = (writes ?? []).filter((write) => write.delete).length;
  return { reads: 0, deletes, writes: (writes ?? []).length - deletes };
}

/**
 * Counts what a successful call costs by Firestore's price list (cloud.google.com/firestore/pricing). An aggregation costs one
 * read for up to a thousand index entries, which is more than any limit of ours.
 */
export function countOperations(method: string, request: unknown, responses: readonly unknown[]): Operations {
  switch (method) {
    case 'BatchGetDocuments':
      return countBatchGet(responses as BatchGetDocumentsResponse[]);
    case 'RunQuery':
      return countQuery(responses as RunQueryResponse[]);
    case 'RunAggregationQuery':
      return { ...NO_OPERATIONS, reads: 1 };
    case 'Commit':
      return countCommit(request as CommitRequest);
    case 'BeginTransaction':
    case 'Rollback':
      return NO_OPERATIONS;
    default:
      throw new Error(`Nobody has said what ${method} costs.`);
  }
}
