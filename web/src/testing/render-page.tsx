import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Draws a part of a page that has links. */
export function renderPage(part: ReactNode): RenderResult {
  return render(part, { wrapper: MemoryRouter });
}
