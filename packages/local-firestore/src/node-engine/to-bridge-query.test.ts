import { describe, expect, test } from 'vitest';
import { toBridgeQuery } from './to-bridge-query';
import type { Filter, Value } from './wire';

const teams = { from: [{ collectionId: 'teams' }] };

describe('the query as firebase-bridge gets it', () => {
  test('a plain query stays as it is', () => {
    const query = { ...teams, where: equal('name', 'Falcons'), limit: { value: 3 } };
    expect(toBridgeQuery(query)).toEqual({ ...query, where: all(equal('name', 'Falcons')) });
    expect(toBridgeQuery(teams)).toBe(teams);
  });

  test('an order asks for the field to be there, but every document has a name', () => {
    const orderBy = [{ field: { fieldPath: 'points' } }, { field: { fieldPath: '__name__' } }];
    expect(toBridgeQuery({ ...teams, orderBy })).toEqual({
      ...teams,
      orderBy,
      where: all(present('points')),
    });
  });

  test('in becomes one equality for each value that can be equal, wherever it stands', () => {
    const values = [{ stringValue: 'A' }, { nullValue: 'NULL_VALUE' } as Value, { doubleValue: NaN }];
    expect(toBridgeQuery({ ...teams, where: all(isIn('group', values)) }).where).toEqual(
      all(all(any(equal('group', 'A')))),
    );
  });

  test('in with nothing that can be equal finds nothing', () => {
    const isNull: Filter = { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'group' } } };
    const isNotNull: Filter = { unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath: 'group' } } };
    expect(toBridgeQuery({ ...teams, where: isIn('group', []) }).where).toEqual(all(all(isNull, isNotNull)));
  });

  test('in takes thirty values and no more', () => {
    const values = (count: number) => Array.from({ length: count }, (_, n) => ({ stringValue: `${n}` }));
    expect(() => toBridgeQuery({ ...teams, where: isIn('group', values(30)) })).not.toThrow();
    expect(() => toBridgeQuery({ ...teams, where: isIn('group', values(31)) })).toThrow('up to 30');
  });
});

function equal(fieldPath: string, stringValue: string): Filter {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } };
}

function isIn(fieldPath: string, values: Value[]): Filter {
  return { fieldFilter: { field: { fieldPath }, op: 'IN', value: { arrayValue: { values } } } };
}

function present(fieldPath: string): Filter {
  return any(
    { unaryFilter: { op: 'IS_NULL', field: { fieldPath } } },
    { unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath } } },
  );
}

function all(...filters: Filter[]): Filter {
  return { compositeFilter: { op: 'AND', filters } };
}

function any(...filters: Filter[]): Filter {
  return { compositeFilter: { op: 'OR', filters } };
}
