import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Stage } from '../../../shelf/cup/cup';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../../testing/build-view';
import { fakeApi } from '../../../testing/fake-api';
import { CupContext } from '../../cup/cup-context';
import { StageDecisions } from './group-lots';

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

afterEach(() => vi.unstubAllGlobals());

const ACROSS = '/admin/fixture/stages/decision';
const names = ['Bears', 'Foxes', 'Lions', 'Otters'];
const all = names.map((name) => buildTeam(name));
const [bears, foxes, lions, otters] = all;
const groupsOf = [
  buildGroup({ Teams: [bears, foxes].filter((team) => team !== undefined) }),
  buildGroup({
    groupId: 'group-2',
    name: 'Group B',
    Teams: [lions, otters].filter((team) => team !== undefined),
  }),
];
const won = { local: { goals: 1 }, visitor: { goals: 0 } };
const source = { kind: 'best-of-place', stageId: 'stage-1', place: 1, rank: 1 } as const;
const final = buildKnownMatch('Bears', 'Foxes', { stageId: 'final' });
const open = { ...final, local: { ...final.local, teamId: null, team: null, source } };
const last = buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [open] });

function showStage(changes: Partial<Stage>) {
  const played = ['Bears Foxes group-1', 'Lions Otters group-2'].map((line) => {
    const [local = '', visitor = '', groupId = ''] = line.split(' ');
    return buildKnownMatch(local, visitor, { groupId, ...won });
  });
  const shown = buildStage({ groups: groupsOf, Matches: played, ...changes });
  render(
    <MemoryRouter>
      <CupContext value={buildCup({ Teams: all, Stages: [shown, last] })}>
        <StageDecisions stage={shown} />
      </CupContext>
    </MemoryRouter>,
  );
  return shown;
}

test('a decision across groups is recorded with its kind where a later match takes the best of a place', async () => {
  const calls = fakeApi({ [ACROSS]: {} });
  const shown = showStage({});
  expect(screen.getByText(/on place 1 of their groups/)).toBeTruthy();
  await press('Record the decision');
  await press('Move Lions up');
  await userEvent.selectOptions(screen.getByLabelText('Decided by'), 'ranking');
  await press('Save the order');
  const teamIds = ['team-Lions', 'team-Bears'];
  const { stageId, updatedAt } = shown;
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === ACROSS).map(({ body }) => body)).toEqual([
      { stageId, place: 1, teamIds, decision: 'ranking', updatedAt },
    ]),
  );
});

test('a decision across groups is shown once it is recorded, and asked for no more', () => {
  const teamIds = ['team-Lions', 'team-Bears'];
  showStage({ decisions: [{ place: 1, teamIds, decision: 'ranking' }] });
  expect(screen.getByText('Decided (ranking): Lions, Bears')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record the decision' })).toBeNull();
});
