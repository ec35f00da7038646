import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import { IS_GONE } from '../../shelf/addresses/paths';
import {
  chooseCategory,
  chooseTournament,
  clearTournament,
  useTournaments,
} from '../../shelf/stores/tournaments';
import { buildCup, toTournamentView } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { TournamentGate } from './tournament-gate';

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function openAt(address: string) {
  render(
    <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <TournamentGate>
          <Place />
        </TournamentGate>
      </MemoryRouter>
    </SWRConfig>,
  );
}

afterEach(() => {
  clearTournament();
  useTournaments.setState({ categories: {} });
  vi.unstubAllGlobals();
});

test.each(['/matches', '/matches?tournament=cup-1'])(
  'a cup that is gone leads from %s to the list, which says so',
  async (address) => {
    fakeApi({ '/tournaments/cup-1': { status: 404, errors: [{ msg: 'tournament_not_found' }] } });
    chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-01-01' });
    openAt(address);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`/ ${JSON.stringify(IS_GONE)}`));
    await waitFor(() => expect(useTournaments.getState().currentTournament).toBeNull());
  },
);

const chosen = () => useTournaments.getState().categories['cup-1'];

test('an address chooses its category, and the view of that is read alone', async () => {
  const cup = buildCup({ categories: [{ categoryId: 'f', name: 'F juniors' }] });
  const calls = fakeApi({ '/tournaments/cup-1?category=f': { data: { tournament: toTournamentView(cup) } } });
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-01-01' });
  chooseCategory('cup-1', 'f');
  openAt('/matches?tournament=cup-1&category=f');
  await waitFor(() =>
    expect(useTournaments.getState().currentTournament?.categories).toEqual(cup.categories),
  );
  expect(chosen()).toBe('f');
  expect(calls.map(({ path }) => path)).toEqual(['/tournaments/cup-1?category=f']);
});

test('a category that is gone is no longer chosen, and the whole cup is read', async () => {
  const gone = { status: 404, errors: [{ msg: 'category_not_found' }] };
  const calls = fakeApi({
    '/tournaments/cup-1?category=gone': gone,
    '/tournaments/cup-1': { data: { tournament: toTournamentView(buildCup()) } },
  });
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-01-01' });
  chooseCategory('cup-1', 'gone');
  openAt('/matches?tournament=cup-1&category=gone');
  await waitFor(() => expect(chosen()).toBe(''));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/tournaments/cup-1'));
  expect(screen.getByRole('status').textContent).toBe('/matches null');
});
