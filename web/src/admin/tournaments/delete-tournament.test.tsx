import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearMessage } from '../../shelf/stores/messages';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { DeleteTournament } from './delete-tournament';

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('a tournament that was renamed since it was chosen is deleted by the name that it has now', async () => {
  const cupFile = { name: 'New name', teams: [], matches: [] };
  const calls = fakeApi({
    '/admin/tournaments/cup-file': { data: { cupFile } },
    '/admin/tournaments/delete': {},
    '/tournaments/get-all': { data: { allTournaments: [] } },
  });
  const chosen = { tournamentId: 'cup-1', name: 'Old name', date: '2099-05-01' };
  const onDone = vi.fn();
  renderAdmin(<DeleteTournament tournament={chosen} onDone={onDone} />);
  await userEvent.type(await screen.findByLabelText('Type the name to confirm: New name'), 'New name');
  await userEvent.click(screen.getByRole('button', { name: 'Delete tournament' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = calls.find(({ path }) => path === '/admin/tournaments/delete');
  expect(sent?.body).toMatchObject({ tournamentId: 'cup-1', name: 'New name' });
});

test('the teams and matches of all categories are counted in what is deleted', async () => {
  const part = { teams: [{}, {}], matches: [{}] };
  const cupFile = { name: 'Juniors', teams: [{}], matches: [], categories: [part, part] };
  fakeApi({ '/admin/tournaments/cup-file': { data: { cupFile } } });
  const chosen = { tournamentId: 'cup-1', name: 'Juniors', date: '2099-05-01' };
  renderAdmin(<DeleteTournament tournament={chosen} onDone={vi.fn()} />);
  expect(await screen.findByText(/teams \(5\) and matches \(2\)/)).toBeTruthy();
});
