import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useMessages } from '../../shelf/stores/messages';
import { buildCup } from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { EmbedLines } from './embed-lines';

function lineOf(part: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: part }).value;
}

test('each part has its line, and its address to look at', async () => {
  const user = userEvent.setup();
  renderAdmin(<EmbedLines />, buildCup());
  const parts = ['matches', 'table', 'bracket'];
  const { origin } = window.location;
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(parts.map((part) => `${origin}/embed/${part}?tournament=cup-1`));
  expect(lineOf('Tables')).toContain(`<iframe src="${origin}/embed/table?tournament=cup-1"`);
  expect(lineOf('Tables')).toContain('title="Spring Cup: Tables"');

  await user.click(screen.getByRole('button', { name: 'Copy the line: Bracket' }));
  expect(await navigator.clipboard.readText()).toBe(lineOf('Bracket'));
  expect(useMessages.getState().message?.text).toBe('The line is copied');
});
