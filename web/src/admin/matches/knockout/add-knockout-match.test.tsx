import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { buildCup, buildKnownMatch, buildStage, buildTeam, toMatchView } from '../../../testing/build-view';
import { buildGate, fakeApi, type FakeAnswer, type SentCall } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { AddKnockoutMatch } from './add-knockout-match';

const CREATE = '/admin/fixture/matches/create-knockout-match-known-teams';

const lastMatch = buildKnownMatch('Lions', 'Bears', { stageId: 'final', matchNumber: 1 });
const final = buildStage({
  stageId: 'final',
  name: 'Final',
  type: 'knockout',
  Matches: [lastMatch],
});
const CREATED: FakeAnswer = { status: 201, data: { match: toMatchView(lastMatch) } };
const cup = buildCup({ Teams: [buildTeam('Lions'), buildTeam('Bears')], Stages: [final] });

function message() {
  return useMessages.getState().message?.text;
}

async function confirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

async function fillKnownTeams() {
  await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Final');
  await userEvent.click(screen.getByRole('button', { name: 'I know the teams' }));
  await userEvent.selectOptions(screen.getByLabelText('Local team'), 'Bears');
  await userEvent.selectOptions(screen.getByLabelText('Visitor team'), 'Lions');
  await userEvent.type(screen.getByLabelText('Date'), '2098-05-10');
  await userEvent.type(screen.getByLabelText('Time'), '10:30');
  await userEvent.type(screen.getByLabelText('Location'), 'Sports hall');
}

describe('adding a knockout match', () => {
  beforeEach(() => void fakeApi({}));
  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
  });

  test('the form asks for the stage before it asks for the teams', async () => {
    renderAdmin(<AddKnockoutMatch />, cup);
    await userEvent.click(screen.getByRole('button', { name: 'I do not know the teams' }));
    expect(message()).toBe('Please select a stage');
    expect(screen.queryByLabelText('Date')).toBeNull();
  });

  test('one problem is reported at a time, and its field is focused', async () => {
    renderAdmin(<AddKnockoutMatch />, cup);
    await userEvent.selectOptions(screen.getByLabelText('Stage'), 'Final');
    await userEvent.click(screen.getByRole('button', { name: 'I know the teams' }));
    await confirm();
    expect(message()).toBe('Please select both teams to maka a match');
    expect(document.activeElement).toBe(screen.getByLabelText('Local team'));
    await userEvent.selectOptions(screen.getByLabelText('Local team'), 'Lions');
    await userEvent.selectOptions(screen.getByLabelText('Visitor team'), 'Lions');
    await confirm();
    expect(message()).toBe('Same team selected');
    await userEvent.selectOptions(screen.getByLabelText('Visitor team'), 'Bears');
    await confirm();
    expect(message()).toBe('Please select a date');
    expect(document.activeElement).toBe(screen.getByLabelText('Date'));
  });

  test('choosing another stage empties the form', async () => {
    renderAdmin(<AddKnockoutMatch />, cup);
    await fillKnownTeams();
    await userEvent.selectOptions(screen.getByLabelText('Stage'), '');
    expect(screen.queryByLabelText('Location')).toBeNull();
  });

  test('a pairing that exists already gets a warning, and a match that is refused stays in the form', async () => {
    const calls = fakeApi({ [CREATE]: { status: 409, errors: [{ msg: 'match_already_exists' }] } });
    renderAdmin(<AddKnockoutMatch />, cup);
    await fillKnownTeams();
    await confirm();
    const modal = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Create match' });
    expect(modal.textContent).toContain('Match with these teams already exists');
    await userEvent.click(within(modal).getByRole('button', { name: 'Create match' }));
    const sent = calls.find(({ path }) => path === CREATE)?.body;
    expect(sent).toMatchObject({ localTeamId: 'team-Bears', date: '2098-05-10', time: '10:30' });
    expect(message()).toBe('Match already exists');
    expect(modal.open).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Sports hall');
  });

  describe('that the network lost', () => {
    async function createWithoutNetwork() {
      const answers: Record<string, FakeAnswer> = { [CREATE]: { isLost: true } };
      const calls = fakeApi(answers);
      renderAdmin(<AddKnockoutMatch />, cup);
      await fillKnownTeams();
      await confirm();
      const modal = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Create match' });
      await userEvent.click(within(modal).getByRole('button', { name: 'Create match' }));
      await within(modal).findByText('Not saved');
      return { answers, calls, modal };
    }

    const creates = (calls: readonly SentCall[]) => calls.filter(({ path }) => path === CREATE);
    const keysOf = (calls: readonly SentCall[]) =>
      creates(calls).map(({ headers }) => headers.get('Idempotency-Key'));
    const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

    test('is created under the same key when the network is back, and its confirmation closes', async () => {
      const { answers, calls, modal } = await createWithoutNetwork();
      expect(modal.open).toBe(true);
      answers[CREATE] = CREATED;
      await comeOnline();
      await waitFor(() => expect(modal.open).toBe(false));
      const keys = keysOf(calls);
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(keys[0]).toBeTruthy();
      expect(message()).toBe('Match has been created');
    });

    test('is not created again when the network is back while somebody tries again', async () => {
      const { answers, calls, modal } = await createWithoutNetwork();
      const { gate, open } = buildGate();
      answers[CREATE] = { ...CREATED, after: gate };
      await userEvent.click(within(modal).getByRole('button', { name: 'Create match' }));
      await comeOnline();
      open();
      await waitFor(() => expect(modal.open).toBe(false));
      await comeOnline();
      expect(creates(calls)).toHaveLength(2);
      expect(message()).toBe('Match has been created');
    });

    test('is not sent any more when it is cancelled while it is being sent, and is lost again', async () => {
      const { answers, calls, modal } = await createWithoutNetwork();
      const { gate, open } = buildGate();
      answers[CREATE] = { isLost: true, after: gate };
      await comeOnline();
      await userEvent.click(within(modal).getByRole('button', { name: 'Cancel' }));
      await act(async () => open());
      answers[CREATE] = CREATED;
      await comeOnline();
      expect(creates(calls)).toHaveLength(2);
      expect(screen.queryByText('Not saved')).toBeNull();
    });

    test('is not sent any more once its confirmation is cancelled', async () => {
      const { calls, modal } = await createWithoutNetwork();
      await userEvent.click(within(modal).getByRole('button', { name: 'Cancel' }));
      await comeOnline();
      expect(creates(calls)).toHaveLength(1);
      expect(screen.queryByText('Not saved')).toBeNull();
    });
  });
});
