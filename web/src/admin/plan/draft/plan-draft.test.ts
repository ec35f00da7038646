import { describe, expect, test } from 'vitest';
import { followTeams, type PlanDraft, usualFormat } from './plan-draft';

describe('the format of a draft', () => {
  const draftOf = (preset: 'knockout-after-groups' | 'league') =>
    ({ usualFor: 0, format: { ...usualFormat(preset, 0), rounds: '2' } }) as PlanDraft;

  test.each(['knockout-after-groups', 'league'] as const)(
    'is the usual one of its preset for the teams that were added since (%s)',
    (preset) => {
      const usual = { ...usualFormat(preset, 16), rounds: '2' };
      expect(followTeams(draftOf(preset), 16).format).toEqual(usual);
    },
  );

  test('stays where somebody has chosen another one', () => {
    const draft = draftOf('knockout-after-groups');
    const chosen = { ...draft, format: { ...draft.format, groups: '3' } };
    expect(followTeams(chosen, 16)).toBe(chosen);
  });
});
