import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { type FakeAnswer, fakeApi, type SentCall } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { AddTeam } from './add-team';

const PATH = '/admin/teams/create';
const OUT_OF_RANGE = 'Shirt number must be a whole number from 1 to 99';
const TAKEN = 'Another player of the team has this shirt number';

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

const message = () => useMessages.getState().message?.text;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const numberOf = (player: string) => screen.getByLabelText<HTMLInputElement>(`Shirt number of ${player}`);
const lineOf = (player: string) => within(numberOf(player).closest('li') as HTMLElement);

async function add(...players: readonly string[]) {
  for (const player of players)
    await userEvent.type(screen.getByLabelText('Player name'), `${player}{Enter}`);
}

async function create() {
  await press('Confirm team');
  const modal = within(screen.getByRole('dialog', { name: 'Create Team' }));
  await userEvent.click(modal.getByRole('button', { name: 'Create team' }));
}

function listed() {
  const list = within(screen.getByRole('region', { name: 'Summary' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the players of a team being built', () => {
  beforeEach(async () => {
    answers = { [PATH]: { status: 201, data: { dbTeams: [] } } };
    calls = fakeApi(answers);
    renderAdmin(<AddTeam />);
    await userEvent.type(screen.getByLabelText('Team name'), 'Lions');
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
  });

  test('have numbers, a captain and what is shown of their names, which is sent', async () => {
    await add('Anna', 'Berta', 'Cleo');
    await userEvent.type(numberOf('Anna'), '7');
    await press('Captain and name of Anna');
    await userEvent.click(lineOf('Anna').getByLabelText('Captain'));
    await press('Captain and name of Berta');
    await userEvent.click(lineOf('Berta').getByLabelText('Captain'));
    expect(lineOf('Anna').getByLabelText<HTMLInputElement>('Captain').checked).toBe(false);
    await userEvent.selectOptions(lineOf('Anna').getByLabelText('Name on the website'), 'Hidden');
    await create();
    expect(calls[0]?.body['players']).toEqual([
      { name: 'Anna', number: 7, consent: 'hidden' },
      { name: 'Berta', isCaptain: true },
      { name: 'Cleo' },
    ]);
  });

  test.each(['0', '100', 'x'])(
    'can not have the number %s, which is said beside the player',
    async (number) => {
      await add('Anna', 'Berta');
      await userEvent.type(numberOf('Berta'), number);
      expect(screen.queryByText(OUT_OF_RANGE)).toBeNull();
      await press('Confirm team');
      expect(lineOf('Berta').getByText(OUT_OF_RANGE)).toBeTruthy();
      expect(lineOf('Anna').queryByText(OUT_OF_RANGE)).toBeNull();
      expect(message()).toBe(OUT_OF_RANGE);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(numberOf('Berta').value).toBe(number);
      await userEvent.clear(numberOf('Berta'));
      expect(screen.queryByText(OUT_OF_RANGE)).toBeNull();
      await create();
      expect(calls).toHaveLength(1);
    },
  );

  test('can not have one number twice; half a number is no error yet', async () => {
    await add('1 Anna', 'Berta');
    await userEvent.type(numberOf('Berta'), '1');
    expect(screen.queryByText(TAKEN)).toBeNull();
    await userEvent.tab();
    expect(screen.getAllByText(TAKEN)).toHaveLength(2);
    expect(numberOf('Berta').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(numberOf('Berta'), '2');
    await userEvent.tab();
    expect(screen.queryByText(TAKEN)).toBeNull();
    await create();
    expect(calls[0]?.body).toMatchObject({ players: [{ number: 1 }, { number: 12 }] });
  });

  test('that the server refuses are named in their line, until they are changed', async () => {
    answers[PATH] = { status: 400, errors: [{ msg: 'shirt_number_is_taken', path: 'players.1.number' }] };
    await add('Anna', '9 Berta');
    await create();
    expect(lineOf('Berta').getByText('Shirt number is taken')).toBeTruthy();
    expect(lineOf('Anna').queryByText('Shirt number is taken')).toBeNull();
    await userEvent.type(numberOf('Berta'), '9');
    expect(screen.queryByText('Shirt number is taken')).toBeNull();
  });

  test('are typed with number and captain, where the name alone counts for its rules', async () => {
    await add('7. Anna Keller (C)');
    expect(listed()).toEqual(['Anna Keller (C)']);
    expect(numberOf('Anna Keller').value).toBe('7');
    await userEvent.type(screen.getByLabelText('Player name'), '8 B{Enter}');
    expect(screen.getByText('Player name must be at least 2 characters long')).toBeTruthy();
  });

  test('are pasted as a list, all of them or none', async () => {
    await userEvent.click(screen.getByLabelText('Player name'));
    await userEvent.paste('7 Anna Keller\n8;Berta (C)\nC');
    expect(message()).toBe('“C”: Player name must be at least 2 characters long');
    expect(screen.getByText('No players set yet')).toBeTruthy();
    await userEvent.paste('7 Anna Keller\n8;Berta (C)\nCleo');
    expect(listed()).toEqual(['Anna Keller', 'Berta (C)', 'Cleo']);
    expect(numberOf('Berta').value).toBe('8');
    await userEvent.paste('Keller, Dora');
    expect(screen.getByLabelText<HTMLInputElement>('Player name').value).toBe('Keller, Dora');
  });

  test('are pasted with their last names first and their numbers in cells', async () => {
    await userEvent.click(screen.getByLabelText('Player name'));
    await userEvent.paste('7;Keller, Anna\n9;Roth, Bea');
    await userEvent.paste('Cleo Hug\t17');
    expect(listed()).toEqual(['Anna Keller', 'Bea Roth', 'Cleo Hug']);
    expect(['Anna Keller', 'Bea Roth', 'Cleo Hug'].map((name) => numberOf(name).value)).toEqual([
      '7',
      '9',
      '17',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Player name').value).toBe('');
  });
});
