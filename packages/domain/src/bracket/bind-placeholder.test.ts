import { describe, expect, it } from 'vitest';
import type { PlaceholderSource } from '../cup/sides';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { bindPlaceholder, earlierGroupStages, leadsTo } from './bind-placeholder';
import { ENGLISH_SOURCE_WORDS } from './english-source-words';
import { sourceNamesOf } from './source-names';
import { describeSource, type SourceNames } from './source-words';

const cup = buildCup({
  teams: ['FC  Winterthur'],
  stages: [
    { name: 'First phase', groups: { 'Group A': { teams: ['Aarau', 'Baden'] }, 'Group X': { teams: [] } } },
    { name: 'Second phase', groups: { A: { teams: ['Chur', 'Davos'] }, 'Group B': { teams: [] } } },
    { name: 'Semi-finals', matches: ['Chur v Davos', 'Aarau v Baden'] },
    {
      name: 'Third phase',
      groups: {
        'Group A': { teams: [] },
        A: { teams: [] },
        'pool  North': { teams: [] },
        'My A': { teams: [] },
      },
    },
    { name: 'Final', matches: [] },
  ],
});

function bindIn(stage: number, text: string) {
  return bindPlaceholder(cup, `stage ${stage}`, text);
}

describe('binding a placeholder', () => {
  it('finds a team by its name, whatever the case and spacing', () => {
    expect(bindIn(3, ' fc winterthur ')).toEqual({ kind: 'team', teamId: teamIdOf('FC  Winterthur') });
  });

  it('finds the match that has the number now', () => {
    expect(bindIn(5, 'Winner match 2')).toEqual({
      kind: 'source',
      source: { kind: 'match-winner', matchId: 'match 2' },
    });
    expect(bindIn(5, 'Loser of match 1')).toEqual({
      kind: 'source',
      source: { kind: 'match-loser', matchId: 'match 1' },
    });
  });

  it('finds a group by its name in the nearest earlier group stage', () => {
    expect(bindIn(3, '1st Group B')).toEqual({
      kind: 'source',
      source: { kind: 'group-place', groupId: 'stage 2 Group B', place: 1 },
    });
    expect(bindIn(2, '2nd Group X')).toMatchObject({ source: { groupId: 'stage 1 Group X', place: 2 } });
  });

  it('goes back past a stage that has no such group, but never past one that has', () => {
    expect(bindIn(5, '5. Gruppe X')).toEqual({
      kind: 'source',
      source: { kind: 'group-place', groupId: 'stage 1 Group X', place: 5 },
    });
    expect(bindIn(5, '1B')).toMatchObject({ source: { groupId: 'stage 2 Group B' } });
    expect(bindIn(1, '1st Group X')).toEqual({ kind: 'text' });
    const [, second] = cup.stages;
    expect(bindPlaceholder(cup, 'stage 5', '1st Group X', second)).toEqual({ kind: 'text' });
    expect(bindPlaceholder(cup, 'stage 5', '1st Group B', null)).toEqual({ kind: 'text' });
  });

  it.each(['1. Gruppe B', '1er groupe B', '1ª girone B'])('takes %j for the same group', (text) => {
    expect(bindIn(3, text)).toEqual({
      kind: 'source',
      source: { kind: 'group-place', groupId: 'stage 2 Group B', place: 1 },
    });
  });

  it.each(['1A', 'A1', '1-a', 'Winner Group A', 'Gruppensieger A'])('takes the short form %j', (text) => {
    expect(bindIn(3, text)).toMatchObject({ source: { groupId: 'stage 2 A', place: 1 } });
  });

  it('takes a short form for the team that is called so', () => {
    expect(bindPlaceholder(cup, 'stage 5', 'W2')).toMatchObject({ source: { matchId: 'match 2' } });
    const teams = [...cup.teams, { teamId: 'w', name: 'W2', players: [] }];
    expect(bindPlaceholder({ ...cup, teams }, 'stage 5', 'w2')).toEqual({ kind: 'team', teamId: 'w' });
  });

  it("takes 'A' and 'Group A' for the same group, the very name first", () => {
    expect(bindIn(3, '1st group a')).toMatchObject({ source: { groupId: 'stage 2 A' } });
    expect(bindIn(3, '1st B')).toMatchObject({ source: { groupId: 'stage 2 Group B' } });
    expect(bindIn(5, '1st A')).toMatchObject({ source: { groupId: 'stage 4 A' } });
    expect(bindIn(5, '1st Group A')).toMatchObject({ source: { groupId: 'stage 4 Group A' } });
    expect(bindIn(5, '1st POOL north')).toMatchObject({ source: { groupId: 'stage 4 pool  North' } });
    expect(bindIn(5, '1st My Group A')).toEqual({ kind: 'text' });
  });

  it('finds the ranking across the groups of the nearest earlier group stage', () => {
    expect(bindIn(3, 'Best third 2')).toEqual({
      kind: 'source',
      source: { kind: 'best-of-place', stageId: 'stage 2', place: 3, rank: 2 },
    });
  });

  it('takes the words of a slot for a slot, and those of a rank for a rank', () => {
    const slot = { kind: 'allotted-of-place', stageId: 'stage 2', place: 3, slot: 2 };
    expect(bindIn(3, ' one of the  BEST thirds (2)')).toEqual({ kind: 'source', source: slot });
    expect(bindIn(3, 'Best third 2')).toMatchObject({ source: { kind: 'best-of-place' } });
    for (const text of [
      'Best thirds 2',
      'One of the best thirds',
      'One of the best thirds 2',
      'Best thirds (2)',
    ])
      expect(bindIn(3, text), text).toEqual({ kind: 'text' });
  });

  it.each(['Best third 257', 'One of the best thirds (257)'])(
    'leaves %j plain, as no record takes it',
    (text) => {
      expect(bindIn(3, text)).toEqual({ kind: 'text' });
    },
  );

  it.each(['257th Group A', '999. Gruppe A'])('leaves %j plain, as no record has such a place', (text) => {
    expect(bindIn(3, text)).toEqual({ kind: 'text' });
    expect(bindIn(3, '256th Group A')).toMatchObject({ source: { place: 256 } });
  });

  it('leaves a text plain that names nothing of the cup', () => {
    expect(bindIn(3, 'Winner match 3')).toEqual({ kind: 'text' });
    expect(bindIn(1, '1st Group A')).toEqual({ kind: 'text' });
    expect(bindIn(1, 'Best third 1')).toEqual({ kind: 'text' });
    expect(bindIn(9, '1st Group A')).toEqual({ kind: 'text' });
    expect(bindIn(3, 'To be announced')).toEqual({ kind: 'text' });
  });
});

describe('binding the place of a group', () => {
  const [first] = cup.stages;

  it('looks in the one stage that is meant, where somebody says which, and nowhere for none', () => {
    expect(bindPlaceholder(cup, 'stage 5', '1st Group A', first)).toEqual({
      kind: 'source',
      source: { kind: 'group-place', groupId: 'stage 1 Group A', place: 1 },
    });
    expect(bindPlaceholder(cup, 'stage 5', '1st Group A', null)).toEqual({ kind: 'text' });
    expect(bindPlaceholder(cup, 'no stage', '1st Group A')).toEqual({ kind: 'text' });
  });

  it('takes the very name first, which may begin with a word that others have before theirs', () => {
    const groups = { A: { teams: [] }, 'of A': { teams: [] } };
    const named = buildCup({
      stages: [
        { name: 'Groups', groups },
        { name: 'Final', matches: [] },
      ],
    });
    expect(bindPlaceholder(named, 'stage 2', '1st of A')).toMatchObject({
      source: { groupId: 'stage 1 of A' },
    });
  });

  it('takes ranks and slots up to the most teams that a cup may have', () => {
    expect(bindIn(3, 'Best third 256')).toMatchObject({ source: { rank: 256 } });
    expect(bindIn(3, 'Best third 257')).toEqual({ kind: 'text' });
    expect(bindIn(3, 'One of the best thirds (256)')).toMatchObject({ source: { slot: 256 } });
    expect(bindIn(3, 'One of the best thirds (257)')).toEqual({ kind: 'text' });
  });
});

describe('words', () => {
  it('lead to the source that they bind to, and to no other', () => {
    const source = { kind: 'group-place', groupId: 'stage 2 Group B', place: 1 } as const;
    expect(
      leadsTo(cup, 'stage 3', '1. Gruppe B', { place: 1, groupId: source.groupId, kind: source.kind }),
    ).toBe(true);
    expect(leadsTo(cup, 'stage 3', '1st Group B', { ...source, place: 2 })).toBe(false);
    expect(leadsTo(cup, 'stage 2', '1st Group B', source)).toBe(false);
    expect(leadsTo(cup, 'stage 3', 'Aarau', source)).toBe(false);
  });
});

describe('the earlier group stages', () => {
  const before = (stages: typeof cup.stages, n: number) =>
    earlierGroupStages({ stages }, `stage ${n}`).map(({ stageId }) => stageId);

  it('are those before, the last one first, and never the stage itself', () => {
    expect([1, 2, 4].map((n) => before(cup.stages, n))).toEqual([[], ['stage 1'], ['stage 2', 'stage 1']]);
    expect(before([...cup.stages].reverse(), 5)).toEqual(['stage 4', 'stage 2', 'stage 1']);
  });
});

describe('describing what a placeholder is bound to', () => {
  const names = sourceNamesOf(cup);
  const describeNow = (source: PlaceholderSource, called: SourceNames = names) =>
    describeSource(source, called, ENGLISH_SOURCE_WORDS);

  it.each([
    'Winner match 1',
    'Loser match 2',
    '1st Group B',
    '2nd A',
    'Best third 2',
    'Best second 1',
    'One of the best thirds (2)',
  ])('says %j again', (text) => {
    const bound = bindIn(3, text);
    expect(bound.kind === 'source' && describeNow(bound.source)).toBe(text);
  });

  it('follows a match to its new number and a group to its new name', () => {
    const source = { kind: 'match-winner', matchId: 'match 1' } as const;
    expect(describeNow(source, { ...names, matchNumbers: new Map([['match 1', 7]]) })).toBe('Winner match 7');
    const place = { kind: 'group-place', groupId: 'stage 2 A', place: 3 } as const;
    expect(describeNow(place, { ...names, groupNames: new Map([['stage 2 A', 'Pool West']]) })).toBe(
      '3rd Pool West',
    );
  });

  it.each([
    [['B'], '3rd Group B'],
    [['AB'], '3rd Group AB'],
    [['ABC', 'Group ABC'], '3rd ABC'],
    [['B', 'group b'], '3rd B'],
    [['B', 'Group C'], '3rd Group B'],
    [['Group B', 'B'], '3rd Group B'],
  ])('calls the first of groups %j so that it is found again: %s', (groupNames, words) => {
    const source = { kind: 'group-place', groupId: '0', place: 3 } as const;
    const called = new Map(groupNames.map((name, index) => [`${index}`, name]));
    expect(describeNow(source, { ...names, groupNames: called })).toBe(words);
  });

  it('is null for a deleted target, for a match without a number, and for a place that has no word', () => {
    const ofGroup = new Map([['match 1', null]]);
    expect(
      describeNow({ kind: 'match-loser', matchId: 'match 1' }, { ...names, matchNumbers: ofGroup }),
    ).toBeNull();
    const nothing = { matchNumbers: new Map<string, number>(), groupNames: new Map<string, string>() };
    expect(describeNow({ kind: 'match-loser', matchId: 'match 1' }, nothing)).toBeNull();
    expect(describeNow({ kind: 'group-place', groupId: 'stage 2 A', place: 1 }, nothing)).toBeNull();
    expect(describeNow({ kind: 'best-of-place', stageId: 'stage 2', place: 9, rank: 1 })).toBeNull();
    expect(describeNow({ kind: 'allotted-of-place', stageId: 'stage 2', place: 9, slot: 1 })).toBeNull();
  });
});
