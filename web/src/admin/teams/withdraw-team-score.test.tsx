import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Match } from '../../shelf/cup/cup';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { selectTeam } from './selected-team';
import { TeamsScreen } from './teams-screen';

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => act(() => selectTeam(null)));

/** Builds a match of the Lions and the Bears that is being played. */
function live(matchId: string, goals: number): Match {
  return {
    ...buildKnownMatch('Lions', 'Bears', { matchId, stageId: 'stage-1', groupId: 'group-1', state: 'live' }),
    running: { local: { goals: 1, kicks: null }, visitor: { goals, kicks: null } },
  };
}

test('a withdrawal leaves a match that is being played to its log, and says so', async () => {
  const Teams = ['Lions', 'Bears'].map((name) => buildTeam(name));
  const group = buildGroup({ groupId: 'group-1', Teams });
  const stage = buildStage({ groups: [group], Matches: [live('played', 2)] });
  act(() => selectTeam(null));
  renderAdmin(<TeamsScreen />, buildCup({ Teams, Stages: [stage] }));
  // The list may still be open from the previous test, because its state outlives a screen.
  if (screen.queryByRole('button', { name: 'show teams' })) await press('show teams');
  await press(/^Lions/);
  await press('Withdraw team');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/is being played: end it in its log/)).toBeTruthy();
  expect(dialog.queryByText(/wins by forfeit/)).toBeNull();
});
