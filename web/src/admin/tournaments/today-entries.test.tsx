import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chooseTournament,
  clearTournament,
  setTournaments,
  useTournaments,
} from '../../shelf/stores/tournaments';
import { buildCup, buildMatch, buildStage, toTournamentView } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { CurrentCup } from '../cup/current-cup';
import { useTournamentScreens } from '../layout/tournament-screens';
import { TournamentDetails } from './details/tournament-details';
import { TournamentList } from './tournament-list';

const at = (name: string, date: string, lastDay: string | null) => ({
  ...{ tournamentId: name, name, date, lastDay, place: null },
  ...{ language: 'en' as const, timeZone: 'Europe/Zurich' },
});

const cups = [
  at('Winter Cup', '2030-01-05', '2030-01-05'),
  at('Spring Cup', '2030-05-11', '2030-05-12'),
  at('Draft', '2030-05-11', null),
];

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-12T09:00:00Z'));
  fakeApi({ '/tournaments/get-all': { data: { allTournaments: cups } } });
  setTournaments(cups);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => {
    clearTournament();
    setTournaments([]);
  });
});

test('the list of tournaments offers first what waits in the cup that is played today', async () => {
  renderAdmin(<TournamentList />);
  const entries = screen.getAllByRole('link', { name: /^Today: / });
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Today: Spring Cup', '/admin/today'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Today: Spring Cup' }));
  expect(useTournaments.getState().currentTournament?.tournamentId).toBe('Spring Cup');
  expect(screen.getByRole('button', { name: /^Winter Cup/ })).toBeTruthy();
});

function Screens() {
  const { main, others } = useTournamentScreens();
  return [...main, ...others].map(({ label }) => <p key={label}>{label}</p>);
}

const screens = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('Today is the first screen of a tournament on a day of play, and else one of the others', () => {
  act(() => useTournaments.setState({ currentTournament: cups[1] ?? null }));
  const { unmount } = renderAdmin(<Screens />);
  expect(screens()[0]).toBe('Today');
  expect(screens().filter((label) => label === 'Today')).toHaveLength(1);
  unmount();
  act(() => useTournaments.setState({ currentTournament: cups[0] ?? null }));
  renderAdmin(<Screens />);
  expect(screens().indexOf('Today')).toBeGreaterThan(2);
});

test('Today becomes the first screen once the matches are loaded, and stays so when details are saved', async () => {
  const Stages = [buildStage({ Matches: [buildMatch({ date: '2030-05-12', time: '10:00' })] })];
  const cup = buildCup({ date: '2030-05-11', Stages });
  const { tournamentId, name, date, timeZone } = cup;
  const tournament = toTournamentView(cup);
  const tournamentDetails = { tournamentId, name: 'Cup of May', date, timeZone };
  fakeApi({
    [`/tournaments/${tournamentId}`]: { data: { tournament } },
    '/admin/tournament-details/update': { data: { tournamentDetails } },
  });
  act(() => chooseTournament({ tournamentId, name, date, timeZone }));
  const { unmount } = renderAdmin(<CurrentCup children={<Screens />} />);
  await waitFor(() => expect(screens()[0]).toBe('Today'));
  unmount();
  renderAdmin([<TournamentDetails key="details" />, <Screens key="screens" />]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit tournament details' }));
  await waitFor(() => expect(useTournaments.getState().currentTournament?.name).toBe('Cup of May'));
  expect(screens().indexOf('Today')).toBeLessThan(screens().indexOf('Teams'));
});
