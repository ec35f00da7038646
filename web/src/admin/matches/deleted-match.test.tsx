import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { withMatch } from '../../shelf/cup/with-match';
import { hasUnsavedForms } from '../../shelf/stores/leaving';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { buildCup, buildGroup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { MatchesManager } from './matches-manager';

const EDIT_GROUP = '/admin/fixture/matches/edit-group-match';
const EDIT_KNOWN = '/admin/fixture/matches/edit-known-teams';

const teams = ['Lions', 'Bears'].map((name) => buildTeam(name));
const groupMatch = buildKnownMatch('Lions', 'Bears', { groupId: 'group-1', stageId: 'groups' });
const final = buildKnownMatch('Lions', 'Bears', { stageId: 'final', matchNumber: 1 });
const groups = buildStage({
  stageId: 'groups',
  groups: [buildGroup({ name: 'A', Teams: teams, stageId: 'groups' })],
  Matches: [groupMatch],
});
const knockout = buildStage({
  stageId: 'final',
  name: 'Final',
  type: 'knockout',
  order: 2,
  Matches: [final],
});
const cup = buildCup({ Teams: teams, Stages: [groups, knockout] });
const withoutMatches: Cup = { ...cup, Stages: cup.Stages.map((stage) => ({ ...stage, Matches: [] })) };

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Opens a match that is shown under `list`, and types its score. */
async function typeScore(list: string, name: string) {
  const { showCup } = renderAdmin(<MatchesManager />, cup);
  await press(list);
  await press(`Edit ${name}`);
  await userEvent.type(screen.getByLabelText(/Local team score/), '3');
  await userEvent.type(screen.getByLabelText(/Visitor team score/), '2');
  return { showDeleted: () => showCup(withoutMatches) };
}

async function saveWith(answer: FakeAnswer) {
  fakeApi({ [EDIT_GROUP]: answer, [EDIT_KNOWN]: answer });
  await press('Save match');
}

describe('a match that somebody else has deleted', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
  });

  test.each([
    ['of a group', 'Group stage', 'Lions – Bears (A)'],
    ['of the knockout', 'Manage knockout matches', 'Match 1'],
  ])('leaves neither a form nor a draft behind once its save was refused: one %s', async (_, list, name) => {
    await typeScore(list, name);
    await saveWith({ status: 404, errors: [{ msg: 'match_not_found' }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useMessages.getState().message?.text).toBe('Match not found');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    await waitFor(() => expect(hasUnsavedForms()).toBe(false));
  });

  test('does not hold the page, whatever was typed for it', async () => {
    const { showDeleted } = await typeScore('Group stage', 'Lions – Bears (A)');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Not saved: 3 – 2')).toBeTruthy();
    expect(hasUnsavedForms()).toBe(true);
    showDeleted();
    await waitFor(() => expect(hasUnsavedForms()).toBe(false));
  });

  test('is another thing than a match whose group was deleted: what was typed for that stays', async () => {
    await typeScore('Group stage', 'Lions – Bears (A)');
    await saveWith({ status: 404, errors: [{ msg: 'group_not_found' }] });
    expect(await screen.findByText('Not saved: 3 – 2')).toBeTruthy();
    expect(hasUnsavedForms()).toBe(true);
  });
});

describe('the question whether to delete a match', () => {
  async function ask() {
    const { showCup } = renderAdmin(<MatchesManager />, cup);
    await press('Manage knockout matches');
    await press('Delete Match 1');
    return (shown: Cup) => showCup(shown);
  }

  test('names where and when it is played now', async () => {
    const show = await ask();
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Match' }));
    expect(dialog.getByText(/Hall 1/)).toBeTruthy();
    show(withMatch(cup, { ...final, location: 'Hall 2' }));
    expect(dialog.getByText(/Hall 2/)).toBeTruthy();
  });

  test('ends when somebody else was faster', async () => {
    const show = await ask();
    show(withoutMatches);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a match whose deletion brings other teams into a scored match', () => {
  const score = { local: { goals: 2 }, visitor: { goals: 1 } };
  const scoredTeams = { local: 'team-Lions', visitor: 'team-Bears' };
  const semiFinal = buildKnownMatch('Lions', 'Bears', {
    ...score,
    matchId: 'semi',
    stageId: 'semis',
    matchNumber: 1,
  });
  const source = { kind: 'match-winner', matchId: 'semi' } as const;
  const played = buildKnownMatch('Lions', 'Bears', {
    ...score,
    scoredTeams,
    stageId: 'final',
    matchNumber: 2,
  });
  const dependent = {
    ...played,
    local: { ...played.local, teamId: null, placeholder: 'Winner match 1', source },
  };
  const semis = buildStage({ stageId: 'semis', type: 'knockout', order: 2, Matches: [semiFinal] });
  const last = { ...knockout, order: 3, Matches: [dependent] };
  const changed = { ...dependent, local: { ...dependent.local, team: null }, teamsChanged: true };
  const shown: Cup = { ...cup, Stages: [semis, last] };

  test('is named before, and its review is where one stands afterwards', async () => {
    fakeApi({ '/admin/fixture/matches/delete': {} });
    const { showCup } = renderAdmin(<MatchesManager />, shown);
    await press('Manage knockout matches');
    await press('Delete Match 1');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Match' }));
    expect(dialog.getByText('Match 2: Lions – Bears, 2 – 1')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete match' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    showCup({ ...cup, Stages: [{ ...last, Matches: [changed] }] });
    const review = screen.getByRole('heading', { name: 'Please review' });
    await waitFor(() => expect(document.activeElement?.contains(review)).toBe(true));
  });

  test('is not named where nobody comes into it by that match', async () => {
    renderAdmin(<MatchesManager />, { ...shown, Stages: [semis, { ...last, Matches: [played] }] });
    await press('Manage knockout matches');
    await press('Delete Match 1');
    expect(screen.queryByText(/^Match 2: /)).toBeNull();
  });
});
