import { describe, expect, it } from 'vitest';
import { awardMatch, type AwardInput } from '../commands/award-match';
import type { Cup } from '../cup/records';
import { buildCup, teamIdOf, withMatch } from '../testing/build-cup';
import { readingOf, tableOf } from '../testing/read-cup';
import { valueOf } from '../testing/results';
import { withdraw } from '../testing/withdraw';
import { resolveCup } from './resolve-cup';

const NO_SCORE = { local: { goals: null }, visitor: { goals: null } };

function award(cup: Cup, matchId: string, forfeit: AwardInput['forfeit']): Cup {
  return valueOf(awardMatch(cup, { matchId, forfeit }));
}

describe('an awarded match', () => {
  const cup = buildCup({
    stages: [
      {
        name: 'Groups',
        groups: {
          A: {
            teams: ['Lions', 'Tigers', 'Bears'],
            matches: ['Lions 2-1 Tigers', 'Bears 6-0 Lions', 'Tigers v Bears'],
          },
        },
      },
    ],
  });

  it('counts with the goals of the rules, unless the score is better for the innocent side', () => {
    expect(readingOf(award(cup, 'match 1', 'local'), 'match 1')).toBe('awarded 0-3');
    expect(readingOf(award(cup, 'match 2', 'visitor'), 'match 2')).toBe('awarded-as-played 6-0');
    expect(readingOf(award(cup, 'match 2', 'local'), 'match 2')).toBe('awarded 0-3');
  });

  it.each([
    ['visitor', { local: { goals: 7 } }, 'awarded 3-0'],
    ['local', { visitor: { goals: 7 } }, 'awarded 0-3'],
  ] as const)(
    'has no better score where only one side has goals, forfeited by the %s side',
    (side, goals, is) => {
      expect(readingOf(withMatch(award(cup, 'match 3', side), 'match 3', goals), 'match 3')).toBe(is);
    },
  );

  it('is played and lost by both, with the goals of the rules against each', () => {
    const after = award(award(cup, 'match 1', 'both'), 'match 3', 'both');
    expect(tableOf(after, 'A')).toEqual(['Bears 2 6:3 3', 'Tigers 2 0:6 0', 'Lions 2 0:9 0']);
  });

  it('is over by forfeit, whatever was played of it, and without a shoot-out', () => {
    const played = buildCup({
      teams: ['Lions', 'Tigers'],
      stages: [{ name: 'Final', matches: ['Lions 1-1 (4-3) Tigers'] }],
    });
    const read = (forfeit: AwardInput['forfeit']) =>
      resolveCup(award(played, 'match 1', forfeit)).read.get('match 1');
    const isOver = { state: 'finished', isForfeit: true };
    expect(read('local')).toMatchObject({
      ...isOver,
      forfeit: 'local',
      local: { goals: 0, kicks: null },
      visitor: { goals: 3, kicks: null },
    });
    expect(read('local')).not.toHaveProperty('bothConcede');
    expect(read('both')).toMatchObject({ ...isOver, forfeit: 'both', readAs: 'awarded', bothConcede: 3 });
  });

  it('counts no more where one of its teams is annulled', () => {
    const annulled = withdraw(award(cup, 'match 1', 'local'), 'Tigers', 'annulled');
    expect(resolveCup(annulled).read.get('match 1')).toMatchObject({
      readAs: 'annulled',
      state: 'abandoned',
      isForfeit: false,
      forfeit: null,
      local: { goals: null, kicks: null },
      visitor: { goals: null, kicks: null },
    });
    expect(readingOf(annulled, 'match 2')).toBe('6-0');
  });
});

describe('a match whose side never gets a team', () => {
  const cup = buildCup({
    teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
    stages: [
      { name: 'Semi-finals', matches: ['Lions 1-0 Tigers', 'Bears 1-0 Foxes'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2', 'Loser match 1 v Winner match 3'] },
    ],
  });
  const read = (of: Cup) => {
    const { winner, loser } = resolveCup(of).results.get('match 3') ?? {};
    return [readingOf(of, 'match 3'), winner, loser];
  };

  it.each([
    ['match 1', 'visitor', 'Bears'],
    ['match 2', 'local', 'Lions'],
  ] as const)('is a bye of the other side where both forfeit %s', (matchId, bye, name) => {
    const after = award(cup, matchId, 'both');
    expect(read(after)).toEqual(['bye ?-?', teamIdOf(name), null]);
    expect(resolveCup(after).read.get('match 3')).toMatchObject({ bye, state: 'abandoned' });
  });

  it('is that of one who came by a bye only where the other side never gets a team', () => {
    const after = (matchId: string) => resolveCup(award(cup, matchId, 'both'));
    expect(after('match 1').results.get('match 4')).toEqual({ winner: teamIdOf('Bears'), loser: null });
    expect(after('match 2').sides.get('match 4')).toEqual({
      local: teamIdOf('Tigers'),
      visitor: teamIdOf('Lions'),
    });
    expect(after('match 2').read.has('match 4')).toBe(false);
  });

  it('is not one that waits for a team whose opponent has withdrawn', () => {
    for (const line of ['Somebody v Foxes', 'Foxes v Somebody']) {
      const waiting = buildCup({ teams: ['Foxes'], stages: [{ name: 'Final', matches: [line] }] });
      expect(readingOf(withdraw(waiting, 'Foxes', 'stand'), 'match 1')).toBe('?-?');
    }
  });

  it('waits while the other side is not known yet', () => {
    const open = withMatch(award(cup, 'match 1', 'both'), 'match 2', { ...NO_SCORE, scoredTeams: null });
    expect(read(open)).toEqual(['?-?', undefined, undefined]);
  });

  it('has nobody where the other side never gets a team either, or its team has withdrawn', () => {
    const one = award(cup, 'match 1', 'both');
    expect(read(award(one, 'match 2', 'both'))).toEqual(['nobody ?-?', null, null]);
    expect(read(withdraw(one, 'Bears', 'stand'))).toEqual(['nobody ?-?', null, null]);
    expect(readingOf(withdraw(one, 'Bears', 'stand'), 'match 4')).toBe('nobody ?-?');
  });

  it('stays as it is recorded once it has begun', () => {
    for (const change of [{ state: 'live' }, { local: { goals: 1 }, visitor: { goals: 2 } }] as const) {
      expect(
        resolveCup(withMatch(award(cup, 'match 1', 'both'), 'match 3', change)).read.has('match 3'),
      ).toBe(false);
    }
  });
});
