import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup, type CupDescription, withMatch, withoutMatch } from '../testing/build-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { buildWorldCup2018 } from '../testing/world-cup-2018';
import { finalOf } from './final';

const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

function finalIn(cup: Cup | CupDescription): string | null {
  const stages = resolvedStagesOf('matches' in cup ? cup : buildCup(cup));
  return finalOf(stages)?.matchId ?? null;
}

/** A cup of knockout stages, whose names do not matter. */
function knockout(...rounds: readonly (readonly string[])[]): CupDescription {
  return { teams, stages: rounds.map((matches, index) => ({ name: `Round ${index + 1}`, matches })) };
}

const group = (names: string, ...matches: readonly string[]) => ({ teams: names.split(' '), matches });
const twoGroups = {
  name: 'Groups',
  groups: { 'Group A': group('1 2', '1 1-0 2'), 'Group B': group('3 4', '3 2-0 4') },
};

describe('the final', () => {
  it('is the match between the first places of two groups, also where the third place comes after it', () => {
    const final = { name: 'Final', matches: ['1st Group A 2-1 1st Group B'] };
    const third = { name: 'Third place', matches: ['2nd Group B 0-1 2nd Group A'] };
    expect(finalIn({ stages: [twoGroups, final, third] })).toBe('match 3');
    expect(finalIn({ stages: [twoGroups, third, final] })).toBe('match 4');
    expect(finalIn({ stages: [twoGroups, { name: 'Finals', matches: ['2 v 4', '3 v 1'] }] })).toBe('match 4');
    const best = ['Best first 1 v Best first 2', 'Best second 1 v Best second 2'];
    expect(finalIn({ stages: [twoGroups, { name: 'Finals', matches: best }] })).toBe('match 3');
  });

  it('is the match that is marked, also where the rules name another one, none or several', () => {
    const semis = ['A 1-0 B', 'C 0-1 D'];
    const third = 'Loser match 1 1-0 Loser match 2';
    const cup = buildCup(knockout(semis, ['Winner match 1 v Winner match 2'], [third]));
    expect(finalIn(withMatch(cup, 'match 4', { isFinal: true }))).toBe('match 4');
    const goldAndSilver = buildCup(
      knockout(
        ['A 1-0 B', 'C 1-0 D', 'E 1-0 F', 'G 1-0 H'],
        ['Winner match 1 v Winner match 2', 'Winner match 3 v Winner match 4'],
      ),
    );
    expect(finalIn(goldAndSilver)).toBeNull();
    expect(finalIn(withMatch(goldAndSilver, 'match 6', { isFinal: true }))).toBe('match 6');
  });

  it('is not claimed where it has two legs', () => {
    const legs = { name: 'Finals', matches: ['1st Group A 2-1 1st Group B', '1st Group B 1-0 1st Group A'] };
    expect(finalIn({ stages: [twoGroups, legs] })).toBeNull();
    expect(finalIn({ stages: [twoGroups, { name: 'Finals', matches: ['1 2-1 3', '3 1-0 1'] }] })).toBeNull();
    const semis = ['A 1-0 B', 'C 0-1 D'];
    const twice = ['Winner match 1 1-0 Winner match 2', 'Winner match 2 1-0 Winner match 1'];
    expect(finalIn(knockout(semis, twice))).toBeNull();
    expect(finalIn(knockout(semis, ['A 1-0 D', 'D 1-0 A']))).toBeNull();
  });

  it('is the match between the winners of the semi-finals, whichever order the rounds are in', () => {
    const semis = ['A 1-0 B', 'C 0-1 D'];
    const [final, third] = ['Winner match 1 v Winner match 2', 'Loser match 1 1-0 Loser match 2'];
    expect(finalIn(knockout(semis, [final], [third]))).toBe('match 3');
    expect(finalIn(knockout(semis, [third], [final]))).toBe('match 4');
    expect(finalIn(knockout([...semis, third, final]))).toBe('match 4');
    expect(finalIn(knockout([third.replaceAll(/\d /g, '3 '), 'A v B'], semis))).toBeNull();
  });

  it('may be between a winner and a team with a bye', () => {
    expect(finalIn(knockout(['A 1-0 B'], ['Winner match 1 v C'], ['Loser match 1 v D']))).toBe('match 2');
  });

  it('is found among teams that were chosen by name, by what they won', () => {
    const rounds = [['A 1-0 B', 'C 0-1 D'], ['B 2-0 C'], ['D 1-0 A']] as const;
    expect(finalIn(knockout(...rounds))).toBe('match 4');
    expect(finalIn(knockout(rounds[0], rounds[2], rounds[1]))).toBe('match 3');
    expect(finalIn(knockout([...rounds[0], ...rounds[2], ...rounds[1]]))).toBe('match 3');
  });

  it('is not that of a team which lost its semi-final and plays for the one that beat it', () => {
    expect(finalIn(knockout(['A 1-0 B', 'C 0-1 D'], ['B v D']))).toBeNull();
  });

  it('is not the match for fifth place, whose teams have won their last match too', () => {
    const quarters = ['A 1-0 B', 'C 1-0 D', 'E 1-0 F', 'G 1-0 H'];
    const lower = ['Loser match 1 1-0 Loser match 2', 'Loser match 3 1-0 Loser match 4'];
    const semis = ['Winner match 1 1-0 Winner match 2', 'Winner match 3 1-0 Winner match 4'];
    const last = [['Winner match 7 v Winner match 8'], ['Winner match 5 v Winner match 6']];
    expect(finalIn(knockout(quarters, lower, semis, ...last))).toBe('match 9');
    expect(finalIn(knockout(quarters, lower, semis, ...last.toReversed()))).toBe('match 10');
    expect(
      finalIn(knockout(quarters, ['B 1-0 D', 'F 1-0 H'], ['A 1-0 C', 'E 1-0 G'], ['B 1-0 F'], ['A 1-0 E'])),
    ).toBe('match 10');
  });

  it('is not claimed where there is one of gold and one of silver', () => {
    const gold = ['1st Group A v 2nd Group B', '1st Group B v 2nd Group A'];
    const silver = ['3rd Group A v 4th Group B', '3rd Group B v 4th Group A'];
    const groups = {
      'Group A': group('A B C D', 'A 1-0 B'),
      'Group B': group('E F G H', 'E 1-0 F'),
    };
    const semis = { name: 'Semi-finals', matches: [...gold, ...silver] };
    const finals = ['Winner match 1 v Winner match 2', 'Winner match 3 v Winner match 4'];
    const stages = [{ name: 'Groups', groups }, semis, { name: 'Finals', matches: finals }];
    expect(finalIn({ stages })).toBeNull();
  });

  it('is not the final of silver before that of gold is made', () => {
    const groups = {
      'Group A': group('A B C D', 'A 1-0 B', 'A 1-0 C', 'A 1-0 D', 'B 1-0 C', 'B 1-0 D', 'C 1-0 D'),
      'Group B': group('E F G H', 'E 1-0 F', 'E 1-0 G', 'E 1-0 H', 'F 1-0 G', 'F 1-0 H', 'G 1-0 H'),
    };
    const stagesOf = (...matches: readonly string[]) => [
      { name: 'Groups', groups },
      { name: 'Finals', matches },
    ];
    const silver = ['C 1-0 H', 'G 1-0 D', 'Winner match 1 2-0 Winner match 2'];
    expect(finalIn({ stages: stagesOf(...silver) })).toBeNull();
    expect(finalIn({ stages: stagesOf(...silver, 'A 1-0 F', 'E 1-0 B') })).toBeNull();
  });

  it('is the only knockout match, but not where that is for third place', () => {
    expect(finalIn(knockout(['A v B']))).toBe('match 1');
    expect(finalIn({ stages: [twoGroups, { name: 'Final', matches: ['1 v 4'] }] })).toBeNull();
    const league = { name: 'League', groups: { League: group('1 2 3', '1 1-0 2', '1 1-0 3', '2 1-0 3') } };
    expect(finalIn({ stages: [league, { name: 'Final', matches: ['1st League v 2nd League'] }] })).toBe(
      'match 4',
    );
    expect(
      finalIn({ stages: [twoGroups, { name: 'Last', matches: ['2nd Group A 1-0 2nd Group B'] }] }),
    ).toBeNull();
  });

  it('is not a match of those who did not come into the group of the best', () => {
    const first = {
      name: 'Groups',
      groups: { A: group('1 2', '1 1-0 2'), B: group('3 4', '3 1-0 4'), C: group('5 6', '5 1-0 6') },
    };
    const best = { name: 'Best', groups: { Best: group('1 3 5', '1 1-0 3', '3 1-0 5', '1 1-0 5') } };
    const places = { name: 'Places', matches: ['2 1-0 4', 'Winner match 1 1-0 6'] };
    expect(finalIn({ stages: [first, best, places] })).toBeNull();
    expect(finalIn({ stages: [first, places, best] })).toBeNull();
  });

  it('follows the first places through a second group stage', () => {
    const second = {
      name: 'Second',
      groups: { 'Group E': group('1 4', '1 0-1 4'), 'Group F': group('2 3', '2 1-0 3') },
    };
    const final = { name: 'Final', matches: ['1st Group E 1-0 1st Group F', '2nd Group E v 2nd Group F'] };
    expect(finalIn({ stages: [twoGroups, second, final] })).toBe('match 5');
  });

  it('is not the third place of the last groups before the final is made, whoever was first in the groups before', () => {
    const secondOf = (e: readonly string[], f: readonly string[]) => ({
      name: 'Second',
      groups: { E: group('4 1', ...e), F: group('3 2', ...f) },
    });
    const third = { name: 'Third place', matches: ['1 0-2 2'] };
    const second = secondOf(['4 1-0 1'], ['3 1-0 2']);
    expect(finalIn({ stages: [twoGroups, second, third] })).toBeNull();
    expect(
      finalIn({ stages: [twoGroups, second, { name: 'Third place', matches: ['2nd E 0-2 2nd F'] }] }),
    ).toBeNull();
    expect(finalIn({ stages: [twoGroups, second, { name: 'Last', matches: ['4 1-0 2'] }] })).toBeNull();
    expect(finalIn({ stages: [twoGroups, second, third, { name: 'Final', matches: ['4 1-0 3'] }] })).toBe(
      'match 6',
    );
    expect(finalIn({ stages: [twoGroups, secondOf(['1 1-0 4'], ['2 1-0 3']), third] })).toBe('match 5');
  });

  it('of two from the group of the best is named beside a match of those from the other group', () => {
    const second = {
      name: 'Second',
      groups: { Best: group('1 3', '1 0-1 3'), Others: group('2 4', '2 1-0 4') },
    };
    const last = ['1st Others 1-0 2nd Others', '1st Best 1-0 2nd Best'];
    expect(finalIn({ stages: [twoGroups, second, { name: 'Last', matches: last.slice(1) }] })).toBe(
      'match 5',
    );
    expect(finalIn({ stages: [twoGroups, second, { name: 'Last', matches: last.slice(0, 1) }] })).toBeNull();
    const mixed = ['1st Best 1-0 2nd Others'];
    expect(finalIn({ stages: [twoGroups, second, { name: 'Last', matches: mixed }] })).toBeNull();
  });

  it('is not a match whose winner goes on into a group', () => {
    const groups = { League: group('A C D', 'A 1-0 C', 'C 1-0 D', 'A 1-0 D') };
    expect(
      finalIn({ teams, stages: [...knockout(['A 1-0 B']).stages, { name: 'League', groups }] }),
    ).toBeNull();
  });

  it('is not taken from a round by name that is not complete', () => {
    const quarters = ['A 1-0 B', 'C 1-0 D', 'E 1-0 F', 'G 1-0 H'];
    expect(finalIn(knockout(quarters, ['A 1-0 C']))).toBeNull();
    expect(finalIn(knockout(quarters, ['A 1-0 C', 'E 1-0 G']))).toBeNull();
    expect(finalIn(knockout(quarters, ['A 1-0 C', 'E 1-0 G'], ['A v E']))).toBe('match 7');
  });

  it('is where its placeholders say so, whenever it was played', () => {
    const semis = ['2026-06-14 14:00 A 1-0 B', '2026-06-14 15:00 C 0-1 D'];
    const early = '2026-06-14 10:00 Winner match 1 2-1 Winner match 2';
    expect(finalIn(knockout(semis, [early]))).toBe('match 3');
    expect(finalIn(knockout(['2026-06-14 10:00 Winner match 2 2-1 Winner match 3'], semis))).toBe('match 1');
  });

  it('is not claimed among teams by name where kick-offs contradict the order of rounds, or of matches', () => {
    const semis = ['2026-06-14 14:00 A 1-0 B', '2026-06-14 15:00 C 0-1 D'];
    const early = '2026-06-14 10:00 A 2-1 D';
    expect(finalIn(knockout(semis, [early]))).toBeNull();
    expect(finalIn(knockout([early.replace('10:00', '16:00')], semis))).toBeNull();
    expect(finalIn(knockout([early.replace('10:00', '16:00'), ...semis]))).toBeNull();
    expect(finalIn(knockout([...semis, early.replace('10:00', '16:00')]))).toBe('match 3');
  });

  it('is not claimed while a semi-final by name is open, level or under review', () => {
    const cup = buildCup(knockout(['A 1-0 B', 'C 0-1 D'], ['A 1-0 D']));
    const open = { local: { goals: null }, visitor: { goals: null }, scoredTeams: null };
    expect(finalIn(cup)).toBe('match 3');
    expect(finalIn(withMatch(cup, 'match 1', open))).toBeNull();
    expect(finalIn(withMatch(cup, 'match 1', { local: { goals: 0 } }))).toBeNull();
    const scoredTeams = { local: 'team B', visitor: 'team A' };
    expect(finalIn(withMatch(cup, 'match 1', { scoredTeams }))).toBeNull();
  });

  it('is not claimed where a match on the way was broken off, or played twice', () => {
    const cup = buildCup(knockout(['A 1-0 B', 'C 0-1 D'], ['A v D', '2026-06-14 10:00 A 1-0 D']));
    expect(finalIn(withMatch(cup, 'match 3', { state: 'abandoned' }))).toBeNull();
    const semi = buildCup(knockout(['A v B', 'C 0-1 D'], ['A 1-0 D']));
    expect(finalIn(withMatch(semi, 'match 1', { state: 'abandoned' }))).toBeNull();
  });

  it('is not that of the teams that lost in the first round where the other one does not follow from the results', () => {
    const quarters = ['A 1-0 B', 'C 1-0 D', 'E 1-0 F', 'G 1-0 H'];
    const lower = [['B 1-0 D', 'F 1-0 H'], ['B 1-0 F']];
    expect(finalIn(knockout(quarters, ...lower, ['A 0-1 C', 'E 1-0 G'], ['A 1-0 E']))).toBeNull();
  });

  it('is the last one of a bracket in which a defeat is not the end', () => {
    const rounds = [
      ['A 1-0 B', 'C 1-0 D'],
      ['Winner match 1 1-0 Winner match 2', 'Loser match 1 1-0 Loser match 2'],
      ['Loser match 3 1-0 Winner match 4'],
      ['Winner match 3 0-1 Winner match 5'],
    ];
    const cup = buildCup(knockout(...rounds));
    expect(finalIn(cup)).toBe('match 6');
    expect(finalIn(withoutMatch(cup, 'match 6'))).toBeNull();
    const lost = { teamId: null, source: null, placeholder: 'Winner of the others' };
    expect(finalIn(withMatch(cup, 'match 6', { local: lost }))).toBeNull();
    expect(finalIn(withMatch(cup, 'match 6', { visitor: lost }))).toBeNull();
  });

  it('is not claimed where a placeholder leads to a match that is gone, in a circle, or nowhere', () => {
    const cup = buildCup(knockout(['A 1-0 B', 'C 0-1 D'], ['Winner match 1 v Winner match 2']));
    expect(finalIn(withoutMatch(cup, 'match 2'))).toBeNull();
    const source = { kind: 'match-winner', matchId: 'match 3' } as const;
    expect(finalIn(withMatch(cup, 'match 1', { local: { teamId: null, source } }))).toBeNull();
    expect(finalIn(knockout(['A 1-0 B', 'C 0-1 D'], ['The best v The others']))).toBeNull();
    expect(finalIn({ stages: [] })).toBeNull();
  });

  it('of the World Cup 2018 is match 16', () => {
    const cup = buildWorldCup2018();
    const final = finalOf(resolvedStagesOf(cup));
    expect(final?.matchNumber).toBe(16);
  });
});
