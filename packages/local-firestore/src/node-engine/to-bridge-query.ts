import type { StructuredQuery } from './wire';

export function toBridgeQuery(query: StructuredQuery): StructuredQuery {
  return query;
}
