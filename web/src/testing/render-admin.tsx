import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Cup } from '../shared/cup/cup';
import { viewSettings } from '../shared/api/view-settings';
import { CupContext } from '../shared/cup/cup-context';
import { buildCup } from './build-view';

/** Draws a part of an admin screen about `cup`, with the providers that it needs. */
export function renderAdmin(screen: ReactNode, cup: Cup = buildCup()) {
  return render(
    <SWRConfig value={viewSettings}>
      <MemoryRouter>
        <CupContext value={cup}>{screen}</CupContext>
      </MemoryRouter>
    </SWRConfig>,
  );
}
