import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { AddTeam } from './add-team';

const PATH = '/admin/teams/create';

function message() {
  return useMessages.getState().message?.text;
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('building a team', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
  });

  test('a field that nobody has touched shows no error', () => {
    renderAdmin(<AddTeam />);
    expect(screen.queryByText("Team name can't be empty")).toBeNull();
    expect(screen.getByText('Team name no set yet')).toBeTruthy();
  });

  test('a team without a name is not confirmed', async () => {
    renderAdmin(<AddTeam />);
    await press('Confirm team');
    expect(message()).toBe('Team name is mandatory');
    await userEvent.type(screen.getByLabelText('Team name'), 'L');
    await press('Confirm team');
    expect(message()).toBe('Team name is mandatory');
  });

  test('a player whose name breaks a rule is reported as such, and no longer when the name is mended', async () => {
    renderAdmin(<AddTeam />);
    await press('Confirm team');
    await userEvent.type(screen.getByLabelText('Team name'), 'Lions');
    expect(message()).toBeUndefined();
    await userEvent.type(screen.getByLabelText('Player name'), 'A');
    await press('Confirm team');
    expect(message()).toBe('Player name must be at least 2 characters long');
    await userEvent.type(screen.getByLabelText('Player name'), 'nna');
    expect(message()).toBeUndefined();
    expect(screen.queryByText('Player name must be at least 2 characters long')).toBeNull();
  });

  test('the error of a player goes when the field is emptied, since it may stay empty', async () => {
    renderAdmin(<AddTeam />);
    const player = screen.getByLabelText('Player name');
    await userEvent.type(player, 'A');
    await press('Add');
    expect(screen.getByText('Player name must be at least 2 characters long')).toBeTruthy();
    await userEvent.clear(player);
    expect(screen.queryByText(/^Player name (must|can't)/)).toBeNull();
    await press('Add');
    expect(screen.getByText("Player name can't be empty")).toBeTruthy();
    await userEvent.type(player, 'A');
    expect(screen.getByText('Player name must be at least 2 characters long')).toBeTruthy();
  });

  test('confirming takes over what is typed but not yet added, and two players of one name', async () => {
    const calls = fakeApi({ [PATH]: { status: 201, data: { dbTeams: [] } } });
    renderAdmin(<AddTeam />);
    await userEvent.type(screen.getByLabelText('Team name'), ' Lions ');
    const player = screen.getByLabelText<HTMLInputElement>('Player name');
    for (const name of ['Anna', 'Anna']) {
      await userEvent.type(player, `${name}{Enter}`);
      await waitFor(() => expect(player.value).toBe(''));
    }
    await userEvent.type(player, 'Berta');
    await press('Confirm team');
    const modal = screen.getByRole('dialog', { name: 'Create Team' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Create team' }));
    expect(calls[0]?.body).toMatchObject({
      name: 'Lions',
      players: [{ name: 'Anna' }, { name: 'Anna' }, { name: 'Berta' }],
    });
    expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toBe('');
    expect(message()).toBe('Team has been created');
  });

  test('a phone number is no name of a player, and stays in the field', async () => {
    renderAdmin(<AddTeam />);
    const player = screen.getByLabelText<HTMLInputElement>('Player name');
    await userEvent.type(player, '079 123 45 67{Enter}');
    expect(await screen.findByText('Name must not be a phone number or an address')).toBeTruthy();
    expect(player.value).toBe('079 123 45 67');
  });

  test('a team that the server refuses stays in the form', async () => {
    fakeApi({ [PATH]: { status: 409, errors: [{ msg: 'team_name_already_exists' }] } });
    renderAdmin(<AddTeam />);
    await userEvent.type(screen.getByLabelText('Team name'), 'Lions');
    await press('Confirm team');
    const modal = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Create Team' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Create team' }));
    expect(message()).toBe('Team name already exists');
    expect(modal.open).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toBe('Lions');
  });
});
