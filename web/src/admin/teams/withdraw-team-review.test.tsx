import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { hasUnsavedForms } from '../../shelf/stores/leaving';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { endLeadingToReview, useReview } from '../review/review';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { selectTeam } from './selected-team';
import { TeamsScreen } from './teams-screen';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** The Lions have won the group before the Foxes, and lost to them in the final. */
function renderTeams() {
  const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
  const ofGroup = (local: string, visitor: string) =>
    buildKnownMatch(local, visitor, {
      local: { goals: 1 },
      visitor: { goals: 0 },
      stageId: 'stage-1',
      groupId: 'group-1',
      state: 'finished',
    });
  const place = (position: number) => ({
    teamId: null,
    placeholder: `${position}. A`,
    source: { kind: 'group-place', groupId: 'group-1', place: position } as const,
  });
  const final = buildKnownMatch('Lions', 'Foxes', {
    local: { goals: 0 },
    visitor: { goals: 4 },
    stageId: 'final',
    state: 'finished',
    matchNumber: 4,
    scoredTeams: { local: 'team-Lions', visitor: 'team-Foxes' },
  });
  const dependent = {
    ...final,
    local: { ...final.local, ...place(1) },
    visitor: { ...final.visitor, ...place(2) },
  };
  const groupStage = buildStage({
    groups: [buildGroup({ groupId: 'group-1', name: 'A', Teams })],
    Matches: [ofGroup('Lions', 'Bears'), ofGroup('Lions', 'Foxes'), ofGroup('Foxes', 'Bears')],
  });
  const last = buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [dependent] });
  renderAdmin(
    <>
      <TeamsScreen />
      <Address />
    </>,
    buildCup({ Teams, Stages: [groupStage, last] }),
  );
}

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => {
  act(() => {
    endLeadingToReview();
    clearMessage();
    selectTeam(null);
  });
  vi.unstubAllGlobals();
});

test('a withdrawal that annuls results names the played matches that get other teams, and leads to their review', async () => {
  fakeApi({ '/admin/teams/withdraw': {} });
  renderTeams();
  await press('show teams');
  await press(/^Lions/);
  await press('Withdraw team');
  const dialog = within(screen.getByRole('dialog'));
  const named = 'Match 4: Lions – Foxes, 0 – 4';
  expect(dialog.queryByText(named)).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: /^Is annulled/ }));
  expect(dialog.getByText(named)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw team' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/admin/fixture'));
  expect(useReview.getState().isNeeded).toBe(true);
});

test('a withdrawal that did not reach the server stays as it was chosen, and is sent by the next press', async () => {
  const answers: Record<string, FakeAnswer> = { '/admin/teams/withdraw': { isLost: true } };
  const calls = fakeApi(answers);
  renderTeams();
  if (screen.queryByRole('button', { name: 'show teams' })) await press('show teams');
  await press(/^Lions/);
  await press('Withdraw team');
  const dialog = within(screen.getByRole('dialog'));
  const annulled = dialog.getByRole<HTMLInputElement>('radio', { name: /^Is annulled/ });
  await userEvent.click(annulled);
  const withdraw = dialog.getByRole('button', { name: 'Withdraw team' });
  await userEvent.click(withdraw);
  await waitFor(() => expect(useMessages.getState().message?.text).toMatch(/no answer from the server/));
  expect(annulled.checked).toBe(true);
  answers['/admin/teams/withdraw'] = {};
  await userEvent.click(withdraw);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ path }) => path === '/admin/teams/withdraw').map(({ body }) => body);
  expect(sent.map(({ results }) => results)).toEqual(['annulled', 'annulled']);
});

test('a withdrawal that is chosen and not sent keeps the page where the session ends, until it is cancelled', async () => {
  renderTeams();
  if (screen.queryByRole('button', { name: 'show teams' })) await press('show teams');
  await press(/^Lions/);
  await press('Withdraw team');
  expect(hasUnsavedForms()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /^Is annulled/ }));
  expect(hasUnsavedForms()).toBe(true);
  await press('Cancel');
  expect(hasUnsavedForms()).toBe(false);
});

test('what was chosen for one team does not stand chosen for the next one', async () => {
  renderTeams();
  if (screen.queryByRole('button', { name: 'show teams' })) await press('show teams');
  await press(/^Lions/);
  await press('Withdraw team');
  await userEvent.click(screen.getByRole('radio', { name: /^Is annulled/ }));
  await press('Cancel');
  await press(/^Bears/);
  await press('Withdraw team');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Stands/ }).checked).toBe(true);
});
