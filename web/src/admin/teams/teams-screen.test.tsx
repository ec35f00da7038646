import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { endAsking } from '../../shelf/stores/leave';
import { useLeaving } from '../../shelf/stores/leaving';
import { removeUser, saveUser } from '../../shelf/stores/user';
import { buildUser } from '../../testing/build-user';
import { buildCup, buildStoredTeam, buildTeam } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { selectTeam } from './selected-team';
import { TeamsScreen } from './teams-screen';

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() =>
  act(() => {
    endAsking();
    selectTeam(null);
    removeUser();
    vi.unstubAllGlobals();
  }),
);

test('a new team whose name was typed but not set is not lost by editing another one: that asks first', async () => {
  renderAdmin(<TeamsScreen />, buildCup({ Teams: [buildTeam('Lions')] }));
  await press('Add team');
  await userEvent.type(screen.getByLabelText('Team name'), 'Bears');
  await press('show teams');
  await press(/^Lions/);
  await press('Edit Lions');
  expect(useLeaving.getState().pendingLeave).not.toBeNull();
});

test('the players of a team have their shirt number before the name, the captain and what is hidden behind it', async () => {
  saveUser(buildUser());
  const lions = buildStoredTeam('Lions', { 'Anna K.': 'Anna Keller', 'Bea M.': 'Bea Moser' });
  const fields = [{ number: 7, isCaptain: true }, { consent: 'hidden' }] as const;
  const Players = lions.Players.map((player, index) => ({ ...player, ...fields[index] }));
  fakeApi({ '/admin/teams/get-by-tournament': { data: { tournament: { Teams: [{ ...lions, Players }] } } } });
  renderAdmin(<TeamsScreen />, buildCup({ Teams: [buildTeam('Lions', ['Anna K.'])] }));
  await press('show teams');
  await press(/^Lions/);
  const list = within(await screen.findByRole('list', { name: 'Players of Lions' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '7 Anna Keller (C)',
    'Bea Moser hidden',
  ]);
});
