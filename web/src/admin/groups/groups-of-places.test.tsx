import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildGroup, buildStage } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { GroupsManager } from './groups-manager';

const ADD = '/admin/fixture/groups/add-place';
const REMOVE = '/admin/fixture/groups/remove-place';

const TEAMS = ['Lions', 'Bears'].map((name) => ({ teamId: name, name }));
const first = buildGroup({ groupId: 'A', name: 'Group A', Teams: TEAMS });
const second = buildGroup({ groupId: 'B', name: 'Group B', stageId: 'stage-2' });
const source = { kind: 'group-place', groupId: 'A', place: 1 } as const;

function cupWith(group: typeof second) {
  const later = buildStage({ stageId: 'stage-2', name: 'Second', order: 2, groups: [group] });
  return buildCup({ Stages: [buildStage({ groups: [first] }), later] });
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('adding a place to a group', () => {
  const place = () => within(screen.getByRole('dialog')).getByLabelText('Place');

  async function type(text: string) {
    renderAdmin(<GroupsManager />, cupWith(second));
    await press('Add a place to Group B');
    await userEvent.type(place(), text);
  }

  test('is offered where an earlier stage decides one', () => {
    renderAdmin(<GroupsManager />, cupWith(second));
    expect(screen.queryByRole('button', { name: 'Add a place to Group A' })).toBeNull();
  });

  test('is not offered while the tables are off', () => {
    renderAdmin(<GroupsManager />, { ...cupWith(second), shown: 'no-tables' });
    expect(screen.queryByRole('button', { name: 'Add a place to Group B' })).toBeNull();
  });

  test('says what was typed means, and sends it', async () => {
    const calls = fakeApi({ [ADD]: { data: {} } });
    await type('1st Group A');
    expect(screen.getByText('Bound to group "Group A": the team in place 1')).toBeTruthy();
    await press('Add place');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === ADD)?.body).toMatchObject({
        groupId: 'B',
        place: '1st Group A',
      }),
    );
  });

  test('offers the places that no group of the stage takes yet', async () => {
    const places = [{ source, placeholder: '1st Group A', teamId: null }];
    renderAdmin(<GroupsManager />, cupWith({ ...second, places }));
    await press('Add a place to Group B');
    const list = document.getElementById(place().getAttribute('list') ?? '');
    expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual([
      '2nd Group A',
    ]);
  });

  test('loses nothing that was typed where it is refused', async () => {
    const calls = fakeApi({ [ADD]: { status: 422, errors: [{ msg: 'text_names_no_place' }] } });
    await type('Somebody');
    await press('Add place');
    await waitFor(() => expect(calls.some(({ path }) => path === ADD)).toBe(true));
    expect(place()).toHaveProperty('value', 'Somebody');
  });
});

test('a place stands in its group, with its team once that is through, and is removed by its number', async () => {
  const places = [
    { source, placeholder: '1st Group A', teamId: 'Lions' },
    { source: { ...source, place: 2 }, placeholder: '2nd Group A', teamId: null },
  ];
  const calls = fakeApi({ [REMOVE]: { data: {} } });
  renderAdmin(<GroupsManager />, cupWith({ ...second, Teams: first.Teams.slice(0, 1), places }));
  expect(screen.queryByRole('button', { name: 'Remove Lions from Group B' })).toBeNull();
  await press('Remove 2nd Group A from Group B');
  await press('Remove from group');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === REMOVE)?.body).toMatchObject({ groupId: 'B', place: 1 }),
  );
});
