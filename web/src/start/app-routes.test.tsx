import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../shelf/api/view-settings';
import { fakeApi } from '../testing/fake-api';
import { AppRoutes } from './app-routes';

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

afterEach(() => vi.unstubAllGlobals());

test.each(['/home', '/matches', '/teams', '/no/such/path'])(
  'who has chosen no cup is led from %s to the list of cups',
  async (path) => {
    fakeApi({ '/tournaments/get-all': { data: { allTournaments: [] } } });
    render(
      <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes />
          <Address />
        </MemoryRouter>
      </SWRConfig>,
    );
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
    expect(await screen.findByText('Tournament details will be available soon')).toBeTruthy();
  },
);
