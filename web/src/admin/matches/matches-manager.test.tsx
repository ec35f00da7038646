import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../testing/build-view';
import type { Match } from '../../shelf/cup/cup';
import { withMatch } from '../../shelf/cup/with-match';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { MatchesManager } from './matches-manager';

const EDIT_GROUP = '/admin/fixture/matches/edit-group-match';
const EDIT_KNOWN = '/admin/fixture/matches/edit-known-teams';
const EDIT_UNKNOWN = '/admin/fixture/matches/edit-unknown-teams';
const LOST: FakeAnswer = { isLost: true };

const groupMatch = buildKnownMatch('Lions', 'Bears', { groupId: 'group-1', stageId: 'groups' });
const semiFinal = buildKnownMatch('Lions', 'Bears', {
  stageId: 'semi-finals',
  matchNumber: 1,
  local: { goals: 2 },
  visitor: { goals: 1 },
  scoredTeams: { local: 'team-Lions', visitor: 'team-Bears' },
});
const winner = { kind: 'match-winner', matchId: semiFinal.matchId } as const;
const final = buildOpenMatch({
  stageId: 'final',
  matchNumber: 2,
  local: {
    placeholder: 'Winner match 1',
    source: winner,
    team: { teamId: 'team-Lions', name: 'Lions' },
    goals: 4,
  },
  visitor: { teamId: 'team-Foxes', team: { teamId: 'team-Foxes', name: 'Foxes' }, goals: 3 },
  scoredTeams: { local: 'team-Lions', visitor: 'team-Foxes' },
});
const teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
const cup = buildCup({
  Teams: teams,
  Stages: [
    buildStage({
      stageId: 'groups',
      groups: [buildGroup({ groupId: 'group-1', name: 'A', Teams: teams, stageId: 'groups' })],
      Matches: [groupMatch],
    }),
    buildStage({
      stageId: 'semi-finals',
      name: 'Semi-finals',
      type: 'knockout',
      order: 2,
      Matches: [semiFinal],
    }),
    buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 3, Matches: [final] }),
  ],
});

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function openGroupMatch(ofCup = cup) {
  renderAdmin(<MatchesManager />, ofCup);
  await press('Group stage');
  await press('Edit Lions – Bears (A)');
}

function field(label: RegExp) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

async function typeScore(local: string, visitor: string) {
  await userEvent.clear(field(/Local team score/));
  await userEvent.type(field(/Local team score/), local);
  await userEvent.clear(field(/Visitor team score/));
  await userEvent.type(field(/Visitor team score/), visitor);
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

describe('a score that could not be saved', () => {
  async function saveWithoutNetwork() {
    const answers: Record<string, FakeAnswer> = { [EDIT_GROUP]: LOST };
    const calls = fakeApi(answers);
    await openGroupMatch();
    await typeScore('3', '2');
    await press('Save match');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { answers, calls };
  }

  const saved = { data: { match: toMatchView({ ...groupMatch, updatedAt: '2030-01-02T00:00:00.000Z' }) } };

  test('is marked in its row, and saved by a press', async () => {
    const { answers } = await saveWithoutNetwork();
    expect(screen.getByText('Not saved: 3 – 2')).toBeTruthy();
    await press(/^Try again/);
    expect(useMessages.getState().message?.text).toMatch(/no answer from the server/);
    expect(screen.getByText('Not saved: 3 – 2')).toBeTruthy();
    answers[EDIT_GROUP] = saved;
    await press(/^Try again/);
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    expect(useMessages.getState().message?.text).toBe('Match has been updated');
  });

  test('is saved by itself when the network is back', async () => {
    const { answers, calls } = await saveWithoutNetwork();
    answers[EDIT_GROUP] = saved;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    const edits = calls.filter(({ path }) => path === EDIT_GROUP);
    expect(edits.map(({ body }) => [body['localTeamScore'], body['visitorTeamScore']])).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test('is not sent again when the server refuses it, but opened for a decision', async () => {
    const { answers, calls } = await saveWithoutNetwork();
    answers[EDIT_GROUP] = { status: 409, errors: [{ msg: 'teams_not_known_yet' }] };
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(calls.filter(({ path }) => path === EDIT_GROUP)).toHaveLength(2);
    await press(/^Try again/);
    expect(screen.getByRole('dialog', { name: 'Edit Match' })).toBeTruthy();
    expect(field(/Local team score/).value).toBe('3');
  });

  test('is forgotten when the match was deleted meanwhile', async () => {
    const { answers } = await saveWithoutNetwork();
    answers[EDIT_GROUP] = { status: 404, errors: [{ msg: 'match_not_found' }] };
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    expect(useMessages.getState().message?.text).toBe('Match not found');
  });

  test('is shown as a draft when it is opened again, beside what is saved', async () => {
    await saveWithoutNetwork();
    await press('Edit Lions – Bears (A)');
    const modal = within(screen.getByRole('dialog'));
    expect(modal.getByText('This is not saved yet. What is saved:')).toBeTruthy();
    expect(modal.getByText('Local team score: –')).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Go back to what is saved' }));
    expect(field(/Local team score/).value).toBe('');
    await userEvent.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  test('stands, once refused, beside what somebody else has saved, and gives way to that', async () => {
    const answers: Record<string, FakeAnswer> = { [EDIT_GROUP]: LOST };
    const calls = fakeApi(answers);
    const { showCup } = renderAdmin(<MatchesManager />, cup);
    await press('Group stage');
    await press('Edit Lions – Bears (A)');
    await typeScore('4', '2');
    await press('Save match');
    await screen.findByText('Not saved: 4 – 2');

    const { local, visitor } = groupMatch;
    const theirs: Match = {
      ...groupMatch,
      local: { ...local, goals: 1 },
      visitor: { ...visitor, goals: 0 },
      updatedAt: '2030-01-02T00:00:00.000Z',
    };
    const refusal = { errors: [{ msg: 'changed_by_someone_else' }], data: { current: toMatchView(theirs) } };
    answers[EDIT_GROUP] = { status: 409, ...refusal };
    await act(async () => void window.dispatchEvent(new Event('online')));
    showCup(withMatch(cup, theirs));
    await press(/^Try again/);
    const modal = within(screen.getByRole('dialog', { name: 'Edit Match' }));
    expect(modal.getByText('Local team score: 1')).toBeTruthy();
    expect(modal.getByText('Visitor team score: 0')).toBeTruthy();

    await press('Save match');
    const row = within(await screen.findByRole('row', { name: /^Local team score/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', '4']);
    const edits = calls.filter(({ path }) => path === EDIT_GROUP);
    expect(edits.map(({ body }) => body['updatedAt'])).toEqual(Array(3).fill(groupMatch.updatedAt));

    await userEvent.click(modal.getByRole('button', { name: 'Go back to what is saved' }));
    expect([field(/Local team score/).value, field(/Visitor team score/).value]).toEqual(['1', '0']);
  });

  test('a draft that was only typed is marked too, and not sent', async () => {
    const calls = fakeApi({});
    await openGroupMatch();
    await typeScore('7', '0');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Not saved: 7 – 0')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(calls).toEqual([]);
  });
});

describe('the score of a match', () => {
  test('is asked for under the names of the teams, from the local side on', async () => {
    await openGroupMatch();
    expect(document.activeElement).toBe(field(/^Lions Local team score$/));
    expect(field(/^Bears Visitor team score$/)).toBeTruthy();
  });

  test('has no penalties in a group', async () => {
    await openGroupMatch();
    await typeScore('1', '1');
    expect(screen.queryByLabelText(/penalty/)).toBeNull();
    expect(screen.queryByText(/has no winner yet/)).toBeNull();
  });

  test('has penalties in a group whose table counts kicks, and needs none', async () => {
    await openGroupMatch({ ...cup, tieBreakers: 'uefa-youth' });
    await typeScore('1', '1');
    expect(field(/Local team penalty score/)).toBeTruthy();
    expect(screen.queryByText(/has no winner yet/)).toBeNull();
  });

  test('says in a knockout match that a draw has no winner yet, and offers the penalties', async () => {
    fakeApi({ [EDIT_KNOWN]: { data: { match: toMatchView(semiFinal) } } });
    renderAdmin(<MatchesManager />, { ...cup, Stages: cup.Stages.slice(0, 2) });
    await press('Manage knockout matches');
    await press('Edit Match 1');
    await typeScore('2', '2');
    expect(screen.getByText(/has no winner yet/)).toBeTruthy();
    await userEvent.type(field(/Local team penalty score/), '4');
    expect(screen.queryByText(/has no winner yet/)).toBeNull();
    await userEvent.clear(field(/Local team penalty score/));
    await press('Save match');
    expect(useMessages.getState().message?.text).toBe('Match has been updated. It has no winner yet');
  });

  test('can be entered in a form that was open before both teams were known', async () => {
    const { local } = final;
    const unplayed: Match = {
      ...final,
      local: { ...local, goals: null },
      visitor: { ...final.visitor, goals: null },
    };
    const { showCup } = renderAdmin(
      <MatchesManager />,
      withMatch(cup, { ...unplayed, local: { ...unplayed.local, team: null } }),
    );
    await press('Manage knockout matches');
    await press('Edit Match 2');
    expect(field(/^Winner match 1 Local team score$/).disabled).toBe(true);
    expect(screen.getByText('A score can be entered as soon as both teams are known.')).toBeTruthy();
    showCup(withMatch(cup, unplayed));
    expect(field(/^Lions Local team score$/).disabled).toBe(false);
    expect(screen.queryByText('A score can be entered as soon as both teams are known.')).toBeNull();
  });

  test('that was typed for other teams than those of now is saved only once these were named', async () => {
    const refusal: FakeAnswer = { status: 409, errors: [{ msg: 'match_has_other_teams_by_now' }] };
    const answers = { [EDIT_UNKNOWN]: refusal };
    const calls = fakeApi(answers);
    const unplayed: Match = {
      ...final,
      local: { ...final.local, goals: null },
      visitor: { ...final.visitor, teamId: null, placeholder: 'Winner match 9', goals: null },
      scoredTeams: null,
    };
    const { showCup } = renderAdmin(<MatchesManager />, withMatch(cup, unplayed));
    await press('Manage knockout matches');
    await press('Edit Match 2');
    await typeScore('3', '1');
    await press('Save match');
    expect(calls.map(({ body }) => body['teamsOfScore'])).toEqual([
      { local: 'team-Lions', visitor: 'team-Foxes' },
    ]);
    expect(field(/^Lions Local team score$/).value).toBe('3');

    const bears = { teamId: 'team-Bears', name: 'Bears' };
    showCup(withMatch(cup, { ...unplayed, local: { ...unplayed.local, team: bears } }));
    answers[EDIT_UNKNOWN] = { data: { match: toMatchView(final) } };
    await press('Save match');
    const modal = within(screen.getByRole('dialog', { name: 'Please confirm' }));
    expect(modal.getByText(/Bears – Foxes in place of Lions – Foxes/)).toBeTruthy();
    await userEvent.click(modal.getByRole('button', { name: 'Save it' }));
    const edits = calls.filter(({ path }) => path === EDIT_UNKNOWN);
    expect(edits.map(({ body }) => body['teamsOfScore'])).toEqual([
      { local: 'team-Lions', visitor: 'team-Foxes' },
      { local: 'team-Bears', visitor: 'team-Foxes' },
    ]);
  });
});
