import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetHistorySteps } from '../../shared/stores/history-steps';
import { Link } from '../../shared/ui/link';
import { listenBeforeRouter } from '../before-router';
import { useKeptPlace } from './use-kept-place';

const scrollBy = vi.fn();
const scrollTo = vi.fn();
let pageHeight = 9_000;
/** Where the row stands in the window. */
let rowTop = 300;

function Matches({ comesLate = false }: { readonly comesLate?: boolean }) {
  const [isThere, setThere] = useState(!comesLate);
  return (
    <>
      <Link to="/team">Team</Link>
      <button onClick={() => setThere(true)}>Draw</button>
      {isThere && <p data-match="match-7">Lions – Bears</p>}
    </>
  );
}

let visits = 0;

function Site() {
  useKeptPlace();
  visits += 1;
  return (
    <main>
      <Routes>
        <Route path="/matches" element={<Matches comesLate={visits > 2} />} />
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

async function leaveAndComeBack(y = 5_000): Promise<void> {
  readAt(screen.queryByText('Lions – Bears'), y);
  fireEvent.click(screen.getByText('Team'));
  await screen.findByText('The team');
  await goBack();
  await screen.findByText('Draw');
}

beforeEach(() => {
  forgetHistorySteps();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.dataset['match'] ? rowTop : 0, 100, 100);
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  window.history.replaceState(null, '', '/matches');
  rowTop = 300;
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

/** Opens the page and scrolls it a little, upon which the code comes that notes where one is. */
async function open(): Promise<void> {
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
  fireEvent.scroll(window);
  await act(() => import('./kept-place'));
}

describe('who comes back to a page', () => {
  test('has the part before them that stood there, once it is drawn, although what is above has another height', async () => {
    await open();
    await leaveAndComeBack();
    rowTop = 1_300;
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Draw'));
    await vi.waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 1_000, behavior: 'instant' }));
  });

  test('is left alone once they scroll themselves', async () => {
    await open();
    await leaveAndComeBack();
    rowTop = 1_300;
    fireEvent.wheel(window);
    fireEvent.click(screen.getByText('Draw'));
    await act(async () => undefined);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('is as far down as they were where no part stood before them', async () => {
    await open();
    readAt(null, 5_000);
    fireEvent.click(screen.getByText('Team'));
    await screen.findByText('The team');
    await goBack();
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 5_000, behavior: 'instant' }));
  });

  test('waits until the page is long enough for that', async () => {
    await open();
    readAt(null, 5_000);
    fireEvent.click(screen.getByText('Team'));
    await screen.findByText('The team');
    pageHeight = 2_000;
    await goBack();
    await screen.findByText('Draw');
    expect(scrollTo).not.toHaveBeenCalled();
    pageHeight = 9_000;
    fireEvent.click(screen.getByText('Draw'));
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(1));
  });
});

test('a page that is opened by a link begins where it begins', async () => {
  await open();
  readAt(screen.getByText('Lions – Bears'), 5_000);
  fireEvent.click(screen.getByText('Team'));
  await screen.findByText('The team');
  expect(scrollBy).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});
