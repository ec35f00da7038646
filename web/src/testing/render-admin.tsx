import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { CupContext } from '../shared/cup/cup-context';
import { buildCup } from './build-view';

/** Draws a part of an admin screen about `cup`, with the providers that it needs. */
export function renderAdmin(screen: ReactNode, cup: TournamentView = buildCup()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CupContext value={cup}>{screen}</CupContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
