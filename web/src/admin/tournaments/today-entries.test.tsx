import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearTournament, setTournaments, useTournaments } from '../../shelf/stores/tournaments';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { useTournamentScreens } from '../layout/tournament-screens';
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
