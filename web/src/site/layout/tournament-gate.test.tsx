import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import { IS_GONE } from '../../shelf/addresses/paths';
import { chooseTournament, clearTournament, useTournaments } from '../../shelf/stores/tournaments';
import { fakeApi } from '../../testing/fake-api';
import { TournamentGate } from './tournament-gate';

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

afterEach(() => {
  clearTournament();
  vi.unstubAllGlobals();
});

test.each(['/matches', '/matches?tournament=cup-1'])(
  'a cup that is gone leads from %s to the list, which says so',
  async (address) => {
    fakeApi({ '/tournaments/cup-1': { status: 404, errors: [{ msg: 'tournament_not_found' }] } });
    chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-01-01' });
    render(
      <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
        <MemoryRouter initialEntries={[address]}>
          <TournamentGate>
            <Place />
          </TournamentGate>
        </MemoryRouter>
      </SWRConfig>,
    );
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`/ ${JSON.stringify(IS_GONE)}`));
    await waitFor(() => expect(useTournaments.getState().currentTournament).toBeNull());
  },
);
