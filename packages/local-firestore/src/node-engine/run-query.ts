import type { Readable } from 'node:stream';
import { Timestamp } from 'firebase-admin/firestore';
import type { Database } from './database';
import { invalidArgument } from './service-error';
import { selectSnapshot } from './snapshot';
import { toBridgeQuery } from './to-bridge-query';
import { toWireTimestamp } from './timestamps';
import type {
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
  StructuredQuery,
} from './wire';

/** RunQuery: the documents found, each in an answer of its own. */
export async function runQuery(database: Database, request: RunQueryRequest): Promise<RunQueryResponse[]> {
  const { readTime, transaction, header } = selectSnapshot(database, request);
  const { parent, structuredQuery } = request;
  if (!structuredQuery) throw invalidArgument('A query is missing.');
  const find = (query: StructuredQuery, at: Timestamp) =>
    collect<RunQueryResponse>(
      database.client.runQuery({
        parent,
        structuredQuery: toBridgeQuery(query),
        readTime: toWireTimestamp(at),
      }),
    );
  const found = await find(structuredQuery, readTime);
  transaction?.readQueries.push({
    fingerprint: fingerprintDocuments(found),
    fingerprintNow: async () => {
      const namesOnly = { ...structuredQuery, select: { fields: [{ fieldPath: '__name__' }] } };
      return fingerprintDocuments(await find(namesOnly, Timestamp.fromMillis(database.clock.now())));
    },
  });
  return found.map((answer) => ({ ...answer, ...header }));
}

/** RunAggregationQuery: count, sum and average. */
export async function runAggregationQuery(
  database: Database,
  request: RunAggregationQueryRequest,
): Promise<RunAggregationQueryResponse[]> {
  const { readTime, transaction, header } = selectSnapshot(database, request);
  const { parent, structuredAggregationQuery: aggregation } = request;
  if (!aggregation?.structuredQuery) throw invalidArgument('A query is missing.');
  // A sum or an average leaves documents without the field out of the other results, too.
  const summedFields = (aggregation.aggregations ?? []).flatMap(({ sum, avg }) => (sum ?? avg)?.field ?? []);
  const structuredAggregationQuery = {
    ...aggregation,
    structuredQuery: toBridgeQuery(aggregation.structuredQuery, summedFields),
  };
  const calculate = (at: Timestamp) =>
    collect<RunAggregationQueryResponse>(
      database.client.runAggregationQuery({
        parent,
        structuredAggregationQuery,
        readTime: toWireTimestamp(at),
      }),
    );
  const calculated = await calculate(readTime);
  transaction?.readQueries.push({
    fingerprint: fingerprintResults(calculated),
    fingerprintNow: async () =>
      fingerprintResults(await calculate(Timestamp.fromMillis(database.clock.now()))),
  });
  return calculated.map((answer) => ({ ...answer, ...header }));
}

function fingerprintDocuments(answers: readonly RunQueryResponse[]): string {
  return JSON.stringify(answers.map(({ document }) => [document?.name, document?.updateTime]));
}

function fingerprintResults(answers: readonly RunAggregationQueryResponse[]): string {
  return JSON.stringify(answers.map(({ result }) => result));
}

async function collect<T>(stream: Readable): Promise<T[]> {
  const answers: T[] = [];
  for await (const answer of stream) answers.push(answer as T);
  return answers;
}
