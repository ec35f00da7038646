import type { ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCupOfCategories } from '../../testing/build-categories';
import { renderAdmin } from '../../testing/render-admin';
import { LinkSheet } from './link-sheet';

const LINK: ScorerLinkView = {
  linkId: 'link-1',
  name: 'Hall 1',
  scope: { kind: 'court', court: 'Hall 1' },
  from: '2030-05-11T06:00:00.000Z',
  to: '2030-05-11T20:00:00.000Z',
  revokedAt: null,
  createdAt: '2030-01-01T00:00:00.000Z',
  devices: [],
};

test.each([
  ['one half, as the cup', undefined, 0],
  ['two halves of their own', { matchRules: MATCH_RULE_PRESETS.futsal }, 4],
])('the paper sheet of a court has room for a category with %s', (_what, rules, secondHalves) => {
  const [first, ...others] = buildCupOfCategories(['F', 'E']).categories ?? [];
  if (!first) throw new Error('there are categories');
  const categories = [{ ...first, ...(rules && { rules }) }, ...others];
  renderAdmin(<LinkSheet link={LINK}>code</LinkSheet>, buildCupOfCategories(['F', 'E'], { categories }));
  // Two teams on each of two cards.
  expect(screen.queryAllByText('Half 2')).toHaveLength(secondHalves);
});
