import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { endAsking } from '../../shelf/stores/leave';
import { useLeaving } from '../../shelf/stores/leaving';
import { buildCup, buildTeam } from '../../testing/build-view';
import { type FakeAnswer, fakeApi, type SentCall } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { RulesScreen } from './rules-screen';

const UPDATE = '/admin/tournament-details/update';
const POINTS = '/admin/teams/points';
const LOST = /What you entered is still here/;
const cup = buildCup({ tieBreakers: 'swiss-amateur', Teams: [buildTeam('Lions')] });

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];
const sentTo = (asked: string) => calls.filter(({ path }) => path === asked);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => useMessages.getState().message?.text ?? '';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  answers = { [UPDATE]: { isLost: true }, [POINTS]: { isLost: true } };
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    clearMessage();
    endAsking();
  });
});

test('rules that did not reach the server stay in the form, and are saved by the next press', async () => {
  renderAdmin(<RulesScreen />, cup);
  await press('Change the rules');
  await userEvent.click(screen.getByLabelText(/^UEFA youth/));
  await press('Save the rules');
  await waitFor(() => expect(said()).toMatch(LOST));
  expect(screen.getByLabelText<HTMLInputElement>(/^UEFA youth/).checked).toBe(true);
  answers[UPDATE] = {};
  await press('Save the rules');
  expect(await screen.findByRole('button', { name: 'Change the rules' })).toBeTruthy();
  const [first, second] = sentTo(UPDATE).map(({ body }) => body);
  expect(second).toMatchObject({ tieBreakers: 'uefa-youth' });
  expect(second).toEqual(first);
});

describe('points of a team that are typed', () => {
  async function type() {
    renderAdmin(<RulesScreen />, cup);
    await userEvent.selectOptions(screen.getByLabelText('Team'), 'Lions');
    await press('Record points');
    await userEvent.type(field('Points by decision'), '-3');
    await userEvent.type(field('Reason, shown to everybody'), 'Late');
    await press('Save the points');
  }

  function expectTyped() {
    expect(field('Points by decision').value).toBe('-3');
    expect(field('Reason, shown to everybody').value).toBe('Late');
  }

  test('stay when they did not reach the server, and when the form is about to be closed', async () => {
    await type();
    await waitFor(() => expect(said()).toMatch(LOST));
    expectTyped();
    await press('Close');
    expect(useLeaving.getState().pendingLeave).not.toBeNull();
    expectTyped();
  });

  test('stay when the session has ended', async () => {
    answers[POINTS] = { status: 401, errors: [{ msg: 'token_expired' }] };
    await type();
    await waitFor(() => expect(said()).toBe('Please log in to continue'));
    expectTyped();
  });

  test('are asked about when somebody else has recorded others, and what only they changed is kept', async () => {
    const current = { ...cup.Teams[0], conduct: 7, updatedAt: '2030-01-02T00:00:00.000Z' };
    answers[POINTS] = { status: 409, errors: [{ msg: 'changed_by_someone_else' }], data: { current } };
    await type();
    const row = within(await screen.findByRole('row', { name: /^Points for conduct/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['7', '–']);
    // A message would lie over the title of the question, and say no more.
    expect(said()).toBe('');
    await press('Take theirs');
    expectTyped();
    expect(field('Points for conduct').value).toBe('7');
    answers[POINTS] = {};
    await press('Save the points');
    await waitFor(() => expect(sentTo(POINTS)).toHaveLength(2));
    expect(sentTo(POINTS)[1]?.body).toMatchObject({
      pointsByDecision: { points: -3, note: 'Late' },
      conduct: 7,
      updatedAt: current.updatedAt,
    });
  });
});
