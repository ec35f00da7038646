import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
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

function fakeStored(Teams: readonly TeamView[]) {
  fakeApi({ '/admin/teams/get-by-tournament': { data: { tournament: { Teams } } } });
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
  fakeStored([]);
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
  fakeStored([{ ...lions, Players }]);
  renderAdmin(<TeamsScreen />, buildCup({ Teams: [buildTeam('Lions', ['Anna K.'])] }));
  await press('show teams');
  await press(/^Lions/);
  const list = within(await screen.findByRole('list', { name: 'Players of Lions' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '7 Anna Keller (C)',
    'Bea Moser hidden',
  ]);
  expect(screen.getByRole('button', { name: /^Lions/ }).textContent).toContain('2 players');
});

test('a team whose players are all hidden from visitors has them for organisers', async () => {
  saveUser(buildUser());
  const lions = buildStoredTeam('Lions', { 'Anna K.': 'Anna Keller' });
  fakeStored([lions]);
  renderAdmin(<TeamsScreen />, buildCup({ Teams: [buildTeam('Lions')] }));
  await press('show teams');
  await userEvent.click(await screen.findByRole('button', { name: /^Lions.*1 player$/ }));
  expect(screen.getByText('Anna Keller')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Erase a player' })).toBeTruthy();
});

test('a name in two teams of one category is told with the teams', async () => {
  saveUser(buildUser());
  const teams = [
    buildStoredTeam('Lions', { 'Anna K.': 'Anna Keller' }),
    buildStoredTeam('Bears', { 'Anna K.': 'anna keller', 'Bea M.': 'Bea Moser' }),
  ];
  fakeStored(teams);
  renderAdmin(<TeamsScreen />, buildCup({ Teams: teams.map(({ name }) => buildTeam(name)) }));
  await press('show teams');
  const summary = await screen.findByText('1 name stands in more than one team');
  expect(within(summary.parentElement as HTMLElement).getByRole('listitem').textContent).toBe(
    'Anna Keller: Lions, Bears',
  );
});
