import { UNDO_HEADER } from '@futsal-cup/domain/contracts/endpoints';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { buildCup } from '../../../testing/build-view';
import { fakeApi, type SentCall } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { PasteTeams } from './paste-teams';

const CREATE = '/admin/teams/create-all';
const LIST = 'Nr.;Klub;Team;Spielerin\n1;Basel;Lions;"Keller, Anna"\n2;Bern;Tigers;Bea\n;;Total;2';

let count = 0;
let calls: readonly SentCall[];

/** A cup of its own for each test, because drafts are kept by cup. */
function open() {
  const cup = buildCup({ tournamentId: `pasted-${(count += 1)}`, Teams: [] });
  renderAdmin(<PasteTeams />, cup);
  return { reopen: () => (cleanup(), renderAdmin(<PasteTeams />, cup)) };
}

function area(): HTMLTextAreaElement {
  return screen.getByLabelText('List of teams');
}

async function paste(text: string) {
  await userEvent.clear(area());
  await userEvent.click(area());
  await userEvent.paste(text);
}

function preview(): readonly (string | null)[] {
  const region = screen.getByRole('region', { name: 'The teams as they will be added' });
  return within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

function columns(): readonly string[] {
  return screen.getAllByLabelText<HTMLSelectElement>(/^Column \d$/).map(({ value }) => value);
}

beforeEach(() => {
  calls = fakeApi({ [CREATE]: { status: 201, data: { teamIds: [] } } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('a pasted list of teams', () => {
  test('has the shirt numbers and captains of its players, and says where two have one number', async () => {
    open();
    await paste('Team;Nr.;Spielerin\nLions;7;Anna Keller (C)\nLions;7;Bea\nTigers;9;Cleo');
    expect(columns()).toEqual(['team', 'number', 'players']);
    const problem = screen.getByRole('button', { name: /^Line 2, “Bea”: Shirt number is taken/ });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 2 teams' }).disabled).toBe(true);
    await paste('Team;Nr.;Spielerin\nLions;7;Anna Keller (C)\nLions;8;Bea\nTigers;9;Cleo');
    expect(problem.isConnected).toBe(false);
    expect(preview()).toEqual(['Lions7 Anna Keller (C), 8 Bea', 'Tigers9 Cleo']);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 teams' }));
    expect(calls[0]?.body).toMatchObject({
      teams: [
        {
          name: 'Lions',
          players: [
            { name: 'Anna Keller', number: 7, isCaptain: true },
            { name: 'Bea', number: 8 },
          ],
        },
        { name: 'Tigers', players: [{ name: 'Cleo', number: 9 }] },
      ],
    });
  });

  test('shows what its columns are, the teams that come out and what is left out, and writes nothing', async () => {
    open();
    await paste(LIST);
    expect(columns()).toEqual(['left-out', 'left-out', 'team', 'players']);
    expect(preview()).toEqual(['LionsKeller, Anna', 'TigersBea']);
    expect(screen.getByText('2 teams, 3 players')).toBeTruthy();
    expect(screen.getByText(/^Line 4: “Total 2” is a total/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('is read otherwise after a tap on a column, and stays so after coming back and when a line is added', async () => {
    const { reopen } = open();
    await paste(LIST);
    await userEvent.selectOptions(screen.getByLabelText('Column 4'), 'Last name, first name');
    await userEvent.selectOptions(screen.getByLabelText('Column 2'), 'Team');
    expect(columns()).toEqual(['left-out', 'team', 'left-out', 'last-first']);
    expect(preview()).toEqual(['BaselAnna Keller', 'BernBea']);
    reopen();
    expect(columns()).toEqual(['left-out', 'team', 'left-out', 'last-first']);
    await userEvent.type(area(), '\n3;Chur;Bears;Cleo');
    expect(preview()).toEqual(['BaselAnna Keller', 'BernBea', 'ChurCleo']);
  });

  test('forgets what was said of the columns of another list', async () => {
    open();
    await paste(LIST);
    await userEvent.selectOptions(screen.getByLabelText('Column 2'), 'Team');
    await paste('Foxes;Dora\nHawks;Eva');
    expect(columns()).toEqual(['team', 'players']);
  });

  test('is read in blocks, and its first line as a heading, after a tap', async () => {
    const { reopen } = open();
    await paste('Cup\nLions\nAnna\n\nTigers\nBea');
    await userEvent.selectOptions(
      screen.getByLabelText('How the list is written'),
      'A team, its players below it, an empty line',
    );
    expect(preview()).toEqual(['CupLions, Anna', 'TigersBea']);
    await userEvent.click(screen.getByLabelText('The first line is a heading'));
    expect(preview()).toEqual(['LionsAnna', 'TigersBea']);
    reopen();
    expect(preview()).toEqual(['LionsAnna', 'TigersBea']);
    await userEvent.click(screen.getByLabelText('The first line is a heading'));
    expect(preview()).toEqual(['CupLions, Anna', 'TigersBea']);
  });

  test('has commas in its names or between its columns, as somebody says', async () => {
    open();
    await paste('FC Bern, Frauen\nLions');
    expect(screen.getByText('2 teams, 0 players')).toBeTruthy();
    await userEvent.selectOptions(
      screen.getByLabelText('How the list is written'),
      'A team and its players in each line',
    );
    expect(preview()).toEqual(['FC BernFrauen', 'Lions']);
  });

  test('is added without its heading and total, and nothing of it is left', async () => {
    open();
    await paste(LIST);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 teams' }));
    const teams = [
      { name: 'Lions', players: [{ name: 'Keller' }, { name: 'Anna' }] },
      { name: 'Tigers', players: [{ name: 'Bea' }] },
    ];
    expect(calls.map(({ body }) => body['teams'])).toEqual([teams]);
    await vi.waitFor(() => expect(area().value).toBe(''));
  });

  test.each([
    ['one call offers its undo', 2, true],
    ['several calls offers none, because it would take back the last one alone', 128, false],
  ])('of %s', async (_, teams, hasUndo) => {
    calls = fakeApi({
      [CREATE]: { status: 201, data: { teamIds: [] }, headers: { [UNDO_HEADER]: 'entry' } },
    });
    open();
    const players = Array.from({ length: 40 }, (_, index) => `Spielerin mit langem Namen ${index}`);
    await paste(Array.from({ length: teams }, (_, index) => `Team ${index};${players.join(';')}`).join('\n'));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: `Add ${teams} teams` });
    await userEvent.click(button);
    await vi.waitFor(() => expect(useMessages.getState().message?.kind).toBe('success'));
    expect(calls.length === 1).toBe(hasUndo);
    expect(Boolean(useMessages.getState().message?.action)).toBe(hasUndo);
    expect(area().value).toBe('');
  });

  test('of a name a line has no table and nothing to tap but the button', async () => {
    open();
    await paste('Lions\nTigers');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add 2 teams']);
  });

  test('is read once typing stops, where it is very long', async () => {
    open();
    await paste(Array.from({ length: 3_000 }, (_, index) => `Lions ${index}`).join('\n'));
    expect(await screen.findByText('3000 teams, 0 players')).toBeTruthy();
    await userEvent.type(area(), '\nTigers');
    expect(screen.getByText('3000 teams, 0 players')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 3000 teams' }).disabled).toBe(true);
    expect(await screen.findByText('3001 teams, 0 players')).toBeTruthy();
  });

  test('with a phone number among its names is not added, and stays', async () => {
    open();
    await paste('Lions; Anna 079 123 45 67');
    expect(screen.getByRole('alert').textContent).toMatch(/Name must not be a phone number or an address/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 1 team' }).disabled).toBe(true);
    expect(area().value).toBe('Lions; Anna 079 123 45 67');
  });
});
