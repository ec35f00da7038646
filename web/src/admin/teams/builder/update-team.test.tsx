import type { PlayerFields } from '@futsal-cup/domain/cup/records';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewSettings } from '../../../shelf/api/view-settings';
import type { Cup } from '../../../shelf/cup/cup';
import { CupContext } from '../../cup/cup-context';
import { clearMessage } from '../../../shelf/stores/messages';
import { removeUser, saveUser } from '../../../shelf/stores/user';
import { buildUser } from '../../../testing/build-user';
import { buildCup, buildStoredTeam, buildTeam } from '../../../testing/build-view';
import { buildGate, fakeApi, type FakeAnswer } from '../../../testing/fake-api';
import { selectTeam } from '../selected-team';
import { TeamsScreen } from '../teams-screen';
import { UpdateTeam } from './update-team';

const STORED = '/admin/teams/get-by-tournament';
const UPDATE = '/admin/teams/update';

/** The view of the cup has the players' names as visitors see them. */
const cup = buildCup({
  Teams: [buildTeam('Bears'), buildTeam('Lions', ['Anna K.', 'Zoë A.']), buildTeam('Otters')],
});

function stored(players: Readonly<Record<string, string>>): FakeAnswer {
  return { data: { tournament: { Teams: [buildStoredTeam('Bears'), buildStoredTeam('Lions', players)] } } };
}

/** The team with one player, who has these fields. */
function withFields(fields: PlayerFields) {
  const lions = buildStoredTeam('Lions', { 'Anna K.': 'Anna Keller' });
  return [{ ...lions, Players: lions.Players.map((player) => ({ ...player, ...fields })) }] as const;
}

const asStored = stored({ 'Anna K.': 'Anna Keller', 'Zoë A.': 'Zoë Arx' });

function renderEditor(changes: Readonly<Record<string, FakeAnswer>> = {}) {
  const answers: Record<string, FakeAnswer> = { [STORED]: asStored, [UPDATE]: {}, ...changes };
  const calls = fakeApi(answers);
  const around = (shown: Cup) => (
    <SWRConfig value={viewSettings}>
      <MemoryRouter initialEntries={['/admin/teams/update']}>
        <CupContext value={shown}>
          <Routes>
            <Route path="/admin/teams/update" element={<UpdateTeam />} />
            <Route path="/admin/teams" element={<TeamsScreen />} />
            <Route path="/login" element="Login" />
          </Routes>
        </CupContext>
      </MemoryRouter>
    </SWRConfig>
  );
  const { rerender } = render(around(cup));
  return { answers, calls, showCup: (shown: Cup) => rerender(around(shown)) };
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function save() {
  await press('Confirm team');
  const modal = within(await screen.findByRole('dialog', { name: 'Update Team' }));
  await userEvent.click(modal.getByRole('button', { name: 'Update team' }));
}

function listed() {
  const list = within(screen.getByRole('region', { name: 'Summary' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the form that changes a team', () => {
  beforeEach(() => {
    saveUser(buildUser());
    selectTeam('team-Lions');
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    act(() => {
      clearMessage();
      removeUser();
      selectTeam(null);
    });
  });

  test('leads back to the list, which is open at this team, and the focus is there', async () => {
    renderEditor();
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await userEvent.type(await screen.findByLabelText('Player name'), 'Berta');
    await save();
    const lions = await screen.findByRole('button', { name: /^Lions/ });
    await waitFor(() => expect(document.activeElement).toBe(lions));
    expect(scrollIntoView.mock.contexts).toEqual([lions]);
  });

  test('has and sends the names as they are stored, never as visitors see them', async () => {
    const { calls } = renderEditor();
    await screen.findByLabelText('Player name');
    expect(listed()).toEqual(['Anna Keller', 'Zoë Arx']);
    await userEvent.type(screen.getByLabelText('Player name'), 'Berta Moser');
    await save();
    await screen.findByRole('button', { name: /^Lions/ });
    const sent = calls.find(({ path }) => path === UPDATE)?.body;
    expect(sent?.['players']).toEqual([
      { playerId: 'player-Anna K.', name: 'Anna Keller' },
      { playerId: 'player-Zoë A.', name: 'Zoë Arx' },
      { name: 'Berta Moser' },
    ]);
  });

  test('keeps number, captain and consent of the players whom nobody touched', async () => {
    const [lions] = withFields({ number: 7, isCaptain: true, consent: 'initials' });
    const { calls } = renderEditor({ [STORED]: { data: { tournament: { Teams: [lions] } } } });
    await userEvent.type(await screen.findByLabelText('Player name'), 'Berta Moser');
    await save();
    await screen.findByRole('button', { name: /^Lions/ });
    const sent = calls.find(({ path }) => path === UPDATE)?.body;
    expect(sent?.['players']).toEqual([lions?.Players[0], { name: 'Berta Moser' }]);
  });

  test('tells what a quicker colleague has entered, and takes it over', async () => {
    const [mine] = withFields({});
    const [theirs] = withFields({ number: 9, consent: 'hidden' });
    const refused = { status: 409, errors: [{ msg: 'changed_by_someone_else' }] };
    const { answers, calls } = renderEditor({
      [STORED]: { data: { tournament: { Teams: [mine] } } },
      [UPDATE]: { ...refused, data: { current: { ...theirs, updatedAt: 'later' } } },
    });
    await userEvent.type(await screen.findByLabelText('Team name'), ' Bern');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    expect(dialog.getByText('9 Anna Keller [hidden]')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /theirs/i }));
    answers[UPDATE] = {};
    await save();
    const sent = calls.findLast(({ path }) => path === UPDATE)?.body;
    expect(sent).toMatchObject({ name: 'Lions Bern', players: theirs?.Players });
  });

  test('waits for the names, and offers another try when they could not be read', async () => {
    const { gate, open } = buildGate();
    const { answers } = renderEditor({ [STORED]: { status: 500, errors: [{ msg: 'unexpected_error' }] } });
    expect(screen.queryByLabelText('Player name')).toBeNull();
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 });
    answers[STORED] = { ...asStored, after: gate };
    await press('Try again');
    expect(screen.queryByLabelText('Player name')).toBeNull();
    open();
    await screen.findByLabelText('Player name');
    expect(listed()).toEqual(['Anna Keller', 'Zoë Arx']);
  });

  test('asks for a login where the session has ended, and is filled in with nothing', async () => {
    renderEditor({ [STORED]: { status: 401, errors: [{ msg: 'token_has_expired' }] } });
    await screen.findByText('Login');
    expect(screen.queryByText('Anna K.')).toBeNull();
  });

  test('keeps what is typed when the cup was changed and the session has ended meanwhile', async () => {
    const { answers, showCup, calls } = renderEditor();
    await userEvent.type(await screen.findByLabelText('Player name'), 'Berta Moser');
    answers[STORED] = { status: 401, errors: [{ msg: 'token_is_missing' }] };
    const asked = () => calls.filter(({ path }) => path === STORED).length;
    const before = asked();
    showCup({ ...cup, version: 'version-2' });
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(screen.getByLabelText<HTMLInputElement>('Player name').value).toBe('Berta Moser');
    expect(listed()).toEqual(['Anna Keller', 'Zoë Arx']);
  });

  test('begins from the names as they are now, where the cup was changed since they were read', async () => {
    const { answers, calls } = renderEditor();
    await screen.findByLabelText('Player name');
    answers[UPDATE] = {
      status: 409,
      errors: [{ msg: 'changed_by_someone_else' }],
      data: {
        current: { ...buildStoredTeam('Lions', { 'Zoë A.': 'Zoë Arx' }), updatedAt: 'later' },
      },
    };
    await press('Remove Zoë Arx');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    expect(dialog.getByText('Anna Keller')).toBeTruthy();
    answers[UPDATE] = {};
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    await screen.findByRole('button', { name: /^Lions/ });
    const sent = calls.findLast(({ path }) => path === UPDATE)?.body;
    expect(sent).toMatchObject({ players: [{ name: 'Anna Keller' }], updatedAt: 'later' });
  });
});

test('the list of teams shows administrators the names as they are stored', async () => {
  saveUser(buildUser());
  fakeApi({ [STORED]: asStored });
  selectTeam('team-Lions');
  render(
    <SWRConfig value={viewSettings}>
      <MemoryRouter>
        <CupContext value={cup}>
          <TeamsScreen />
        </CupContext>
      </MemoryRouter>
    </SWRConfig>,
  );
  const players = within(await screen.findByRole('list', { name: 'Players of Lions' }));
  expect(players.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anna Keller',
    'Zoë Arx',
  ]);
  act(() => {
    removeUser();
    selectTeam(null);
  });
  vi.unstubAllGlobals();
});
