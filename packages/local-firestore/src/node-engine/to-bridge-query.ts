import { invalidArgument } from './service-error';
import type { FieldFilter, FieldReference, Filter, StructuredQuery } from './wire';

const MAX_IN_VALUES = 30;

/**
 * The query in a form that firebase-bridge answers as Firestore does. As it comes, firebase-bridge would
 * - keep documents without the field in `orderBy` and in `!=` (Firestore leaves them out),
 * - refuse `in` with more than 10 values, with null or beside another `in`.
 */
export function toBridgeQuery(
  query: StructuredQuery,
  requiredFields: FieldReference[] = [],
): StructuredQuery {
  const orderedFields = (query.orderBy ?? []).flatMap(({ field }) => field ?? []);
  const filters = [
    ...(query.where ? [rewrite(query.where)] : []),
    ...[...orderedFields, ...requiredFields].flatMap(({ fieldPath }) => isPresent(fieldPath)),
  ];
  return filters.length > 0 ? { ...query, where: allOf(filters) } : query;
}

function rewrite(filter: Filter): Filter {
  const { compositeFilter, fieldFilter } = filter;
  if (compositeFilter) {
    return { compositeFilter: { ...compositeFilter, filters: (compositeFilter.filters ?? []).map(rewrite) } };
  }
  if (fieldFilter?.op === 'IN') return equalsAnyOf(fieldFilter);
  if (fieldFilter?.op === 'NOT_EQUAL') return allOf([filter, isNotNull(fieldFilter.field?.fieldPath)]);
  return filter;
}

function equalsAnyOf({ field, value }: FieldFilter): Filter {
  const given = value?.arrayValue?.values ?? [];
  if (given.length > MAX_IN_VALUES) {
    throw invalidArgument(`'IN' supports up to ${MAX_IN_VALUES} comparison values.`);
  }
  const values = given.filter(
    (candidate) => !('nullValue' in candidate) && !Number.isNaN(candidate.doubleValue),
  );
  if (values.length === 0) return allOf([isNull(field?.fieldPath), isNotNull(field?.fieldPath)]);
  return anyOf(values.map((candidate) => ({ fieldFilter: { field, op: 'EQUAL', value: candidate } })));
}

function isPresent(fieldPath: string | null | undefined): Filter[] {
  return fieldPath === '__name__' ? [] : [anyOf([isNull(fieldPath), isNotNull(fieldPath)])];
}

function isNull(fieldPath: string | null | undefined): Filter {
  return { unaryFilter: { op: 'IS_NULL', field: { fieldPath } } };
}

function isNotNull(fieldPath: string | null | undefined): Filter {
  return { unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath } } };
}

function allOf(filters: Filter[]): Filter {
  return { compositeFilter: { op: 'AND', filters } };
}

function anyOf(filters: Filter[]): Filter {
  return { compositeFilter: { op: 'OR', filters } };
}
