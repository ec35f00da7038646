import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewSettings } from '../shelf/api/view-settings';
import { clearMessage, useMessages } from '../shelf/stores/messages';
import { useKeptPage } from '../shelf/stores/kept-page';
import { useTournaments } from '../shelf/stores/tournaments';
import { currentUser, removeUser, saveUser } from '../shelf/stores/user';
import { buildUser } from '../testing/build-user';
import { buildCup, buildStoredTeam, buildTeam, toTournamentView } from '../testing/build-view';
import { fakeApi, type FakeAnswer } from '../testing/fake-api';
import { AppRoutes } from './app-routes';
import { selectTeam } from '../admin/teams/selected-team';
import { adminPages } from '../admin/layout/admin-pages';
import { AdminArea, pages } from './pages';

/** Visitors see shortened names, and so does the view of the cup in an administrator's app. */
const cup = buildCup({ Teams: [buildTeam('Bears', ['Anna K.'])] });
const NO_TOKEN: FakeAnswer = { status: 401, errors: [{ msg: 'token_is_missing' }] };
const CREATE = '/admin/teams/create';
const UPDATE = '/admin/teams/update';

/** The browser's back button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function renderTeams(user = buildUser(), path = '/admin/teams') {
  saveUser(buildUser());
  useTournaments.setState({ currentTournament: cup });
  const answers: Record<string, FakeAnswer> = {
    '/admin/validate-access': {},
    '/auth/login': { data: user },
    [`/tournaments/${cup.tournamentId}`]: { data: { tournament: toTournamentView(cup) } },
    '/admin/teams/get-by-tournament': {
      data: { tournament: { Teams: [buildStoredTeam('Bears', { 'Anna K.': 'Anna Keller' })] } },
    },
    [CREATE]: NO_TOKEN,
    [UPDATE]: NO_TOKEN,
  };
  const calls = fakeApi(answers);
  render(
    <SWRConfig value={viewSettings}>
      <MemoryRouter initialEntries={['/admin/tournament-details-main', path]} initialIndex={1}>
        <AppRoutes />
        <Back />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { answers, calls };
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function typeTeamUntilSessionEnds() {
  await press('Add team');
  await userEvent.type(screen.getByLabelText('Team name'), 'Lions');
  await userEvent.type(screen.getByLabelText('Player name'), 'Anna{Enter}');
  await screen.findByRole('button', { name: 'Remove Anna' });
  await userEvent.type(screen.getByLabelText('Player name'), 'Ber');
  await press('Confirm team');
  await press('Create team');
}

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'admin@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await press('Login');
}

describe('a session that ends while something is typed', () => {
  beforeAll(() =>
    Promise.all(
      [AdminArea, adminPages['/admin/teams'], adminPages['/admin/teams/update'], pages['/login']].map(
        ({ load }) => load(),
      ),
    ),
  );
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());
  afterEach(() => {
    vi.unstubAllGlobals();
    act(() => {
      clearMessage();
      removeUser();
      useTournaments.setState({ currentTournament: null });
    });
  });

  test('asks for a login, and then the form is open again with what was typed', async () => {
    const { answers, calls } = renderTeams();
    await typeTeamUntilSessionEnds();
    await screen.findByLabelText('Email');
    expect(currentUser()).toBeNull();
    expect(useMessages.getState().message?.text).toBe('Please log in to continue');
    await logIn();
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toBe('Lions');
    expect(screen.getByRole('button', { name: 'Remove Anna' })).toBeTruthy();
    answers[CREATE] = { status: 201, data: { dbTeams: [] } };
    await press('Create team');
    const sent = calls.filter(({ path }) => path === CREATE);
    expect(sent.at(-1)?.body).toMatchObject({ name: 'Lions', players: [{ name: 'Anna' }, { name: 'Ber' }] });
    expect(useMessages.getState().message?.text).toBe('Team has been created');
  });

  test('changes no name of a team that is edited: the form has them as they are stored, before the login and after it', async () => {
    selectTeam('team-Bears');
    const { answers, calls } = renderTeams(buildUser(), '/admin/teams/update');
    await userEvent.type(await screen.findByLabelText('Player name'), 'Berta Moser{Enter}');
    await press('Confirm team');
    await press('Update team');
    await screen.findByLabelText('Email');
    // Somebody else has changed the cup, and without a session the teams cannot be read again.
    answers['/admin/teams/get-by-tournament'] = NO_TOKEN;
    answers[`/tournaments/${cup.tournamentId}`] = {
      data: { tournament: { ...toTournamentView(cup), version: 'version-2' } },
    };
    await logIn();
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove Anna Keller' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Berta Moser' })).toBeTruthy();
    answers[UPDATE] = {};
    await press('Update team');
    const names = [{ playerId: 'player-Anna K.', name: 'Anna Keller' }, { name: 'Berta Moser' }];
    const sent = calls.filter(({ path }) => path === UPDATE).map(({ body }) => body['players']);
    expect(sent).toEqual([names, names]);
    act(() => selectTeam(null));
  });

  test('keeps what was typed also for who goes back from the login', async () => {
    renderTeams();
    await typeTeamUntilSessionEnds();
    await screen.findByLabelText('Email');
    await press('Back');
    await logIn();
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toBe('Lions');
  });

  test('leaves a dialog that Escape closes and the button opens again', async () => {
    renderTeams();
    const dialogOf = () =>
      screen.queryByText<HTMLElement>('Create Team', { selector: 'h2' })?.closest('dialog');
    await typeTeamUntilSessionEnds();
    await screen.findByLabelText('Email');
    await logIn();
    await screen.findByRole('dialog', { name: 'Create Team' });
    act(() => dialogOf()?.close());
    await waitFor(() => expect(dialogOf()?.open).toBe(false));
    await press('Confirm team');
    expect(await screen.findByRole('dialog', { name: 'Create Team' })).toBeTruthy();
  });

  test('keeps nothing for somebody else who logs in', async () => {
    renderTeams(buildUser({ userId: 'somebody-else' }));
    await typeTeamUntilSessionEnds();
    await logIn();
    await screen.findByRole('button', { name: 'Add team' });
    expect(screen.queryByLabelText('Team name')).toBeNull();
  });

  test('keeps nothing for somebody else who has no role, either', async () => {
    renderTeams(buildUser({ userId: 'somebody-else', role: '' }));
    await typeTeamUntilSessionEnds();
    expect(useKeptPage.getState().page).not.toBeNull();
    await logIn();
    await waitFor(() => expect(useKeptPage.getState().page).toBeNull());
  });
});
