import { describe, expect, it } from 'vitest';
import { bindPlaceholder } from '../../bracket/bind-placeholder';
import type { Match } from '../../cup/records';
import { EMPTY_SIDE } from '../../cup/sides';
import { buildCup, buildMatch, teamIdOf, withMatch } from '../../testing/build-cup';
import { buildPlanSettings } from '../../testing/build-plan';
import { findTaken } from './find-taken';

const DATE = '2026-06-13';
const PLAYED_AS = { plan: null, minutesPerMatch: 15 };

/** Two semi-finals, of which A has won the first, and the final of their winners. */
function buildDay() {
  const cup = buildCup({
    teams: ['A', 'B', 'C', 'D'],
    stages: [
      { name: 'Semi-finals', matches: ['A 1-0 B', 'C v D'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
    ],
  });
  const places = [
    ['match 1', '10:00', 'Hall 1'],
    ['match 2', '10:20', 'Hall 1'],
    ['match 3', '11:00', 'Hall 2'],
  ] as const;
  return places.reduce(
    (changed, [matchId, time, location]) => withMatch(changed, matchId, { date: DATE, time, location }),
    cup,
  );
}

const cup = buildDay();
const stageId = cup.stages[1]?.stageId ?? '';
const side = (name: string) => ({ ...EMPTY_SIDE, teamId: teamIdOf(name) });

function takenBy(match: Partial<Match>) {
  return findTaken(
    cup,
    buildMatch({ matchId: 'new', stageId, date: DATE, location: 'Yard', ...match }),
    PLAYED_AS,
  );
}

describe('a new match', () => {
  it.each([
    ['10:06', ['match 1', 'match 2']],
    ['10:15', ['match 2']],
    ['10:34', ['match 2']],
    ['10:35', []],
    ['09:45', []],
    ['09:46', ['match 1']],
  ])('at %s has its court taken by %j', (time, by) => {
    const taken = by.map((matchId) => ({ kind: 'location', by: matchId }));
    expect(takenBy({ time, location: ' hall 1' })).toEqual(taken);
    expect(takenBy({ time, location: 'Hall 3' })).toEqual([]);
    expect(takenBy({ time, location: 'Hall 1', date: '2026-06-14' })).toEqual([]);
  });

  it('has a team taken by the match that the team plays at the time, after its court', () => {
    expect(takenBy({ time: '10:25', location: 'Hall 1', local: side('C'), visitor: side('A') })).toEqual([
      { kind: 'location', by: 'match 2' },
      { kind: 'team', teamId: teamIdOf('C'), by: 'match 2' },
    ]);
  });

  it('has a team taken that is known through what a side of either match is bound to', () => {
    const inFinal = { kind: 'team', teamId: teamIdOf('A'), by: 'match 3' };
    expect(takenBy({ time: '11:10', local: side('A'), visitor: side('B') })).toEqual([inFinal]);
    const bound = bindPlaceholder(cup, stageId, 'Winner match 1');
    if (bound.kind !== 'source') throw new Error('There is such a match.');
    const winner = { ...EMPTY_SIDE, placeholder: 'Winner match 1', source: bound.source };
    expect(takenBy({ time: '11:10', local: winner })).toEqual([inFinal]);
  });
});

describe('an edited match', () => {
  it('does not take its own place, and takes that of another one', () => {
    const [, second] = cup.matches;
    if (!second) throw new Error('There are three matches.');
    expect(findTaken(cup, second, PLAYED_AS)).toEqual([]);
    expect(findTaken(cup, { ...second, time: '10:10' }, PLAYED_AS)).toEqual([
      { kind: 'location', by: 'match 1' },
    ]);
  });
});

it('a place is taken for as long as the step of the other match says', () => {
  const settings = buildPlanSettings({
    teams: 4,
    format: { groups: 0, playedTo: 2 },
    steps: [{ minutesPerMatch: 25 }],
  });
  const late = buildMatch({ matchId: 'new', stageId, date: DATE, location: 'Hall 2', time: '11:20' });
  expect(findTaken(cup, late, { plan: { settings }, minutesPerMatch: 15 })).toEqual([
    { kind: 'location', by: 'match 3' },
  ]);
  expect(findTaken(cup, late, PLAYED_AS)).toEqual([]);
});
