import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { endAsking } from '../../shelf/stores/leave';
import { useLeaving } from '../../shelf/stores/leaving';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { endLeadingToReview, useReview } from '../review/review';
import { RulesScreen } from './rules-screen';

const Teams = ['Lions', 'Foxes'].map((name) => buildTeam(name));

/** The Lions have won the group before the Foxes, and lost to them in the final. */
function renderRules() {
  const ofGroup = buildKnownMatch('Lions', 'Foxes', {
    local: { goals: 1 },
    visitor: { goals: 0 },
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
    scoredTeams: { local: 'team-Lions', visitor: 'team-Foxes' },
  });
  const { local, visitor } = final;
  const ofPlaces = { ...final, local: { ...local, ...place(1) }, visitor: { ...visitor, ...place(2) } };
  const groupStage = buildStage({ groups: [buildGroup({ Teams })], Matches: [ofGroup] });
  const last = buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [ofPlaces] });
  const Address = () => <output>{useLocation().pathname}</output>;
  renderAdmin(
    <>
      <RulesScreen />
      <Address />
    </>,
    buildCup({ Teams, Stages: [groupStage, last] }),
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  act(() => {
    endLeadingToReview();
    endAsking();
    clearMessage();
  });
  vi.unstubAllGlobals();
});

test('a deduction that brings other teams into a played match leads to its review, and asks about nothing', async () => {
  fakeApi({ '/admin/teams/points': {} });
  renderRules();
  await userEvent.selectOptions(screen.getByLabelText('Team'), 'Lions');
  await press('Record points');
  await userEvent.type(screen.getByLabelText('Points by decision'), '-4');
  await userEvent.type(screen.getByLabelText('Reason, shown to everybody'), 'Late');
  await press('Save the points');
  await waitFor(() => expect(useReview.getState().isNeeded).toBe(true));
  expect(useLeaving.getState().pendingLeave).toBeNull();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/admin/fixture'));
});
