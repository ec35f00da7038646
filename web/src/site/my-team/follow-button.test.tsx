import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { FollowButton } from './follow-button';

test('the button says what a press does, to follow a team and to stop that', async () => {
  renderPage(<FollowButton tournamentId="cup-1" teamId="lions" />);
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Follow this team');
  await press('Stop following');
  expect(screen.getByRole('button', { name: 'Follow this team' })).toBeTruthy();
});
