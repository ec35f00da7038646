import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letFrameRun } from '../../testing/let-frame-run';
import { renderPage } from '../../testing/render-page';
import { forgetHistorySteps, noteHistoryStep } from '../stores/history-steps';
import { InTurn } from './in-turn';

beforeEach(() => {
  vi.useFakeTimers();
  forgetHistorySteps();
});
afterEach(() => {
  vi.useRealTimers();
  forgetHistorySteps();
});

function renderParts() {
  renderPage(
    <>
      <p>First</p>
      <InTurn>
        <p>Second</p>
        <InTurn>
          <p>Third</p>
        </InTurn>
      </InTurn>
    </>,
  );
}

function drawn(): (string | null)[] {
  return screen.getAllByText(/First|Second|Third/).map(({ textContent }) => textContent);
}

test('the parts of a page are drawn one after the other, each in a frame of its own', () => {
  renderParts();
  expect(drawn()).toEqual(['First']);
  letFrameRun();
  expect(drawn()).toEqual(['First', 'Second']);
  letFrameRun();
  expect(drawn()).toEqual(['First', 'Second', 'Third']);
});

test('parts that stand beside each other are drawn one after the other too', () => {
  renderPage(
    <>
      <p>First</p>
      <InTurn>
        <p>Second</p>
      </InTurn>
      <InTurn>
        <p>Third</p>
      </InTurn>
    </>,
  );
  expect(drawn()).toEqual(['First']);
  letFrameRun();
  expect(drawn()).toEqual(['First', 'Second']);
  letFrameRun();
  expect(drawn()).toEqual(['First', 'Second', 'Third']);
});

test('what has been drawn stays when it is not the first any more', () => {
  const part = (isFirst: boolean) => (
    <MemoryRouter>
      <InTurn isFirst={isFirst}>
        <p>First</p>
      </InTurn>
    </MemoryRouter>
  );
  const { rerender } = render(part(true));
  letFrameRun();
  rerender(part(false));
  expect(drawn()).toEqual(['First']);
});

test('who comes back to a page has all of it at once', () => {
  noteHistoryStep({ key: 'left' });
  renderParts();
  expect(drawn()).toEqual(['First', 'Second', 'Third']);
});

test('a printer that comes before their turn has all of them', () => {
  renderParts();
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toEqual(['First', 'Second', 'Third']);
});

test('what has nothing before it does not wait', () => {
  renderPage(
    <InTurn isFirst>
      <p>First</p>
    </InTurn>,
  );
  expect(drawn()).toEqual(['First']);
});
