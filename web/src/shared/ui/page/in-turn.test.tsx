import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page';
import { forgetHistorySteps, noteHistoryStep } from '../../stores/history-steps';
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

function letTaskRun() {
  act(() => void vi.advanceTimersToNextTimer());
}

test('the parts of a page are drawn one after the other, each in a task of its own', () => {
  renderParts();
  expect(drawn()).toEqual(['First']);
  letTaskRun();
  expect(drawn()).toEqual(['First', 'Second']);
  letTaskRun();
  expect(drawn()).toEqual(['First', 'Second', 'Third']);
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
