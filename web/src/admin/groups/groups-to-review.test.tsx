import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearMessage } from '../../shelf/stores/messages';
import { endLeadingToReview, useReview } from '../review/review';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { GroupsManager } from './groups-manager';

const place = (position: number) => ({
  teamId: null,
  placeholder: `${position}. A`,
  source: { kind: 'group-place', groupId: 'group-1', place: position } as const,
});

/**
 * The Bears have beaten the Foxes by one goal. The Lions have not played: while they are in the group they are second.
 * `finalists` have played the final, which is between the first and the second of the group.
 */
function renderGroups({ members, finalists }: Record<'members' | 'finalists', readonly string[]>) {
  const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
  const group = buildGroup({
    groupId: 'group-1',
    name: 'A',
    Teams: Teams.filter(({ name }) => members.includes(name)),
  });
  const score = { local: { goals: 2 }, visitor: { goals: 1 } };
  const [local = '', visitor = ''] = finalists;
  const final = buildKnownMatch(local, visitor, {
    ...score,
    stageId: 'final',
    matchNumber: 2,
    scoredTeams: { local: `team-${local}`, visitor: `team-${visitor}` },
  });
  const dependent = {
    ...final,
    local: { ...final.local, ...place(1) },
    visitor: { ...final.visitor, ...place(2) },
  };
  const played = buildKnownMatch('Bears', 'Foxes', { ...score, stageId: 'stage-1', groupId: 'group-1' });
  renderAdmin(
    <GroupsManager />,
    buildCup({
      Teams,
      Stages: [
        buildStage({
          groups: [group, buildGroup({ groupId: 'group-2', name: 'B' })],
          Matches: [played],
        }),
        buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [dependent] }),
      ],
    }),
  );
}

const ALL = { members: ['Lions', 'Bears', 'Foxes'], finalists: ['Bears', 'Lions'] };

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function expectNamedAndLedTo(named: string, confirm: string) {
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(named)).toBeTruthy();
  expect(useReview.getState().isNeeded).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(useReview.getState().isNeeded).toBe(true));
}

afterEach(() => {
  act(() => {
    endLeadingToReview();
    clearMessage();
  });
  vi.unstubAllGlobals();
});

const NAMED = 'Match 2: Bears – Lions, 2 – 1';

test('removing a team from its group names the played match that gets another one, and leads to its review', async () => {
  fakeApi({ '/admin/fixture/groups/delete-team-group': {} });
  renderGroups(ALL);
  await press('Remove Lions from A');
  await expectNamedAndLedTo(NAMED, 'Delete from group');
});

test('so does moving it, once the other group is chosen', async () => {
  fakeApi({ '/admin/fixture/groups/move-team': {} });
  renderGroups(ALL);
  await press('Move Lions to another group');
  expect(screen.queryByText(NAMED)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'B');
  await expectNamedAndLedTo(NAMED, 'Move');
});

test('so does deleting the group', async () => {
  fakeApi({ '/admin/fixture/groups/delete': {} });
  renderGroups(ALL);
  await press('A');
  await press('Delete');
  await expectNamedAndLedTo(NAMED, 'Delete group');
});

test('so does adding a team, once it is chosen', async () => {
  fakeApi({
    '/admin/teams/get-by-tournament': { data: { tournament: { Teams: [buildTeam('Lions')] } } },
    '/admin/fixture/groups/update': {},
  });
  renderGroups({ members: ['Bears', 'Foxes'], finalists: ['Bears', 'Foxes'] });
  await press('Add teams to A');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lions/ }));
  await expectNamedAndLedTo('Match 2: Bears – Foxes, 2 – 1', 'Update');
});

test('a group that no played match depends on leads nobody anywhere', async () => {
  fakeApi({ '/admin/fixture/groups/delete': {} });
  renderGroups(ALL);
  await press('B');
  await press('Delete');
  expect(screen.queryByText(NAMED)).toBeNull();
  await press('Delete group');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useReview.getState().isNeeded).toBe(false);
});
