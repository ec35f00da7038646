import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetHistorySteps } from '../shelf/stores/history-steps';
import { FakeResizeObserver, growPage } from '../testing/fake-resize-observer';
import { listenBeforeRouter } from '../shelf/page/frame/before-router';
import { useKeptPlace } from './use-kept-place';

const scrollBy = vi.fn();
const scrollTo = vi.fn();
let pageHeight = 9_000;
/** The positions of the row and of its section in the window. */
let rowTop = 300;
let sectionTop = 100;
let visits = 0;

/** From the second visit on, the list appears only on request: once with the row, once without it. */
function Matches() {
  const [isFirstVisit] = useState(() => (visits += 1) === 1);
  const [drawn, setDrawn] = useState(isFirstVisit ? 'with the row' : null);
  return (
    <>
      <Link to="/team">Team</Link>
      <select aria-label="Group" />
      <button onClick={() => setDrawn('with the row')}>Draw</button>
      <button onClick={() => setDrawn('without the row')}>Draw without the row</button>
      {drawn && (
        <section id="results">
          {drawn === 'with the row' && <p data-match="match-7">Lions – Bears</p>}
        </section>
      )}
    </>
  );
}

function Site() {
  useKeptPlace();
  return (
    <main>
      <Routes>
        <Route path="/matches" element={<Matches />} />
        <Route path="/team" element={<p>The team</p>} />
      </Routes>
    </main>
  );
}

function readAt(element: Element | null, y: number): void {
  vi.stubGlobal('scrollY', y);
  document.elementFromPoint = () => element;
}

function goBack(): Promise<void> {
  return act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });
}

/** Opens the page and scrolls a little, which loads the code that notes the scroll position. */
async function open(): Promise<void> {
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
  fireEvent.scroll(window);
  await act(() => import('./kept-place'));
}

async function comeBackFrom(leave: () => void): Promise<void> {
  leave();
  await screen.findByText('The team');
  readAt(null, 0);
  await goBack();
  await screen.findByText('Draw');
  await act(() => import('./kept-place'));
}

function followLink(): void {
  fireEvent.click(screen.getByText('Team'));
}

function row(): Element | null {
  return screen.queryByText('Lions – Bears');
}

beforeEach(() => {
  forgetHistorySteps();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.dataset['match'] ? rowTop : sectionTop, 100, 100);
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  window.history.replaceState(null, '', '/matches');
  rowTop = 300;
  sectionTop = 100;
  pageHeight = 9_000;
  visits = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollBy.mockReset();
  scrollTo.mockReset();
});

listenBeforeRouter();

describe('who comes back to a page', () => {
  test('has what stood before them where it stood, once it is drawn and when what is above it grows', async () => {
    await open();
    readAt(row(), 5_000);
    await comeBackFrom(followLink);
    rowTop = 1_300;
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Draw'));
    await vi.waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' }));
    rowTop = 1_700;
    growPage();
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_400, behavior: 'instant' });
  });

  test('has what it stood in where it is gone meanwhile', async () => {
    await open();
    readAt(row(), 5_000);
    await comeBackFrom(followLink);
    sectionTop = 600;
    fireEvent.click(screen.getByText('Draw without the row'));
    await vi.waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' }));
  });

  test.each(['wheel', 'touchmove', 'keydown'])(
    'is left alone once they scroll themselves: %s',
    async (move) => {
      await open();
      readAt(row(), 5_000);
      await comeBackFrom(followLink);
      rowTop = 1_300;
      window.dispatchEvent(new Event(move));
      fireEvent.click(screen.getByText('Draw'));
      await act(async () => undefined);
      expect(scrollBy).not.toHaveBeenCalled();
    },
  );

  test('is as far down as they were where nothing is found again, once the page is long enough', async () => {
    await open();
    readAt(null, 5_000);
    pageHeight = 2_000;
    await comeBackFrom(followLink);
    expect(scrollTo).not.toHaveBeenCalled();
    pageHeight = 9_000;
    fireEvent.click(screen.getByText('Draw'));
    await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 5_000, behavior: 'instant' }));
  });

  test('is where they were although they left by a menu, which lay over it', async () => {
    await open();
    readAt(row(), 5_000);
    fireEvent.click(screen.getByLabelText('Group'));
    const menu = document.body.appendChild(document.createElement('dialog'));
    menu.setAttribute('open', '');
    readAt(menu, 5_000);
    await comeBackFrom(() => {
      followLink();
      menu.remove();
    });
    rowTop = 1_300;
    fireEvent.click(screen.getByText('Draw'));
    await vi.waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' }));
  });

  test('keeps that place when they leave again before they have been led there', async () => {
    await open();
    readAt(row(), 5_000);
    await comeBackFrom(followLink);
    await comeBackFrom(followLink);
    rowTop = 1_300;
    fireEvent.click(screen.getByText('Draw'));
    await vi.waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' }));
  });
});

test('a page that is opened by a link begins where it begins', async () => {
  await open();
  readAt(row(), 5_000);
  followLink();
  await screen.findByText('The team');
  expect(scrollBy).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page in the background is kept for the case that it is thrown away, until it is seen again', async () => {
  await open();
  readAt(row(), 5_000);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(JSON.parse(sessionStorage.getItem('place') ?? '')).toMatchObject({
    y: 5_000,
    address: window.location.href,
    parts: [
      { selector: 'main [data-match="match-7"]', top: 300 },
      { selector: '#results', top: 100 },
    ],
  });
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(sessionStorage.getItem('place')).toBeNull();
});
