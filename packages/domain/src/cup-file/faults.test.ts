import { describe, expect, it } from 'vitest';
import { cupFile, cupOf, match, problemsOf } from '../testing/build-cup-file';

describe('the faults of a cup file', () => {
  const played = match({ local: 'Ada Five', visitor: 'Bea Five', localScore: 2, visitorScore: 1 });
  const final = match({ stage: 'Final', group: null, local: '1st Group A', visitor: '2nd A' });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a team that the file does not have',
      {
        groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five', 'Cleo Five'], lots: ['Cleo Five'] }],
        matches: [match({ local: 'Ada Five', visitor: 'Cleo Five' })],
      },
      'groups[0].teams[2] team_not_found',
    ],
    [
      'a team of two groups',
      {
        groups: [
          { name: 'A', teams: ['Ada Five'] },
          { name: 'B', teams: ['Ada Five', 'Bea Five'] },
        ],
        matches: [match({ group: 'B', local: 'Ada Five', visitor: 'Bea Five' })],
      },
      'groups[1].teams[0] team_already_in_a_group',
    ],
    [
      'a team twice in a group',
      { groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five', 'ada five'] }] },
      'groups[0].teams[2] team_already_in_a_group',
    ],
    [
      'an order that is taken',
      {
        stages: [
          { name: 'Final', type: 'knockout', order: 1 },
          { name: 'Groups', type: 'group', order: 1 },
        ],
      },
      'stages[1].order stage_order_already_exists',
    ],
    [
      'a name of a group that is taken',
      {
        groups: [
          { name: 'A', teams: ['Ada Five', 'Bea Five'] },
          { name: 'a', teams: [] },
        ],
      },
      'groups[1].name group_name_already_exists',
    ],
    [
      'a group that reads like another one',
      {
        groups: [
          { name: 'A', teams: ['Ada Five', 'Bea Five'] },
          { name: 'Group A', teams: [] },
        ],
      },
      'groups[1].name group_name_reads_like_another',
    ],
    [
      'a court of accents',
      { matches: [{ ...played, location: 'Court \u0301\u0301' }, final] },
      'matches[0].location accent_stands_without_a_letter',
    ],
    [
      'lots twice for a team',
      { groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'], lots: ['Ada Five', 'Ada Five'] }] },
      'groups[0].lots[1] team_listed_twice',
    ],
    [
      'a group match without a group',
      { matches: [{ ...played, group: null }, final] },
      'matches[0].group please_select_a_group',
    ],
    [
      'a knockout match with a group',
      { matches: [played, { ...final, group: 'A' }] },
      'matches[1].group stage_is_not_a_group_stage',
    ],
    [
      'a state beside a score',
      { matches: [{ ...played, state: 'postponed' }, final] },
      'matches[0].state state_does_not_fit_the_score',
    ],
    [
      'a match that is finished without a score',
      { matches: [played, { ...final, state: 'finished' }] },
      'matches[1].state state_does_not_fit_the_score',
    ],
    [
      'a forfeit without a score',
      { matches: [played, { ...final, isForfeit: true }] },
      'matches[1].state state_does_not_fit_the_score',
    ],
    [
      'an award of a match whose teams are not known',
      { matches: [match({ local: 'Ada Five', visitor: 'Bea Five' }), { ...final, forfeit: 'local' }] },
      'matches[1].forfeit teams_not_known_yet',
    ],
    [
      'a state that no file has',
      { matches: [played, { ...final, state: 'live' }] },
      'matches[1].state state_must_be_scheduled_finished_postponed_or_abandoned',
    ],
    [
      'words of a stage that the file does not have',
      { matches: [played, { ...final, words: { local: { stage: 'Final' } } }] },
      'matches[1].words.local.stage stage_not_found',
    ],
    [
      'a score of a team that the file does not have',
      { matches: [{ ...played, playedBy: { local: 'Ada Five', visitor: 'Cleo Five' } }] },
      'matches[0].playedBy.visitor team_not_found',
    ],
    [
      'a shoot-out that ends level',
      { matches: [{ ...played, visitorScore: 2, localPenalty: 3, visitorPenalty: 3 }] },
      'matches[0].visitorPenalty penalty_scores_must_differ',
    ],
  ])('are told once and not by what follows from them: %s', (_, overrides, told) => {
    expect(problemsOf(cupFile(overrides)).map(({ path, msg }) => `${path} ${msg}`)).toEqual([told]);
  });

  it('are none where the same text is left on both sides, or no team at all', () => {
    const nobody = { ...final, local: 'NO TEAM', visitor: 'NO TEAM' };
    const words = { local: { was: ['Ada Five', 'Bea Five'] }, visitor: { was: ['A'] } };
    const lost = { ...final, local: 'Winner match 1', visitor: 'winner match 1', words };
    const cup = cupOf(cupFile({ matches: [nobody, lost, { ...lost, words: { local: {}, visitor: {} } }] }));
    expect(cup.matches.map(({ local, visitor }) => [local, visitor])).toMatchObject([
      [{ teamId: null, placeholder: null }, { placeholder: null }],
      [
        { placeholder: 'Winner match 1', source: null, lost: ['Ada Five', 'Bea Five'] },
        { placeholder: 'winner match 1', source: null, lost: ['A'] },
      ],
      [
        { source: null, lost: null },
        { source: null, lost: null },
      ],
    ]);
  });

  it('are told of each team whose order was decided', () => {
    const teams = ['Ada Five', 'Bea Five'];
    const wrong = ['Cleo Five', 'Ada Five', 'Dora Five', 'Ada Five'];
    const decisions = [{ place: 1, teams: wrong, decision: 'lots' }];
    const told = [
      ['[0]', 'team_not_in_group'],
      ['[2]', 'team_not_in_group'],
      ['[3]', 'team_listed_twice'],
    ];
    const toldAt = (list: string) => told.map(([at, msg]) => ({ path: `${list}${at}`, msg }));
    const date = '2024-05-01';
    const file = cupFile({
      date,
      stages: [{ name: 'Groups', type: 'group', order: 1, decisions }],
      groups: [{ name: 'A', teams, lots: wrong }],
      matches: [],
    });
    expect(problemsOf(file)).toMatchObject([
      ...toldAt('groups[0].lots'),
      ...toldAt('stages[0].decisions[0].teams'),
    ]);
    const inKnockout = cupFile({
      date,
      stages: [
        { name: 'Groups', type: 'group', order: 1 },
        { name: 'Final', type: 'knockout', order: 2, decisions: [{ place: 1, teams: [], decision: 'lots' }] },
      ],
      groups: [{ name: 'A', teams }],
      matches: [],
    });
    expect(problemsOf(inKnockout)).toEqual([
      { path: 'stages[1].decisions', msg: 'stage_is_not_a_group_stage' },
    ]);
  });

  it('are all told at once, part by part', () => {
    const file = cupFile({
      teams: ['Ada Five', 'Bea Five', 'bea five'],
      groups: [{ name: 'A', stage: 'Final', teams: ['Ada Five', 'Nobody'], lots: ['Bea Five'] }],
      matches: [match({ stage: 'Nowhere', local: 'Ada Five', visitor: 'Ada Five', localScore: 1 })],
    });
    expect(problemsOf(file)).toEqual([
      { path: 'teams[2].name', msg: 'team_name_already_exists' },
      { path: 'groups[0].stage', msg: 'stage_is_not_a_group_stage' },
      { path: 'groups[0].teams[1]', msg: 'team_not_found' },
      { path: 'groups[0].lots[0]', msg: 'team_not_in_group' },
      { path: 'matches[0].stage', msg: 'stage_not_found' },
      { path: 'matches[0].visitor', msg: 'same_team_selected' },
      { path: 'matches[0].visitorScore', msg: 'please_enter_both_scores_or_none' },
    ]);
  });
});

it('a category of a cup file is refused where its name looks like another one, or mixes alphabets', () => {
  const named = (...names: string[]) =>
    problemsOf({ name: 'Juniors', date: '2027-05-01', categories: names.map((name) => ({ name })) });
  expect(named('E', '\u0415')).toEqual([{ path: 'categories', msg: 'name_looks_like_another' }]);
  expect(named('F\u0456rst')).toMatchObject([
    { path: 'categories[0].name', msg: 'word_mixes_letters_of_two_alphabets' },
  ]);
  expect(named('E', 'F')).toEqual([]);
});
