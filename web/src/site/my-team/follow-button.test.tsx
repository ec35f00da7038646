import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseCategory, useTournaments } from '../../shelf/stores/tournaments';
import { renderPage } from '../../testing/render-page';
import { FollowButton } from './follow-button';

const tournamentId = 'cup-1';

test('the button says what a press does, to follow a team and to stop that', async () => {
  renderPage(<FollowButton tournamentId={tournamentId} team={{ teamId: 'lions' }} />);
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Follow this team');
  await press('Stop following');
  expect(screen.getByRole('button', { name: 'Follow this team' })).toBeTruthy();
});

test('following a team chooses its category, and following no team chooses none', async () => {
  renderPage(<FollowButton tournamentId={tournamentId} team={{ teamId: 'bears', categoryId: 'f' }} />);
  const chosen = () => useTournaments.getState().categories[tournamentId];
  await userEvent.click(screen.getByRole('button', { name: 'Follow this team' }));
  expect(chosen()).toBe('f');
  chooseCategory(tournamentId, 'all');
  await userEvent.click(screen.getByRole('button', { name: 'Stop following' }));
  expect(chosen()).toBe('all');
});
