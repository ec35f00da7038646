import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from './contracts';
import { type EndpointName, ENDPOINTS } from './endpoints';
import { ERROR_CODES } from '../cup/error-codes/error-codes';

const names = Object.keys(CONTRACTS) as EndpointName[];

function codesFor(name: EndpointName, body: unknown): string[] {
  const { error } = CONTRACTS[name].request.safeParse(body);
  return (error?.issues ?? []).map((issue) =>
    issue.code === 'unrecognized_keys' ? `unknown ${issue.keys.join()}` : issue.message,
  );
}

/**
 * Returns the fields of a schema whose names end in `Id` or `Ids` although they accept values that are not ids. A phone makes the ids of
 * entries, which are UUIDs.
 */
function idsWithoutRule(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { properties = {}, ...parts } = schema as { readonly properties?: Record<string, object> };
  const own = Object.entries(properties).filter(
    ([field, taken]) =>
      /Ids?$/u.test(field) &&
      !/"description":"(?:id|null or empty)"|"format":"uuid"/u.test(JSON.stringify(taken)),
  );
  const inside = [...Object.values(properties), ...Object.values(parts)].flatMap(idsWithoutRule);
  return [...own.map(([field]) => field), ...inside];
}

describe('the contract of', () => {
  it.each(names)('%s is reached as its endpoint says', (name) => {
    expect(CONTRACTS[name]).toMatchObject(ENDPOINTS[name]);
  });

  it.each(names)('%s refuses an unknown field', (name) => {
    expect(codesFor(name, { colour: 'red' })).toContain('unknown colour');
  });

  it.each(names)('%s answers any body at all without throwing', (name) => {
    const { request } = CONTRACTS[name];
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        (body) => typeof request.safeParse(body) === 'object',
      ),
    );
  });

  it.each(names)('%s says what is wrong with a known field in an error code of the API', (name) => {
    const fields = Object.keys(CONTRACTS[name].request.shape);
    const body = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])));
    fc.assert(
      fc.property(body, (values) => {
        const { error } = CONTRACTS[name].request.safeParse(values);
        for (const { code, path, message } of error?.issues ?? []) {
          if (path.length === 1 && code !== 'unrecognized_keys') expect(ERROR_CODES).toHaveProperty(message);
        }
      }),
    );
  });

  it.each(names)('%s refuses a field that is an object with a length of its own', (name) => {
    for (const field of Object.keys(CONTRACTS[name].request.shape)) {
      const strange = { length: { toString: 0 } };
      for (const value of [strange, [strange]])
        expect(CONTRACTS[name].request.safeParse({ [field]: value }).success).toBe(false);
    }
  });

  it.each(names)('%s takes every id by the one rule, which all that Firestore refuses breaks', (name) => {
    const schema = z.toJSONSchema(CONTRACTS[name].request, { io: 'input', unrepresentable: 'any' });
    expect(idsWithoutRule(schema)).toEqual([]);
  });

  it('every call has a path of its own', () => {
    const paths = names.map((name) => CONTRACTS[name].path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a request', () => {
  it.each([0, 100, -7, 7.5, '7', 'seven', null, NaN])('takes no shirt number %j', (number) => {
    const players = [{ name: 'Anna', number }];
    for (const name of ['createTeam', 'updateTeam'] as const)
      expect(codesFor(name, { tournamentId: 'a', teamId: 'b', name: 'Lions', players })).toContain(
        'shirt_number_must_be_from_1_to_99',
      );
  });

  it('hands a date on as YYYY-MM-DD, however it was written', () => {
    for (const date of ['05/09/2027', '2027-09-05', '2027-09-05T18:30:00.000Z']) {
      expect(CONTRACTS.createTournament.request.parse({ date }).date).toBe('2027-09-05');
    }
  });

  it('trims names', () => {
    const body = { tournamentId: 't', name: '  Lions ', players: [{ name: ' Anna ' }] };
    expect(CONTRACTS.createTeam.request.parse(body)).toEqual({
      tournamentId: 't',
      name: 'Lions',
      players: [{ name: 'Anna' }],
    });
  });

  it.each(['a/b', '../x', '__proto__', 'a b', 'ä', 'x'.repeat(65), ''])(
    'with an id like %j is refused',
    (stageId) => {
      expect(codesFor('deleteStage', { stageId })).toHaveLength(1);
    },
  );

  it.each(['\u0000', 'a\u0007b', 'tab\there', '\ud83c'])('with a name like %j is refused', (name) => {
    const body = { tournamentId: 't', name: `Lions${name}!`, players: [] };
    expect(codesFor('createTeam', body)).toEqual(['text_has_unusable_characters']);
  });

  it('may have a field of another variant of the call only where it is empty', () => {
    const match = { stageId: 's', date: '2027-09-05', time: '10:00', location: 'Main hall' };
    const teams = { localTeamId: 'a', visitorTeamId: 'b' };
    expect(codesFor('createKnownTeamsMatch', { ...match, ...teams, localTeamPlaceholder: '' })).toEqual([]);
    expect(codesFor('createKnownTeamsMatch', { ...match, ...teams, localTeamPlaceholder: 'x' })).toEqual([
      'field_must_be_empty',
    ]);
  });
});
