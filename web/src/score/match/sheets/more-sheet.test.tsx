import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildScorerMatch, FakeScoreApi, LINK_KEY } from '../../../testing/fake-score-api';
import { freshDatabase } from '../../../testing/fresh-database';
import { createDesk } from '../../outbox/desk/desk';
import { ScorePage } from '../page/score-page';

beforeEach(() => {
  freshDatabase();
  window.history.replaceState(null, '', '/score');
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a running match can be forfeited also while a semi-final under review leaves its teams open', async () => {
  const teams = { local: null, visitor: null };
  const api = new FakeScoreApi({ matches: [buildScorerMatch({ group: null, state: 'live', teams })] });
  const kickOff = { kind: 'phase', to: 'first-half', on: null, entryId: 'kick-off', at: Date.now() } as const;
  api.logs.set('match-1', { entries: [{ ...kickOff, by: 'device-2', receivedAt: kickOff.at }], revision: 1 });
  vi.stubGlobal('fetch', api.fetch);
  render(<ScorePage desk={createDesk()} firstKey={LINK_KEY} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Rita');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await user.click(await screen.findByRole('button', { name: /Hall 1/ }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('button', { name: 'Forfeit' })).toBeTruthy();
});
