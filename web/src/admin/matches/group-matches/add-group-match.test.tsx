import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { setSubmitting } from '../../forms/submission';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../../testing/build-view';
import { buildGate, fakeApi, type FakeAnswer } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { MatchesManager } from '../matches-manager';

const CREATE_GROUP = '/admin/fixture/matches/create-group-match';
const LOST: FakeAnswer = { isLost: true };

const created = buildKnownMatch('Lions', 'Foxes', { groupId: 'group-1', stageId: 'groups' });
const teams = ['Lions', 'Foxes'].map((name) => buildTeam(name));
const group = buildGroup({ groupId: 'group-1', name: 'A', Teams: teams, stageId: 'groups' });
const cup = buildCup({ Teams: teams, Stages: [buildStage({ stageId: 'groups', groups: [group] })] });

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

beforeEach(() => void fakeApi({}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('a new group match', () => {
  async function fillNewMatch(date: string, time: string) {
    renderAdmin(<MatchesManager />, cup);
    await press('Group stage');
    await press('Add match');
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'A');
    await userEvent.selectOptions(screen.getByLabelText('Local team'), 'Lions');
    await userEvent.selectOptions(screen.getByLabelText('Visitor team'), 'Foxes');
    await userEvent.type(screen.getByLabelText('Date'), date);
    await userEvent.type(screen.getByLabelText('Time'), time);
    await userEvent.type(screen.getByLabelText('Location'), 'Sports hall');
    await press('Confirm');
    return within(screen.getByRole('dialog', { name: 'Confirm match' }));
  }

  test('that could not be saved is said to be so in its form, and can be sent again', async () => {
    await createWithoutNetwork();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Try again');
    expect(screen.getByRole('dialog', { name: 'Confirm match' })).toBeTruthy();
  });

  async function createWithoutNetwork(answer = LOST) {
    const answers: Record<string, FakeAnswer> = { [CREATE_GROUP]: answer };
    const calls = fakeApi(answers);
    const modal = await fillNewMatch('2098-05-10', '10:30');
    await userEvent.click(modal.getByRole('button', { name: 'Confirm match' }));
    await screen.findByText('Not saved');
    return { answers, creates: () => calls.filter(({ path }) => path === CREATE_GROUP) };
  }

  async function comeOnline() {
    await act(async () => void window.dispatchEvent(new Event('online')));
  }

  test('that the network lost is created by itself, under the same key, when the network is back', async () => {
    const { answers, creates } = await createWithoutNetwork();
    await comeOnline();
    expect(screen.getByText('Not saved')).toBeTruthy();
    answers[CREATE_GROUP] = { status: 201, data: { match: toMatchView(created) } };
    act(() => {
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    await comeOnline();
    const keys = creates().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(Array(3).fill(keys[0]));
    expect(keys[0]).toBeTruthy();
    expect(useMessages.getState().message?.text).toBe('Match has been created');
    expect(screen.getByLabelText<HTMLSelectElement>('Local team').value).toBe('');
  });

  test.each([
    ['the network lost', LOST],
    ['a server in trouble did not take', { status: 503 }],
  ])(
    'that %s is created some seconds later, though no browser says that anything is back',
    async (_, answer) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { answers, creates } = await createWithoutNetwork(answer);
      await act(async () => void vi.advanceTimersByTime(10_000));
      expect(screen.getByText('Not saved')).toBeTruthy();
      answers[CREATE_GROUP] = { status: 201, data: { match: toMatchView(created) } };
      await act(async () => void vi.advanceTimersByTime(10_000));
      await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
      await act(async () => void vi.advanceTimersByTime(60_000));
      const keys = creates().map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toEqual(Array(3).fill(keys[0]));
    },
  );

  test('is sent once, however long the network takes to lose it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { answers, creates } = await createWithoutNetwork();
    const { gate, open } = buildGate();
    answers[CREATE_GROUP] = { isLost: true, after: gate };
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(creates()).toHaveLength(2);
    await act(async () => open());
  });

  test('is not sent any more when it was cancelled while it was being sent, and was lost', async () => {
    const { gate, open } = buildGate();
    const answers: Record<string, FakeAnswer> = { [CREATE_GROUP]: { isLost: true, after: gate } };
    const calls = fakeApi(answers);
    const modal = await fillNewMatch('2098-05-10', '10:30');
    await userEvent.click(modal.getByRole('button', { name: 'Confirm match' }));
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }));
    await act(async () => open());
    await comeOnline();
    expect(calls.filter(({ path }) => path === CREATE_GROUP)).toHaveLength(1);
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  test('waits for another call that is in flight when the network is back', async () => {
    const { answers, creates } = await createWithoutNetwork();
    answers[CREATE_GROUP] = { status: 201, data: { match: toMatchView(created) } };
    act(() => setSubmitting(true));
    await comeOnline();
    expect(creates()).toHaveLength(1);
    act(() => setSubmitting(false));
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    expect(creates()).toHaveLength(2);
  });

  test('that the server refused is not sent again by itself', async () => {
    const { answers, creates } = await createWithoutNetwork();
    answers[CREATE_GROUP] = { status: 409, errors: [{ msg: 'match_already_exists' }] };
    await comeOnline();
    await comeOnline();
    expect(creates()).toHaveLength(2);
    expect(useMessages.getState().message?.text).toBe('Match already exists');
  });

  test('is not sent by itself once its form is closed, or shows something else', async () => {
    const { creates } = await createWithoutNetwork();
    await press('Hide add match');
    await comeOnline();
    await press('Add match');
    await userEvent.type(screen.getByLabelText('Location'), ' 2');
    await comeOnline();
    expect(creates()).toHaveLength(1);
  });

  test('at a time of today that has passed is confirmed with that in view', async () => {
    vi.useFakeTimers({ now: Date.parse('2030-05-11T15:00:00Z'), toFake: ['Date'] });
    const modal = await fillNewMatch('2030-05-11', '10:30');
    expect(modal.getByText(/^Today 10:30 has already passed/)).toBeTruthy();
  });
});

test('the places of a group are offered where their words mean them, and not a namesake of a later stage', async () => {
  const stageOf = (order: number, changes: Partial<GroupView>) => {
    const stageId = `stage-${order}`;
    const groups = [buildGroup({ stageId, groupId: `group-${order}`, name: 'Group A', ...changes })];
    return buildStage({ stageId, name: `Phase ${order}`, order, groups });
  };
  const placeOf = (groupId: string, place: number, placeholder: string) =>
    ({ source: { kind: 'group-place', groupId, place }, placeholder, teamId: null }) as const;
  const places = [placeOf('group-1', 1, '1st Group A'), placeOf('group-2', 2, '2nd Group A')];
  const Stages = [stageOf(1, {}), stageOf(2, {}), stageOf(3, { name: 'Last', places })];
  renderAdmin(<MatchesManager />, buildCup({ Teams: teams, Stages }));
  await press('Phase 3');
  await press('Add match');
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'Last');
  const { options } = screen.getByLabelText<HTMLSelectElement>('Local team');
  expect([...options].map(({ text }) => text).slice(1)).toEqual(['2nd Group A']);
});
