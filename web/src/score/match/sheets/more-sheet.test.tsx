import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { openDesk } from '../../../testing/open-desk';
import { ScorePage } from '../page/score-page';

const KICK_OFF = { kind: 'phase', to: 'first-half', on: null, entryId: 'kick-off', at: Date.now() } as const;

beforeEach(() => {
  freshDatabase();
  window.history.replaceState(null, '', '/score');
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMatch(api: FakeScoreApi) {
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={openDesk()} firstKey={LINK_KEY} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await user.click(await screen.findByRole('button', { name: /Hall 1/ }));
  return user;
}

test('a running match can be forfeited also while a semi-final under review leaves its teams open', async () => {
  const teams = { local: null, visitor: null };
  const api = new FakeScoreApi({ matches: [buildScorerMatch({ group: null, state: 'live', teams })] });
  api.logs.set('match-1', {
    entries: [{ ...KICK_OFF, by: 'device-2', receivedAt: KICK_OFF.at }],
    revision: 1,
  });
  const user = await openMatch(api);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('button', { name: 'Forfeit' })).toBeTruthy();
});

test('a level group match has a shoot-out where tables count kicks, and its kicks arrive', async () => {
  const api = new FakeScoreApi({ countsKicks: true });
  api.enter('match-1', [KICK_OFF]);
  const user = await openMatch(api);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('button', { name: 'Penalty shoot-out' }));
  await user.click(await screen.findByRole('button', { name: 'Kick of Lions: in' }));
  expect(await screen.findByText('Penalties 1–0')).toBeTruthy();
  await waitFor(() => expect(api.logs.get('match-1')?.entries).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'End match' })).toHaveProperty('disabled', false);
});

test('a group match of another cup has no shoot-out', async () => {
  const api = new FakeScoreApi();
  api.enter('match-1', [KICK_OFF]);
  const user = await openMatch(api);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('button', { name: 'Abandon match' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Penalty shoot-out' })).toBeNull();
});
