import { describe, expect, it } from 'vitest';
import { cupFile, match, problemsOf, read } from '../testing/build-cup-file';

const final = { stage: 'Final', group: null };

describe('a misspelt name in a cup file', () => {
  it.each([
    [
      'groups[0].teams[1]',
      { groups: [{ name: 'A', teams: ['Ada Five', 'Bae Five'] }], matches: [] },
      'Bea Five',
    ],
    ['matches[0].local', { matches: [match({ local: 'Ada Fiv', visitor: 'Bea Five' })] }, 'Ada Five'],
    [
      'matches[0].stage',
      { matches: [match({ stage: 'Grups', local: 'Ada Five', visitor: 'Bea Five' })] },
      'Groups',
    ],
    [
      'groups[0].lots[0]',
      { groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'], lots: ['Ada Fife'] }], matches: [] },
      'Ada Five',
    ],
  ])('%s is told with the nearest name', (path, overrides, meant) => {
    expect(problemsOf(cupFile({ date: '2024-05-01', ...overrides }))).toMatchObject([{ path, meant }]);
  });

  it('is told without one where no name is near, or the team is there and no member', () => {
    const groups = [{ name: 'A', teams: ['Ada Five', 'Somebody'] }];
    const [problem] = problemsOf(cupFile({ groups, matches: [] }));
    expect(problem).not.toHaveProperty('meant');
    const [other] = problemsOf(
      cupFile({ groups: [{ name: 'A', teams: ['Ada Five'], lots: ['Bea Five'] }], matches: [] }),
    );
    expect(other).not.toHaveProperty('meant');
  });

  it('of a knockout match is a text, and told in doubt', () => {
    const matches = [
      match({ ...final, local: 'Ada Fivee', visitor: 'The host' }),
      match({ ...final, time: '11:00', local: 'Bea Fiv', visitor: '1A', words: { local: {} } }),
    ];
    expect(read(cupFile({ matches }))).toMatchObject({
      ok: true,
      doubts: [{ path: 'matches[0].local', text: 'Ada Fivee', meant: 'Ada Five' }],
    });
  });

  it('is told in doubt too where only another category has that team', () => {
    const { teams, stages, groups } = cupFile();
    const own = { stages, matches: [match({ ...final, local: 'ada five', visitor: 'Cee Five' })] };
    const file = {
      ...{ name: 'Juniors', teams: ['Cee Five'], ...own },
      categories: [
        { name: 'F', teams, stages, groups },
        { name: 'E', teams: ['Cee Five'], ...own },
      ],
    };
    const inOther = { text: 'ada five', meant: null };
    expect(read(file)).toMatchObject({
      ok: true,
      doubts: [
        { path: 'matches[0].local', ...inOther },
        { path: 'categories[1].matches[0].local', ...inOther },
      ],
    });
  });
});
