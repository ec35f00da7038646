import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeResizeObserver, growPage } from '../../testing/fake-resize-observer';
import { holdInPlace } from './hold-in-place';
import { useIsReturned, useKeptPlace } from './kept-place';

const scrollBy = vi.fn();
const scrollTo = vi.fn();
/** The positions of the rows and of their section in the window. */
let rowTop = 300;
let sectionTop = 100;
let visits = 0;

/** From the second visit on, the list appears only on request: once with the row, once without it. */
function Matches() {
  const [isFirstVisit] = useState(() => (visits += 1) === 1);
  const [drawn, setDrawn] = useState(isFirstVisit ? 'with the row' : null);
  return (
    <>
      <p>{useIsReturned() ? 'Seen before' : 'New'}</p>
      <Link to="/team">Team</Link>
      <button onClick={() => setDrawn('with the row')}>Draw</button>
      <button onClick={() => setDrawn('without the row')}>Draw without the row</button>
      {drawn && (
        <section id="results">
          {drawn === 'with the row' && (
            <p data-match="match-7">
              <Link to="/team">Lions – Bears</Link>
            </p>
          )}
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

function open() {
  return render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
}

function row(): Element {
  return screen.getByText('Lions – Bears');
}

function readAt(element: Element | null, y: number): void {
  vi.stubGlobal('scrollY', y);
  document.elementFromPoint = () => element;
}

function standStill(): void {
  fireEvent.scroll(window);
  vi.advanceTimersByTime(1_000);
}

function goBack(): Promise<void> {
  return act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });
}

async function comeBackFrom(leave: () => void): Promise<void> {
  leave();
  await screen.findByText('The team');
  readAt(null, 0);
  await goBack();
  await screen.findByText('Draw');
}

function followLink(): void {
  fireEvent.click(screen.getByText('Team'));
}

function draw(text = 'Draw'): void {
  fireEvent.click(screen.getByText(text));
  growPage();
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  vi.stubGlobal('scrollBy', scrollBy.mockReset());
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.id === 'results' ? sectionTop : rowTop, 100, 100);
  });
  window.history.replaceState(null, '', '/matches');
  rowTop = 300;
  sectionTop = 100;
  visits = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('who comes back to a page', () => {
  test.each([
    { way: 'by the row that they tapped', leave: () => fireEvent.click(row()), seen: () => null },
    { way: 'by another link, after they stood still before the row', leave: followLink, seen: row },
  ])(
    'has the row where it stood, once it is drawn and when the page grows: $way',
    async ({ leave, seen }) => {
      open();
      readAt(seen(), 5_000);
      standStill();
      await comeBackFrom(leave);
      expect(screen.getByText('Seen before')).toBeTruthy();
      growPage();
      expect(scrollBy).not.toHaveBeenCalled();
      rowTop = 1_300;
      draw();
      expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' });
      rowTop = 1_700;
      growPage();
      expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_400, behavior: 'instant' });
    },
  );

  test('has what it stood in where it is gone meanwhile', async () => {
    open();
    readAt(row(), 5_000);
    await comeBackFrom(followLink);
    sectionTop = 600;
    draw('Draw without the row');
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' });
  });

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'is left alone once they scroll themselves: %s',
    async (move) => {
      open();
      readAt(row(), 5_000);
      await comeBackFrom(followLink);
      rowTop = 1_300;
      window.dispatchEvent(new Event(move));
      draw();
      expect(scrollBy).not.toHaveBeenCalled();
    },
  );

  test('is as far down as they were where nothing can be found again', async () => {
    open();
    readAt(null, 5_000);
    await comeBackFrom(followLink);
    draw();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 5_000, behavior: 'instant' });
  });

  test('is where they were although they left by a menu, which lay over it', async () => {
    open();
    readAt(row(), 5_000);
    standStill();
    const menu = document.body.appendChild(document.createElement('dialog'));
    menu.setAttribute('open', '');
    readAt(menu, 5_000);
    await comeBackFrom(() => {
      followLink();
      menu.remove();
    });
    rowTop = 1_300;
    draw();
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' });
  });

  test('keeps that place when they leave again before they have been led there', async () => {
    open();
    readAt(row(), 5_000);
    await comeBackFrom(followLink);
    await comeBackFrom(followLink);
    rowTop = 1_300;
    draw();
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' });
  });
});

test('a page that is opened by a link begins where it begins', async () => {
  open();
  readAt(row(), 5_000);
  followLink();
  await screen.findByText('The team');
  standStill();
  growPage();
  expect(scrollBy).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that is loaded again has the row where it stood', () => {
  const { unmount } = open();
  expect(screen.getByText('New')).toBeTruthy();
  readAt(row(), 5_000);
  standStill();
  unmount();
  open();
  expect(screen.getByText('Seen before')).toBeTruthy();
  rowTop = 1_300;
  draw();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' });
});

test('an element is held while the page is drawn again, and no longer', () => {
  const element = document.body.appendChild(document.createElement('select'));
  holdInPlace(element);
  rowTop = 150;
  growPage();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: -150, behavior: 'instant' });
  scrollBy.mockReset();
  vi.advanceTimersByTime(3_000);
  growPage();
  expect(scrollBy).not.toHaveBeenCalled();
});
