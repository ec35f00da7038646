import { describe, expect, test } from 'vitest';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { courtsOf } from './scope-choices';
import { emptyLink, linkPayload, linkSchema, type LinkValues } from './link-values';

const match = buildMatch({ location: 'Hall 1' });
const cup = buildCup({ timeZone: 'Europe/Zurich', Stages: [buildStage({ Matches: [match] })] });

const VALUES: LinkValues = {
  name: ' Court 2 ',
  scope: 'court',
  court: 'Hall 1',
  matchId: '',
  fromDate: '2030-07-01',
  fromTime: '00:00',
  toDate: '2030-07-01',
  toTime: '23:59',
};

async function errorsOf(changes: Partial<LinkValues>): Promise<readonly string[]> {
  try {
    await linkSchema(cup).validate({ ...VALUES, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { readonly errors: readonly string[] }).errors;
  }
}

describe('a link for scorers', () => {
  test('is valid on the day of the tournament, by the clocks there', () => {
    expect(linkPayload(VALUES, cup)).toMatchObject({
      name: 'Court 2',
      scope: { kind: 'court', court: 'Hall 1' },
      from: '2030-06-30T22:00:00.000Z',
      to: '2030-07-01T21:59:00.000Z',
    });
  });

  test('leaves the name of a court to the server', () => {
    expect(linkPayload({ ...VALUES, name: ' ' }, cup)).not.toHaveProperty('name');
  });

  test('begins as one for the next day on which there are matches', () => {
    const days = ['2030-05-10', '2030-05-12', '2030-05-13'].map((date) => buildMatch({ date }));
    const withMatches = { ...cup, Stages: [buildStage({ Matches: days })] };
    expect(emptyLink(withMatches, Date.parse('2030-05-11T12:00Z'))).toMatchObject({
      fromDate: '2030-05-12',
      toDate: '2030-05-12',
    });
    expect(emptyLink(withMatches, Date.parse('2030-06-01T12:00Z')).fromDate).toBe('2030-06-01');
  });

  test.each<[Partial<LinkValues>, readonly string[]]>([
    [{}, []],
    [{ name: '  ' }, []],
    // An empty field comes to the schema as no name at all.
    [{ name: undefined as unknown as string }, []],
    [{ name: '  ', scope: 'cup' }, ['Name is mandatory']],
    [{ name: '', scope: 'match', matchId: match.matchId }, ['Name is mandatory']],
    [{ name: 'x'.repeat(31) }, ['Name must be at most 30 characters long']],
    [{ court: '' }, ['Please select a court']],
    [{ scope: 'match', court: '' }, ['Please select a match']],
    [{ court: 'Hall 2' }, ['Please select a court']],
    [{ scope: 'match', matchId: 'match-gone' }, ['Please select a match']],
    [{ scope: 'match', matchId: match.matchId, court: 'Hall 2' }, []],
    [{ scope: 'cup', court: '' }, []],
    [{ scope: 'cup', court: 'Hall 2', matchId: 'match-gone' }, []],
    [{ fromDate: '' }, ['Please enter from when to when the link is valid']],
    [{ toTime: '00:00' }, ['The end must be after the beginning']],
    [{ toDate: '2031-07-01' }, []],
    [{ toDate: '2031-07-04' }, ['A link is valid for at most a year']],
  ])('with %j says %j', async (changes, errors) => {
    expect(await errorsOf(changes)).toEqual(errors);
  });
});

test('a court is offered once, however it is written', () => {
  const matches = ['Hall 2', 'Hall 1', ' hall 2', 'HALL  2'].map((location) => ({ location }));
  expect(courtsOf(matches)).toHaveLength(2);
});
