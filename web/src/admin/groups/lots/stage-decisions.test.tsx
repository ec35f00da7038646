import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../../testing/build-view';
import { fakeApi, type FakeAnswer, type SentCall } from '../../../testing/fake-api';
import { StageDecisions } from './group-lots';

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

function shownOrder(): readonly (string | null)[] {
  const modal = screen.getByRole('dialog', { name: 'What was decided' });
  return within(modal)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

async function shownDifference(): Promise<readonly (string | null)[]> {
  const row = within(await screen.findByRole('row', { name: /^Order/ }));
  return row.getAllByRole('cell').map(({ textContent }) => textContent);
}

beforeEach(() => {
  answers = {};
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('a decision across groups', () => {
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

  function showStage(changes: Partial<ReturnType<typeof buildStage>>) {
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

  test('is recorded with its kind where a later match takes the best of a place', async () => {
    answers[ACROSS] = {};
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

  test('that did not reach the server, or came too late, stays as it was arranged', async () => {
    answers[ACROSS] = { isLost: true };
    const shown = showStage({});
    await press('Record the decision');
    await press('Move Lions up');
    await press('Save the order');
    await waitFor(() => expect(useMessages.getState().message?.text).toMatch(/no answer from the server/));
    expect(shownOrder()).toEqual(['1.Lions', '2.Bears']);
    const theirs = { place: 1, teamIds: ['team-Bears', 'team-Lions'], decision: 'lots' };
    answers[ACROSS] = {
      status: 409,
      errors: [{ msg: 'changed_by_someone_else' }],
      data: { current: { ...shown, updatedAt: '2030-01-02T00:00:00.000Z', decisions: [theirs] } },
    };
    await press('Save the order');
    expect(await shownDifference()).toEqual(['Bears, Lions', 'Lions, Bears']);
    answers[ACROSS] = {};
    await press('Save mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ path }) => path === ACROSS).at(-1)?.body).toMatchObject({
      teamIds: ['team-Lions', 'team-Bears'],
      updatedAt: '2030-01-02T00:00:00.000Z',
    });
  });

  test('is asked for again where a place has brought another team since', () => {
    showStage({ decisions: [{ place: 1, teamIds: ['team-Wolves', 'team-Bears'], decision: 'ranking' }] });
    expect(screen.getByRole('button', { name: 'Record the decision' })).toBeTruthy();
  });

  test('is shown once it is recorded, and asked for no more', () => {
    const teamIds = ['team-Lions', 'team-Bears'];
    showStage({ decisions: [{ place: 1, teamIds, decision: 'ranking' }] });
    expect(screen.getByText('Decided (ranking): Lions, Bears')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record the decision' })).toBeNull();
  });
});
