import type { Database } from './database';
import { toWireTimestamp } from './clock';
import { assertRoot } from './read-documents';
import { invalidArgument, unimplemented } from './service-error';
import { selectSnapshot } from './snapshot';
import type {
  Cursor,
  Filter,
  Order,
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
  StructuredQuery,
} from './wire';

/** RunQuery reads a whole collection or filters by equality, sorted by name and up to a limit. Each document comes in an answer of its own. */
export async function runQuery(database: Database, request: RunQueryRequest): Promise<RunQueryResponse[]> {
  const { parent, structuredQuery } = request;
  if (!structuredQuery) throw invalidArgument('A query is missing.');
  if (request.explainOptions) throw unimplemented('explanations of a query');
  assertRoot(database, parent);
  refuseUnsupported(structuredQuery);
  const { readTime, header } = selectSnapshot(database.clock, request);
  const answers: RunQueryResponse[] = [];
  const found = database.client.runQuery({ parent, structuredQuery, readTime: toWireTimestamp(readTime) });
  for await (const answer of found) answers.push({ ...(answer as RunQueryResponse), ...header });
  return answers;
}

/** RunAggregationQuery counts what RunQuery would find. */
export async function runAggregationQuery(
  database: Database,
  { structuredAggregationQuery, ...request }: RunAggregationQueryRequest,
): Promise<RunAggregationQueryResponse[]> {
  const { aggregations, structuredQuery } = structuredAggregationQuery ?? {};
  if (aggregations?.some(({ count }) => !count || count.upTo)) throw unimplemented('sums and averages');
  const answers = await runQuery(database, { ...request, structuredQuery } as RunQueryRequest);
  const integerValue = answers.filter(({ document }) => document).length;
  const aggregateFields = Object.fromEntries(
    (aggregations ?? []).map(({ alias }) => [alias, { integerValue }]),
  );
  return [{ result: { aggregateFields }, readTime: answers[0]?.readTime }];
}

function refuseUnsupported(query: StructuredQuery): void {
  const { from, where, orderBy, startAt, endAt, offset, select, findNearest } = query;
  if (from?.some(({ allDescendants }) => allDescendants)) throw unimplemented('collection groups');
  if (where) refuseUnlessEquality(where);
  if (orderBy && !isByName(orderBy)) throw unimplemented('orders (orderBy)');
  if (endAt || (startAt && !isAfterDocument(startAt))) throw unimplemented('cursors');
  if (offset) throw unimplemented('offsets');
  if (select) throw unimplemented('reads of single fields (select)');
  if (findNearest) throw unimplemented('vector queries');
}

function refuseUnlessEquality({ compositeFilter, fieldFilter, unaryFilter }: Filter): void {
  if (compositeFilter) {
    if (compositeFilter.op !== 'AND') throw unimplemented('filters joined by OR');
    compositeFilter.filters?.forEach(refuseUnlessEquality);
  }
  // The Admin SDK sends `== null` as a filter with one operand.
  const op = fieldFilter?.op ?? unaryFilter?.op;
  if (op && op !== 'EQUAL' && op !== 'IS_NULL') throw unimplemented(`${op} filters`);
}

/**
 * Whether a query is in the order of names. Pages are read in this order and with a cursor. The Admin SDK also adds the order and the
 * cursor by itself: when the connection breaks in the middle of an answer, it asks again for the documents after the last one that arrived.
 */
function isByName([order, ...others]: readonly Order[]): boolean {
  return others.length === 0 && order?.field?.fieldPath === '__name__' && order.direction !== 'DESCENDING';
}

function isAfterDocument({ before, values }: Cursor): boolean {
  return !before && values?.length === 1;
}
