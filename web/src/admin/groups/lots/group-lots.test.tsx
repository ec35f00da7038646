import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CupContext } from '../../cup/cup-context';
import { endAsking } from '../../../shelf/stores/leave';
import { useLeaving } from '../../../shelf/stores/leaving';
import { clearMessage } from '../../../shelf/stores/messages';
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
import { GroupLots } from './group-lots';

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

test('a decision with a team that its place brings no longer does not keep the next one away', async () => {
  render(lotsOf({ ...group, lots: ['team-Otters', FOXES], decision: 'lots' }));
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  await press('Record the decision');
  await press('Move Foxes up');
  await press('Save the order');
  await waitFor(() => expect(sent()).toMatchObject([{ teamIds: [FOXES, BEARS] }]));
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
