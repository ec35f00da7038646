import type { ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { ScorePage } from '../page/score-page';
import { sortMatches } from './sort-matches';

beforeEach(() => {
  freshDatabase();
  window.history.replaceState(null, '', '/score');
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the page of a link with these matches. */
async function openList(matches: readonly ScorerMatchView[]) {
  vi.stubGlobal('fetch', new FakeScoreApi({ matches }).fetch);
  render(<ScorePage desk={openDesk()} firstKey={LINK_KEY} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  return { user, next: within(await screen.findByRole('region', { name: 'Next match' })) };
}

test('a match that a withdrawal has forfeited is none to play, and says so in the list and on the board', async () => {
  const matches = [
    buildScorerMatch({ matchId: 'forfeited', location: 'Hall 1', readAs: 'withdrawn' }),
    buildScorerMatch({ matchId: 'to-play', location: 'Hall 2' }),
    buildScorerMatch({ matchId: 'both', location: 'Hall 3', readAs: 'withdrawn', isForfeitOfBoth: true }),
  ];
  const { user, next } = await openList(matches);
  expect(next.getByRole('button').textContent).toContain('Hall 2');
  expect(next.getByRole('button').textContent).toContain('To come');
  await user.click(screen.getByText('2 finished matches'));
  const forfeited = screen.getByRole('button', { name: /Hall 1/ });
  expect(forfeited.textContent).toContain('Forfeit: team withdrew');
  expect(forfeited.textContent).not.toContain('To come');
  const byBoth = screen.getByRole('button', { name: /Hall 3/ });
  expect(byBoth.textContent).toContain('Forfeited by both');
  expect(byBoth.textContent).not.toContain('team withdrew');
  await user.click(forfeited);
  const board = within(await screen.findByRole('region', { name: 'Result' }));
  expect(board.getByText('Forfeit: team withdrew')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All matches' }));
  await user.click(await screen.findByText('2 finished matches'));
  await user.click(screen.getByRole('button', { name: /Hall 3/ }));
  expect(
    within(await screen.findByRole('region', { name: 'Result' })).getByText('Forfeited by both'),
  ).toBeTruthy();
});

test('a match of an annulled team that is being played stays among the open ones', () => {
  const matches = [
    buildScorerMatch({ matchId: 'live', state: 'live', readAs: 'annulled' }),
    buildScorerMatch({ matchId: 'scheduled', readAs: 'annulled' }),
    buildScorerMatch({ matchId: 'played', state: 'finished', readAs: 'awarded' }),
  ];
  const { open, finished } = sortMatches(matches, 'UTC', Date.UTC(2030, 0, 1));
  expect(open.map(({ match }) => match.matchId)).toEqual(['live']);
  expect(finished.map(({ match }) => match.matchId)).toEqual(['played', 'scheduled']);
});

test('a stage whose name nobody has changed has it in the language of the scorer', async () => {
  const stageNames = { en: 'Semi-finals', de: 'Halbfinals', fr: 'Demi-finales', it: 'Semifinali' };
  const matches = [buildScorerMatch({ matchId: 'semi', stage: 'Halbfinals', stageNames })];
  const { next } = await openList(matches);
  expect(next.getByRole('button').textContent).toContain('Semi-finals');
});
