import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../../shelf/cup/cup';
import { forgetKeptPage } from '../../../shelf/stores/kept-page';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import {
  buildCup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../../testing/build-view';
import { buildGate, fakeApi, type FakeAnswer } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { MatchesManager } from '../matches-manager';

const EDIT_UNKNOWN = '/admin/fixture/matches/edit-unknown-teams';
const OTHER_TEAMS: FakeAnswer = { status: 409, errors: [{ msg: 'match_has_other_teams_by_now' }] };

const SAVED: FakeAnswer = { data: { match: toMatchView(buildKnownMatch('Lions', 'Foxes')) } };

const LATER = '2030-01-02T00:00:00.000Z';
const LIONS_FOXES = { local: 'team-Lions', visitor: 'team-Foxes' };
const BEARS_FOXES = { local: 'team-Bears', visitor: 'team-Foxes' };

const thirdPlace = buildKnownMatch('Bears', 'Otters', { stageId: 'final', matchNumber: 1 });

/** Builds a cup whose final is between `finalist`, the winner of a semi-final, and the Foxes. */
function cupWith(finalist: 'Lions' | 'Bears' | null): Cup {
  const final = buildOpenMatch({
    matchId: 'the-final',
    stageId: 'final',
    matchNumber: 2,
    local: {
      placeholder: 'Winner match 1',
      source: { kind: 'match-winner', matchId: 'the-semi-final' },
      team: finalist && { teamId: `team-${finalist}`, name: finalist },
    },
    visitor: { placeholder: 'Winner match 9', team: { teamId: 'team-Foxes', name: 'Foxes' } },
  });
  return buildCup({
    Teams: ['Lions', 'Bears', 'Foxes', 'Otters'].map((name) => buildTeam(name)),
    Stages: [buildStage({ stageId: 'final', name: 'Final', type: 'knockout', Matches: [thirdPlace, final] })],
  });
}

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

const form = () => within(screen.getByRole('dialog', { name: 'Edit match' }));

async function openFinal(finalist: 'Lions' | null) {
  const answers: Record<string, FakeAnswer> = { [EDIT_UNKNOWN]: { isLost: true } };
  const calls = fakeApi(answers);
  const { showCup } = renderAdmin(<MatchesManager />, cupWith(finalist));
  await press('Manage knockout matches');
  await press('Edit Match 2');
  const edits = () => calls.filter(({ path }) => path === EDIT_UNKNOWN);
  return {
    answers,
    edits,
    /** Returns the teams that each score was sent for. */
    teamsOfScores: () => edits().map(({ body }) => body['teamsOfScore']),
    show: (now: 'Lions' | 'Bears') => showCup(cupWith(now)),
  };
}

async function typeScore() {
  await userEvent.type(form().getByLabelText(/Local team score/), '3');
  await userEvent.type(form().getByLabelText(/Visitor team score/), '1');
}

async function closeForm() {
  await userEvent.click(form().getByRole('button', { name: 'Close' }));
}

/** Brings the network back and lets the resulting call end. */
const comeOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
  });

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    clearMessage();
    forgetKeptPage();
  });
});

describe('a lost score of a match whose teams come out of placeholders', () => {
  test('stays for those who arrived while its form was open, and is asked about when others are in the match', async () => {
    const { answers, teamsOfScores, show } = await openFinal(null);
    show('Lions');
    await typeScore();
    await press('Save match');
    await closeForm();
    show('Bears');
    answers[EDIT_UNKNOWN] = OTHER_TEAMS;
    await comeOnline();
    expect(teamsOfScores()).toEqual([LIONS_FOXES, LIONS_FOXES]);

    await press(/^Try again/);
    await press('Save match');
    const question = within(screen.getByRole('dialog', { name: 'Please confirm' }));
    expect(question.getByText(/Bears – Foxes in place of Lions – Foxes/)).toBeTruthy();
    expect(teamsOfScores()).toHaveLength(2);
  });

  test('is sent again for the others that were confirmed in their place', async () => {
    const { teamsOfScores, show } = await openFinal('Lions');
    await typeScore();
    show('Bears');
    await press('Save match');
    await press('Save it');
    await closeForm();
    await comeOnline();
    expect(teamsOfScores()).toEqual([BEARS_FOXES, BEARS_FOXES]);
  });
});

test('a lost edit is not sent while its page is hidden behind the login', async () => {
  const { answers, edits } = await openFinal('Lions');
  await typeScore();
  await press('Save match');
  await closeForm();
  answers[EDIT_UNKNOWN] = { status: 401, errors: [{ msg: 'token_expired' }] };
  await comeOnline();
  await comeOnline();
  expect(edits()).toHaveLength(2);
  act(forgetKeptPage);
  await comeOnline();
  expect(edits()).toHaveLength(3);
});

/** Saves a score over what somebody else has saved meanwhile; `answer` is what comes of that. */
async function saveMine(answer: FakeAnswer) {
  const opened = await openFinal('Lions');
  const theirs = buildOpenMatch({ matchId: 'the-final', location: 'Hall 2', updatedAt: LATER });
  const refusal = { errors: [{ msg: 'changed_by_someone_else' }], data: { current: toMatchView(theirs) } };
  opened.answers[EDIT_UNKNOWN] = { status: 409, ...refusal };
  await typeScore();
  await press('Save match');
  await screen.findByRole('button', { name: 'Save mine' });
  opened.answers[EDIT_UNKNOWN] = answer;
  await press('Save mine');
  return opened;
}

test('a lost edit that was confirmed over what somebody else had saved is sent again without another question', async () => {
  const { edits } = await saveMine({ isLost: true });
  await form().findByText('Not saved');
  await comeOnline();
  expect(edits().map(({ body }) => body['updatedAt'])).toEqual([
    cupWith('Lions').Stages[0]?.Matches[1]?.updatedAt,
    LATER,
    LATER,
  ]);
});

test('the question whose version is kept closes with the form, which gives the focus back', async () => {
  await saveMine(SAVED);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit match' })).toBeNull());
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
});

describe('a save that ends after its form was closed, and another match was opened', () => {
  async function closeWhileSaving(answer: FakeAnswer) {
    const { answers } = await openFinal('Lions');
    const { gate, open } = buildGate();
    answers[EDIT_UNKNOWN] = { ...answer, after: gate };
    await typeScore();
    await press('Save match');
    await closeForm();
    await press('Edit Match 1');
    await userEvent.type(form().getByLabelText(/Local team score/), '7');
    await act(async () => open());
  }

  test.each([
    ['is lost', { isLost: true }, true],
    ['has succeeded', SAVED, false],
  ])(
    'leaves the other form alone when it %s, and marks the score only while it is not saved',
    async (_, answer, isKept) => {
      await closeWhileSaving(answer);
      expect(form().getByLabelText<HTMLInputElement>(/Local team score/).value).toBe('7');
      expect(screen.queryByText('Not saved: 3 – 1') !== null).toBe(isKept);
      expect(screen.queryByRole('button', { name: 'Try again: Match 2' }) !== null).toBe(isKept);
    },
  );
});

describe('a lost edit whose form stays open', () => {
  async function saveWithoutNetwork() {
    const opened = await openFinal('Lions');
    await typeScore();
    await press('Save match');
    expect(await form().findByText('Not saved')).toBeTruthy();
    return opened;
  }

  const isOpen = () => screen.queryByRole('dialog', { name: 'Edit match' }) !== null;

  test('is sent again until it is saved, and its form closes', async () => {
    const { answers, edits } = await saveWithoutNetwork();
    await comeOnline();
    expect(isOpen()).toBe(true);
    answers[EDIT_UNKNOWN] = SAVED;
    await comeOnline();
    await waitFor(() => expect(isOpen()).toBe(false));
    await comeOnline();
    expect(edits()).toHaveLength(3);
    expect(useMessages.getState().message?.text).toBe('Match has been updated');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  test('is left to the person once the server has refused it', async () => {
    const { answers, edits } = await saveWithoutNetwork();
    answers[EDIT_UNKNOWN] = OTHER_TEAMS;
    await comeOnline();
    await comeOnline();
    expect(edits()).toHaveLength(2);
    expect(isOpen()).toBe(true);
  });

  test('is not sent again once something else is typed', async () => {
    const { edits } = await saveWithoutNetwork();
    await userEvent.type(form().getByLabelText(/Visitor team score/), '0');
    expect(form().queryByText('Not saved')).toBeNull();
    await comeOnline();
    expect(edits()).toHaveLength(1);
  });

  test('does not take away what is typed while it is being sent', async () => {
    const { answers } = await saveWithoutNetwork();
    const { gate, open } = buildGate();
    answers[EDIT_UNKNOWN] = { ...SAVED, after: gate };
    await comeOnline();
    await userEvent.type(form().getByLabelText(/Visitor team score/), '0');
    await act(async () => open());
    expect(form().getByLabelText<HTMLInputElement>(/Visitor team score/).value).toBe('10');
  });
});
