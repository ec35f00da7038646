import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdUnsavedForm, leave } from '../../shelf/stores/leave';
import { renderPage } from '../../testing/render-page';
import { LeaveGuard } from './leave-guard';

test('the question goes away when what it is about has been saved meanwhile, and nobody is led away', () => {
  renderPage(<LeaveGuard />);
  const go = vi.fn();
  let release: () => void = () => undefined;
  act(() => {
    release = holdUnsavedForm();
  });
  act(() => leave(go));
  expect(screen.getByRole('dialog')).toBeTruthy();
  act(() => {
    // A form that stores its input as a draft stops and starts being unsaved in the same update.
    release();
    release = holdUnsavedForm();
  });
  expect(screen.getByRole('dialog')).toBeTruthy();
  act(() => release());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(go).not.toHaveBeenCalled();
});
