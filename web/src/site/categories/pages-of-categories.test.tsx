import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import { partOfCup } from '../../shelf/cup/told-apart';
import {
  chooseCategory,
  chooseTournament,
  clearTournament,
  useTournaments,
} from '../../shelf/stores/tournaments';
import { buildPlayedCategories } from '../../testing/build-categories';
import { toTournamentView } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { Component as HomePage } from '../home/home-page';
import { Component as MatchPage } from '../match/match-page';
import { Component as MatchesPage } from '../matches/matches-page';
import { TournamentGate } from '../layout/tournament-gate';

const PAGES = { '/home': HomePage, '/matches': MatchesPage, '/match': MatchPage } as const;

/** Opens a page of the cup and returns the views that it reads. */
function openPage(path: keyof typeof PAGES, query = ''): () => string[] {
  const cup = buildPlayedCategories();
  const answer = (of: typeof cup) => ({ data: { tournament: toTournamentView(of) } });
  const calls = fakeApi({
    '/tournaments/cup-1': answer(cup),
    '/tournaments/cup-1?category=f': answer({ ...partOfCup(cup, 'f'), shown: undefined }),
  });
  const Page = PAGES[path];
  render(
    <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`${path}?tournament=cup-1${query}`]}>
        <TournamentGate>
          <Page />
        </TournamentGate>
      </MemoryRouter>
    </SWRConfig>,
  );
  return () => calls.map((call) => call.path).filter((called) => /cup-1(\?|$)/.test(called));
}

beforeEach(() => chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-05-11' }));

afterEach(() => {
  clearTournament();
  useTournaments.setState({ categories: {} });
  vi.unstubAllGlobals();
});

test.each(['/home', '/matches'] as const)(
  'a first visit of %s has the choice and the board',
  async (path) => {
    openPage(path);
    await screen.findByRole('heading', { name: 'Choose your category' });
    expect(screen.getByRole('heading', { name: 'Scoreboard' })).toBeTruthy();
    expect(document.querySelector('#results, #upcoming')).toBeNull();
  },
);

test('the page of the chosen category reads and shows that alone, and offers the others', async () => {
  chooseCategory('cup-1', 'f');
  const views = openPage('/matches');
  await waitFor(() => expect(document.getElementById('results')?.textContent).toContain('Foxes'));
  const chips = await screen.findByRole('navigation', { name: 'Categories' });
  expect([...chips.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'All',
    'F juniors',
    'E juniors',
  ]);
  expect(chips.querySelector('[aria-current]')?.textContent).toBe('F juniors');
  expect(document.getElementById('results')?.textContent).not.toContain('juniors');
  expect(views()).toEqual(['/tournaments/cup-1?category=f']);
});

test('the title of the tab names the chosen category, and not all of them', async () => {
  chooseCategory('cup-1', 'f');
  openPage('/matches');
  await waitFor(() => expect(document.title).toMatch(/^F juniors · Matches · .* · Futsal Cup$/));
  act(() => chooseCategory('cup-1', 'all'));
  await waitFor(() => expect(document.title).toMatch(/^Matches · /));
  act(() => chooseCategory('cup-1', 'e'));
  await waitFor(() => expect(document.title).toMatch(/^E juniors · Matches · /));
});

test('the page of all categories tells their matches apart', async () => {
  chooseCategory('cup-1', 'all');
  openPage('/matches');
  await waitFor(() => {
    const rows = document.getElementById('results')?.textContent;
    expect(rows).toContain('FC Bern (F juniors)');
    expect(rows).toContain('E juniors – Final');
  });
});

test('a match of another category is found in the whole cup, and the choice stays', async () => {
  chooseCategory('cup-1', 'f');
  const views = openPage('/match', '&match=final-e');
  await screen.findByRole('heading', { level: 1, name: /FC Bern \(E juniors\) – Eagles/ });
  expect(views()).toEqual(['/tournaments/cup-1?category=f', '/tournaments/cup-1']);
  expect(useTournaments.getState().categories['cup-1']).toBe('f');
});

test('a match that the whole cup lacks is missing', async () => {
  chooseCategory('cup-1', 'f');
  openPage('/match', '&match=none');
  expect(await screen.findByText(/This match could not be found/)).toBeTruthy();
});
