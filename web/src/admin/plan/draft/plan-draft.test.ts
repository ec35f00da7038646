import { describe, expect, test } from 'vitest';
import { followTeams, type PlanDraft, usualFormat } from './plan-draft';

describe('the usual format', () => {
  test.each([
    [2, '1', '0'],
    [4, '1', '4'],
    [8, '2', '2'],
    [16, '4', '2'],
    [32, '8', '2'],
    [64, '16', '2'],
    [128, '32', '2'],
  ])('of %i teams has %s groups, of which %s go on', (teams, groups, qualifiers) => {
    expect(usualFormat(teams)).toMatchObject({ groups, qualifiers });
  });

  test('has a match for third place where four go on', () => {
    expect(usualFormat(3).playedTo).toBe('2');
    expect(usualFormat(4).playedTo).toBe('4');
  });
});

describe('the format of a draft', () => {
  const draft = { usualFor: 0, format: { ...usualFormat(0), rounds: '2' } } as PlanDraft;

  test('is the usual one for the teams that were added since', () => {
    expect(followTeams(draft, 16).format).toEqual({ ...usualFormat(16), rounds: '2' });
  });

  test('stays where somebody has chosen another one', () => {
    const chosen = { ...draft, format: { ...draft.format, groups: '3' } };
    expect(followTeams(chosen, 16)).toBe(chosen);
  });
});
