import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { endAsking } from '../../shelf/stores/leave';
import { useLeaving } from '../../shelf/stores/leaving';
import { buildCup, buildTeam } from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { selectTeam } from './selected-team';
import { TeamsScreen } from './teams-screen';

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() =>
  act(() => {
    endAsking();
    selectTeam(null);
  }),
);

test('a new team whose name was typed but not set is not lost by editing another one: that asks first', async () => {
  renderAdmin(<TeamsScreen />, buildCup({ Teams: [buildTeam('Lions')] }));
  await press('Add team');
  await userEvent.type(screen.getByLabelText('Team name'), 'Bears');
  await press('show teams');
  await press(/^Lions/);
  await press('Edit Lions');
  expect(useLeaving.getState().pendingLeave).not.toBeNull();
});
