import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { Component as SinglePage } from './single-page';

afterEach(() => vi.unstubAllGlobals());

test('the comment form sends nothing, says so, and keeps what was written', async () => {
  const calls = fakeApi({});
  renderPage(<SinglePage />);
  const message = await screen.findByLabelText('Message');
  await userEvent.type(message, 'Well played');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'This form is a sample: nothing that you write here is sent anywhere.',
  );
  expect(message).toHaveProperty('value', 'Well played');
  expect(calls).toEqual([]);
});
