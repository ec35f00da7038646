import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, showMessage } from '../stores/messages';
import { MessageBanner } from './message-banner';

function show(kind: 'error' | 'success', text: string) {
  act(() => showMessage(kind, text));
}

describe('the message banner', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<MessageBanner />);
  });

  afterEach(() => {
    act(clearMessage);
    vi.useRealTimers();
  });

  test('alerts to an error and reports a success', () => {
    show('error', 'Team name already exists');
    expect(screen.getByRole('alert').textContent).toBe('Team name already exists');
    show('success', 'Login successfull');
    expect(screen.getByRole('status').textContent).toBe('Login successfull');
  });

  test('holds one message at a time', () => {
    show('error', 'First');
    show('success', 'Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeTruthy();
  });

  test('clears itself after 27 seconds', () => {
    show('error', 'Gone soon');
    act(() => vi.advanceTimersByTime(26_000));
    expect(screen.queryByText('Gone soon')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1_100));
    expect(screen.queryByText('Gone soon')).toBeNull();
  });

  test('gives a message that follows another its own 27 seconds', () => {
    show('error', 'First');
    act(() => vi.advanceTimersByTime(20_000));
    show('error', 'Second');
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.queryByText('Second')).toBeTruthy();
  });

  test('can be closed', async () => {
    show('success', 'Saved');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
