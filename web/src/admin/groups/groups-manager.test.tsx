import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Stage } from '../../shelf/cup/cup';
import { buildCup, buildGroup, buildMatch, buildStage } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { GroupsManager } from './groups-manager';

const group = buildGroup({ name: 'A' });
const stage = buildStage({ groups: [group], Matches: [buildMatch()] });

function cupWith(changes: Partial<Stage>) {
  return buildCup({ Stages: [{ ...stage, ...changes }] });
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the question whether to delete a group', () => {
  async function ask() {
    const { showCup } = renderAdmin(<GroupsManager />, cupWith({}));
    await press('A');
    await press('Delete');
    return showCup;
  }

  test('counts the matches that would go with it now', async () => {
    const showCup = await ask();
    expect(screen.getByText(/^Matches: 1./)).toBeTruthy();
    showCup(cupWith({ groups: [{ ...group, name: 'B' }], Matches: [buildMatch(), buildMatch()] }));
    expect(screen.getByText(/^Matches: 2./)).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).toContain('B and all');
  });

  test('ends when somebody else has deleted it', async () => {
    const showCup = await ask();
    showCup(cupWith({ groups: [] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('adding teams where none is left says so, and leads to the teams', async () => {
  fakeApi({ '/admin/teams/get-by-tournament': { data: { tournament: { Teams: [] } } } });
  renderAdmin(<GroupsManager />, cupWith({}));
  await press('Add teams to A');
  const dialog = within(screen.getByRole('dialog', { name: 'Update Team' }));
  expect(await dialog.findByText('No teams availabe at the moment')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Go to the teams' }).getAttribute('href')).toBe('/admin/teams');
});

describe('moving a team to another group', () => {
  const lions = { teamId: 'lions', name: 'Lions' };
  const from = { ...group, Teams: [lions] };
  const others = ['B', 'C'].map((name) => buildGroup({ groupId: name, name }));

  async function open() {
    const { showCup } = renderAdmin(<GroupsManager />, cupWith({ groups: [from, ...others] }));
    await press('Move Lions to another group');
    return (groups: Stage['groups']) => showCup(cupWith({ groups }));
  }

  const dialog = () => within(screen.getByRole('dialog', { name: 'Move team' }));
  const names = () =>
    dialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('offers the groups that there are now', async () => {
    const show = await open();
    expect(names()).toEqual(['Pick a group', 'B', 'C']);
    show([from, buildGroup({ groupId: 'B', name: 'North' }), buildGroup({ groupId: 'D', name: 'D' })]);
    expect(names()).toEqual(['Pick a group', 'North', 'D']);
  });

  test('asks for a group, and once more when the chosen one was deleted', async () => {
    const calls = fakeApi({});
    const show = await open();
    await press('Move');
    expect(await screen.findByText('Please select a group')).toBeTruthy();
    await userEvent.selectOptions(dialog().getByLabelText('Group'), 'C');
    await waitFor(() => expect(screen.queryByText('Please select a group')).toBeNull());
    show([from, ...others.slice(0, 1)]);
    await press('Move');
    expect(await screen.findByText('Please select a group')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test.each([
    ['the team has left its group', [{ ...from, Teams: [] }, ...others]],
    ['its group was deleted', others],
  ])('ends when %s', async (_, groups) => {
    const show = await open();
    show(groups);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the question whether to remove a team', () => {
  const lions = { teamId: 'lions', name: 'Lions' };
  const from = { ...group, Teams: [lions] };

  async function ask() {
    const { showCup } = renderAdmin(<GroupsManager />, cupWith({ groups: [from] }));
    await press('Remove Lions from A');
    return (groups: Stage['groups']) => showCup(cupWith({ groups }));
  }

  test('names the team and its group as they are now', async () => {
    const show = await ask();
    show([{ ...from, name: 'North', Teams: [{ ...lions, name: 'Tigers' }] }]);
    expect(screen.getByRole('dialog').textContent).toMatch(/Tigers.*North/);
  });

  test('ends when somebody else has moved it', async () => {
    const show = await ask();
    show([{ ...from, Teams: [] }, buildGroup({ groupId: 'B', name: 'B', Teams: [lions] })]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('adding teams to a group', () => {
  async function open() {
    fakeApi({ '/admin/teams/get-by-tournament': { data: { tournament: { Teams: [] } } } });
    const { showCup } = renderAdmin(<GroupsManager />, cupWith({}));
    await press('Add teams to A');
    await screen.findByRole('link');
    return (groups: Stage['groups']) => showCup(cupWith({ groups }));
  }

  test('names the group as it is called now', async () => {
    const show = await open();
    show([{ ...group, name: 'North' }]);
    expect(within(screen.getByRole('dialog')).getByText('North')).toBeTruthy();
  });

  test('ends when somebody else has deleted it', async () => {
    const show = await open();
    show([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
