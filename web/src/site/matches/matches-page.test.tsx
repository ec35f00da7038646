import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import type { Match } from '../../shelf/cup/cup';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildStage,
  buildTeam,
  toTournamentView,
} from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { Component as MatchesPage } from './matches-page';

const due = (local: string, visitor: string) =>
  buildKnownMatch(local, visitor, { date: '2030-05-11', time: '13:50' });
const toCome = (local: string, visitor: string) => buildKnownMatch(local, visitor, { date: '2030-05-12' });
const played = (local: string, visitor: string) =>
  buildKnownMatch(local, visitor, {
    date: '2030-05-10',
    local: { goals: 1 },
    visitor: { goals: 0 },
    state: 'finished',
  });

/** Opens the page at an address with a cup of these matches. */
function openPage(query: string, Matches: readonly Match[]): void {
  const groups = ['A', 'B'].map((name) => buildGroup({ groupId: name, name: `Group ${name}` }));
  const cup = buildCup({
    Teams: ['Lions', 'Bears', 'Wolves', 'Foxes'].map((name) => buildTeam(name)),
    Stages: [buildStage({ groups, Matches })],
  });
  fakeApi({ '/tournaments/cup-1': { data: { tournament: toTournamentView(cup) } } });
  render(
    <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/matches?${query}`]}>
        <MatchesPage />
      </MemoryRouter>
    </SWRConfig>,
  );
}

function list(id: 'upcoming' | 'results'): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The list ${id} is not shown`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-11T14:00:00Z') });
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-05-11' });
});

afterEach(() => {
  clearTournament();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('matches that are narrowed to a team are so on the board, in the next match and in the lists', async () => {
  const matches = [due('Lions', 'Bears'), played('Bears', 'Foxes'), toCome('Bears', 'Wolves')];
  openPage('of=team-Lions', [...matches, toCome('Lions', 'Foxes')]);
  const next = await screen.findByRole('region', { name: 'Next Match' });
  expect(next.textContent).toMatch(/Lions.*Foxes/);
  expect(screen.getByRole('region', { name: 'Scoreboard' }).textContent).toMatch(/Lions.*Bears/);
  await waitFor(() => expect(within(list('upcoming')).getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(within(list('results')).queryByRole('listitem')).toBeNull());
});

test('a team that has not played yet has no sample on the board of a cup that has begun', async () => {
  openPage('of=team-Wolves', [due('Lions', 'Bears'), toCome('Bears', 'Wolves')]);
  const next = await screen.findByRole('region', { name: 'Next Match' });
  expect(next.textContent).toContain('Wolves');
  // The lists are drawn last.
  await waitFor(() => expect(within(list('upcoming')).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Scoreboard' })).toBeNull();
});

test('what is narrowed to no match says so, and shows all again at a press', async () => {
  openPage('of=team-Wolves&group=B', [
    ...Array.from({ length: 12 }, () => played('Lions', 'Wolves')),
    toCome('Lions', 'Bears'),
  ]);
  const chip = () => screen.queryByRole('link', { name: 'Upcoming' });
  await waitFor(() => expect(chip()).toBeNull());
  // The filters are drawn when a visitor comes near them or presses Tab.
  const filters = await vi.waitFor(async () => {
    await userEvent.tab();
    return screen.getByRole('group', { name: 'Narrow the matches' });
  });
  const status = within(filters).getByRole('status');
  expect(status.textContent).toBe('No match fits this choice.');
  expect(document.querySelector('#upcoming, #results')).toBeNull();
  await userEvent.click(within(filters).getByRole('button', { name: 'Show all matches' }));
  expect(document.activeElement).toBe(filters);
  await waitFor(() => expect(document.querySelectorAll('#upcoming, #results')).toHaveLength(2));
  expect(chip()).not.toBeNull();
  // The status element stays: screen readers read text that is added to an existing element, and seldom that of a new one.
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toBe('');
});
