import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { endAsking, useLeaving } from '../../../shelf/stores/leaving';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { endLeadingToReview, useReview } from '../../review/review';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildRow,
  buildStage,
  buildTeam,
} from '../../../testing/build-view';
import { fakeApi, type FakeAnswer, type SentCall } from '../../../testing/fake-api';
import { GroupLots, StageDecisions } from './group-lots';

const LOTS = '/admin/fixture/groups/lots';
const [BEARS, FOXES] = ['team-Bears', 'team-Foxes'] as const;
const Teams = ['Bears', 'Foxes'].map((name) => buildTeam(name));

function tableOf(...positions: readonly number[]) {
  return Teams.map(({ teamId, name }, index) =>
    buildRow({ teamId, name, position: positions[index], played: 1 }),
  );
}

function groupStage(foxesGoals = 1) {
  const visitor = { goals: foxesGoals };
  return buildStage({
    Matches: [buildKnownMatch('Bears', 'Foxes', { groupId: 'group-1', local: { goals: 1 }, visitor })],
  });
}

const stage = groupStage();
const group = buildGroup({ Teams, standings: tableOf(1, 1) });
const later = { updatedAt: '2030-01-02T00:00:00.000Z' };
const renamed = { ...group, ...later, name: 'The greens' };
const recorded = { ...group, ...later, lots: [BEARS, FOXES], standings: tableOf(1, 2) };
const corrected = { ...group, standings: tableOf(2, 1) };

function staleBy(current: GroupView): FakeAnswer {
  return { status: 409, errors: [{ msg: 'changed_by_someone_else' }], data: { current } };
}

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];

function sent(): readonly Record<string, unknown>[] {
  return calls.filter(({ path }) => path === LOTS).map(({ body }) => body);
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

function lotsOf(shown: GroupView, ofStage = stage) {
  return (
    <MemoryRouter>
      <CupContext value={buildCup({ Teams, Stages: [{ ...ofStage, groups: [shown] }] })}>
        <GroupLots group={shown} />
      </CupContext>
    </MemoryRouter>
  );
}

/** Opens the form and puts the Foxes before the Bears. */
async function arrange() {
  const { rerender } = render(lotsOf(group));
  await press('Record the decision');
  await press('Move Foxes up');
  return (shown: GroupView, ofStage = stage) => rerender(lotsOf(shown, ofStage));
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
  answers = { [LOTS]: {} };
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    clearMessage();
    endAsking();
  });
});

describe('the order of the lots, in a form that is open while somebody else changes the group', () => {
  test('is asked about when they have recorded lots too, and can be saved over theirs', async () => {
    const refresh = await arrange();
    answers[LOTS] = staleBy(recorded);
    refresh(recorded);
    expect(shownOrder()).toEqual(['1.Foxes', '2.Bears']);
    await press('Save the order');
    expect(await shownDifference()).toEqual(['Bears, Foxes', 'Foxes, Bears']);
    answers[LOTS] = {};
    await press('Save mine');
    const order = { groupId: 'group-1', teamIds: [FOXES, BEARS], decision: 'lots' };
    expect(sent()).toEqual([
      { ...order, updatedAt: group.updatedAt },
      { ...order, updatedAt: recorded.updatedAt },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('gives way to the lots that they have recorded', async () => {
    const refresh = await arrange();
    answers[LOTS] = staleBy(recorded);
    refresh(recorded);
    await press('Save the order');
    await press('Take theirs');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(1);
  });

  test('stays as it was arranged when the group got another name, also in the form that goes on from there', async () => {
    const refresh = await arrange();
    answers[LOTS] = staleBy(renamed);
    refresh(renamed);
    expect(shownOrder()).toEqual(['1.Foxes', '2.Bears']);
    await press('Save the order');
    expect(await shownDifference()).toEqual(['–', 'Foxes, Bears']);
    await press('Take theirs');
    expect(shownOrder()).toEqual(['1.Foxes', '2.Bears']);
    answers[LOTS] = {};
    await press('Save the order');
    const order = { groupId: 'group-1', teamIds: [FOXES, BEARS], decision: 'lots' };
    expect(sent().at(-1)).toEqual({ ...order, updatedAt: renamed.updatedAt });
  });

  test('is not sent, but asked about, when a corrected result separates the teams', async () => {
    const refresh = await arrange();
    refresh(corrected, groupStage(2));
    expect(shownOrder()).toEqual(['1.Foxes', '2.Bears']);
    await press('Save the order');
    expect(await shownDifference()).toEqual(['–', 'Foxes, Bears']);
    expect(sent()).toEqual([]);
    await press('Take theirs');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('closing the form for the lots', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'What was decided' });
  const isAsked = () => useLeaving.getState().pendingLeave !== null;
  const close = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  const pressEscape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

  test('asks first when the order was changed', async () => {
    await arrange();
    expect(pressEscape()).toBe(false);
    expect(isAsked()).toBe(true);
    act(endAsking);
    await close();
    expect(isAsked()).toBe(true);
    expect(shownOrder()).toEqual(['1.Foxes', '2.Bears']);
    act(() => useLeaving.getState().pendingLeave?.());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks nothing while the order is that of the table, also after it was changed back', async () => {
    await arrange();
    await press('Move Foxes down');
    expect(pressEscape()).toBe(true);
    await close();
    expect(isAsked()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the form for the lots starts from the table each time that it is opened', async () => {
  await arrange();
  await press('Cancel');
  await press('Record the decision');
  expect(shownOrder()).toEqual(['1.Bears', '2.Foxes']);
});

describe('lots without which other teams are in a scored match', () => {
  const scored = { local: { goals: 2 }, visitor: { goals: 1 } };
  const source = { kind: 'group-place', groupId: 'group-1', place: 1 } as const;
  const final = buildKnownMatch('Bears', 'Foxes', {
    ...scored,
    stageId: 'final',
    matchNumber: 7,
    scoredTeams: { local: BEARS, visitor: FOXES },
  });
  const dependent = { ...final, local: { ...final.local, teamId: null, placeholder: '1st Group A', source } };
  const named = 'Match 7: Bears – Foxes, 2 – 1';

  function renderGroup(shown: GroupView) {
    const last = buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [dependent] });
    const cup = buildCup({ Teams, Stages: [{ ...stage, groups: [shown] }, last] });
    render(
      <MemoryRouter>
        <CupContext value={cup}>
          <GroupLots group={shown} />
        </CupContext>
      </MemoryRouter>,
    );
  }

  afterEach(() => act(endLeadingToReview));

  const lotsSay = (teamIds: readonly string[]) => ({ ...recorded, lots: teamIds });

  test('name it before they are taken back', async () => {
    renderGroup(lotsSay([BEARS, FOXES]));
    await press('Take it back');
    const question = within(screen.getByRole('dialog', { name: 'Take it back' }));
    expect(question.getByText(named)).toBeTruthy();
    expect(sent()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(useReview.getState().isNeeded).toBe(true));
    expect(sent()).toEqual([{ groupId: 'group-1', teamIds: [], updatedAt: recorded.updatedAt }]);
  });
});

test('lots that concern no other match are taken back at once, and nobody is led anywhere', async () => {
  render(lotsOf(recorded));
  await press('Take it back');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(useReview.getState().isNeeded).toBe(false);
});

test('what decided is told as what it was', async () => {
  await arrange();
  await userEvent.selectOptions(screen.getByLabelText('Decided by'), 'shoot-out');
  await press('Save the order');
  await waitFor(() => expect(sent()).toMatchObject([{ teamIds: [FOXES, BEARS], decision: 'shoot-out' }]));
});

test('a decision from before the kinds is not called lots', () => {
  render(lotsOf(recorded));
  expect(screen.getByText('Decided (not stated): Bears, Foxes')).toBeTruthy();
});

test('no decision is asked for where nothing depends on it', () => {
  const friendly = buildStage({
    stageId: 'final',
    type: 'knockout',
    order: 2,
    Matches: [buildKnownMatch('Bears', 'Foxes', { stageId: 'final' })],
  });
  const cup = buildCup({ Teams, Stages: [{ ...stage, groups: [group] }, friendly] });
  render(
    <MemoryRouter>
      <CupContext value={cup}>
        <GroupLots group={group} />
      </CupContext>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('button')).toBeNull();
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

  function showStage(changes: Partial<typeof stage>) {
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
      data: { current: { ...shown, ...later, decisions: [theirs] } },
    };
    await press('Save the order');
    expect(await shownDifference()).toEqual(['Bears, Lions', 'Lions, Bears']);
    answers[ACROSS] = {};
    await press('Save mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ path }) => path === ACROSS).at(-1)?.body).toMatchObject({
      teamIds: ['team-Lions', 'team-Bears'],
      ...later,
    });
  });

  test('is shown once it is recorded, and asked for no more', () => {
    const teamIds = ['team-Lions', 'team-Bears'];
    showStage({ decisions: [{ place: 1, teamIds, decision: 'ranking' }] });
    expect(screen.getByText('Decided (ranking): Lions, Bears')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record the decision' })).toBeNull();
  });
});
