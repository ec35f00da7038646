import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { viewSettings } from '../shared/api/view-settings';

/** Draws a part of an admin screen with what every such screen stands in. */
export function renderAdmin(screen: ReactNode) {
  return render(
    <SWRConfig value={viewSettings}>
      <MemoryRouter>{screen}</MemoryRouter>
    </SWRConfig>,
  );
}
