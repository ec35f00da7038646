import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { buildCup, buildRow } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { BestOfPlace } from './best-of-place';

const lots = { criterion: 'decision-lots', level: [] } as const;
const rows = [
  buildRow({ teamId: 'bears', name: 'Bears', reasons: [{ ...lots, ahead: [], behind: ['lions'] }] }),
  buildRow({
    position: 2,
    teamId: 'lions',
    name: 'Lions',
    reasons: [{ ...lots, ahead: ['bears'], behind: [] }],
  }),
];

function renderRanking(rules: Partial<Cup> = {}): void {
  renderPage(
    <BestOfPlace cup={buildCup(rules)} groups={[]} ranking={{ place: 3, rows }} qualifications={new Map()} />,
  );
}

describe('the ranking of the best on a place', () => {
  test.each([
    ['head-to-head', /^Points, then goal difference, then goals scored; results against the last team/],
    ['world-cup-26', /^Points, then goal difference, then goals scored, then conduct\.$/],
    ['uefa-youth', /then conduct; only results among the first three of a group count\.$/],
  ] as const)('says what counts by the rules of the cup: %s', async (tieBreakers, rule) => {
    renderRanking({ tieBreakers });
    expect(await screen.findByText(rule)).toBeTruthy();
  });

  test('says what counts where the cup has rules of its own for it', async () => {
    renderRanking({ across: { criteria: ['wins'], results: 'per-match' } });
    expect(await screen.findByText('Points, then wins; all of them a match.')).toBeTruthy();
  });

  test('says of each team what decided', async () => {
    renderRanking();
    await screen.findAllByRole('table');
    expect(document.body.textContent).toContain('The lots put Bears ahead of Lions');
  });
});
