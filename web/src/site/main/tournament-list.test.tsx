import { act, fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { clearTournament, setTournaments, useTournaments } from '../../shelf/stores/tournaments';
import { fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { TournamentList } from './tournament-list';

const cup = (name: string, date: string, lastDay: string | null = null, place: string | null = null) => ({
  tournamentId: name,
  name,
  date,
  lastDay,
  place,
});

afterEach(() => {
  vi.unstubAllGlobals();
  setTournaments([]);
  clearTournament();
});

function renderList() {
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TournamentList />
    </SWRConfig>,
  );
}

async function clickOnACup(keys: MouseEventInit): Promise<string | undefined> {
  fakeApi({ '/tournaments/get-all': { data: { allTournaments: [cup('Soon', '2999-05-01')] } } });
  renderList();
  fireEvent.click(await screen.findByRole('link', { name: /Soon/ }), keys);
  return useTournaments.getState().currentTournament?.tournamentId;
}

test('a click on a cup chooses it', async () => {
  expect(await clickOnACup({})).toBe('Soon');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with the %s opens a cup elsewhere, and leaves this tab its own',
  async (key) => {
    expect(await clickOnACup({ [key]: true })).toBeUndefined();
  },
);

test('the cups of today come first, then the next one, then the last one, each with its days and its place', async () => {
  fakeApi({
    '/tournaments/get-all': {
      data: {
        allTournaments: [
          cup('Far', '2999-06-01'),
          cup('Soon', '2999-05-01'),
          cup('Long', '2000-01-01', '2998-12-31', 'Hardau, Zurich'),
          cup('Recent', '1999-05-01'),
          cup('Old', '1998-05-01'),
        ],
      },
    },
  });
  renderList();
  await screen.findByRole('link', { name: /Long/ });
  const shown = screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const section = heading.closest('section') ?? document.body;
    const cards = within(section).getAllByRole('link');
    return [heading.textContent, ...cards.map(({ textContent }) => textContent)];
  });
  expect(shown).toEqual([
    ['On now', 'Long01/01/2000 – 31/12/2998Hardau, Zurich'],
    ['Coming', 'Soon01/05/2999', 'Far01/06/2999'],
    ['Past', 'Recent01/05/1999', 'Old01/05/1998'],
  ]);
});

test('says that the list is slow, when it is', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderList();
  expect(screen.queryByText('Loading…')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  vi.useRealTimers();
});
