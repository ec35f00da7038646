import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { ErrorBoundary } from '../../code/error-boundary';
import { later } from '../../code/later';
import { LoadFailure } from './load-failure';

function Shown() {
  return <p>The page</p>;
}

function pageThatIsMissingOnce() {
  return later(vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Shown));
}

function draw(Page: ReturnType<typeof pageThatIsMissingOnce>) {
  return render(
    <ErrorBoundary inPlace={<LoadFailure />}>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
}

describe('a page whose code could not be loaded', () => {
  let reported: MockInstance;

  beforeEach(() => {
    reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    // The reports are cleared, because React also reports the errors that an error boundary has caught.
    reported.mockClear();
    vi.unstubAllGlobals();
  });

  test('comes by itself when the network is back', async () => {
    draw(pageThatIsMissingOnce());
    await screen.findByText('Unexpected Application Error!');
    // The page listens once its effects have run, which a busy machine does a little later.
    await act(async () => undefined);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The page')).toBeTruthy();
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  });

  test('comes when somebody goes elsewhere and back', async () => {
    const Page = pageThatIsMissingOnce();
    const { unmount } = draw(Page);
    await screen.findByText('Unexpected Application Error!');
    unmount();
    draw(Page);
    expect(await screen.findByText('The page')).toBeTruthy();
  });

  test('is not loaded afresh without a network, which would leave nothing to read', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const network = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response());
    vi.stubGlobal('fetch', network);
    draw(pageThatIsMissingOnce());
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(tryAgain);
    expect(await screen.findByText(/Please check your connection/)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(tryAgain);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
