import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Cup } from '../shelf/cup/cup';
import { viewSettings } from '../shelf/api/view-settings';
import { CupContext } from '../admin/cup/cup-context';
import { buildCup } from './build-view';

/** Draws a part of an admin screen about `cup`, with the providers that it needs, at an address. */
export function renderAdmin(screen: ReactNode, cup: Cup = buildCup(), address = '/') {
  const around = (shown: Cup) => (
    <SWRConfig value={viewSettings}>
      <MemoryRouter initialEntries={[address]}>
        <CupContext value={shown}>{screen}</CupContext>
      </MemoryRouter>
    </SWRConfig>
  );
  const rendered = render(around(cup));
  /** Simulates that the cup has been loaded again. */
  const showCup = (changed: Cup) => rendered.rerender(around(changed));
  return { ...rendered, showCup };
}
