import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { withMatch } from '../../shelf/cup/with-match';
import { clearMessage } from '../../shelf/stores/messages';
import { endLeadingToReview } from '../review/review';
import {
  buildCup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { MatchesManager } from './matches-manager';

const EDIT_KNOWN = '/admin/fixture/matches/edit-known-teams';
const EDIT_UNKNOWN = '/admin/fixture/matches/edit-unknown-teams';

const semiFinal = buildKnownMatch('Lions', 'Bears', {
  stageId: 'semi-finals',
  matchNumber: 1,
  local: { goals: 2 },
  visitor: { goals: 1 },
  scoredTeams: { local: 'team-Lions', visitor: 'team-Bears' },
});
const final = buildOpenMatch({
  stageId: 'final',
  matchNumber: 2,
  local: {
    placeholder: 'Winner match 1',
    source: { kind: 'match-winner', matchId: semiFinal.matchId },
    team: { teamId: 'team-Lions', name: 'Lions' },
    goals: 4,
  },
  visitor: { teamId: 'team-Foxes', team: { teamId: 'team-Foxes', name: 'Foxes' }, goals: 3 },
  scoredTeams: { local: 'team-Lions', visitor: 'team-Foxes' },
});
const cup = buildCup({
  Teams: ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name)),
  Stages: [
    buildStage({ stageId: 'semi-finals', name: 'Semi-finals', type: 'knockout', Matches: [semiFinal] }),
    buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [final] }),
  ],
});
const underReview = withMatch(cup, { ...final, teamsChanged: true });

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

/** Saves a score, up to the question that lists the matches to review. */
async function enterScore(local: string, visitor: string) {
  await press('Manage knockout matches');
  await press('Edit Match 1');
  for (const [label, goals] of [
    [/Local team score/, local],
    [/Visitor team score/, visitor],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), goals);
  }
  await press('Save match');
}

afterEach(() => {
  act(() => {
    endLeadingToReview();
    clearMessage();
  });
});

test('a match under review waits for the one that its teams come from', () => {
  const changedSemi = { ...semiFinal, teamsChanged: true };
  const openFinal = { ...final, local: { ...final.local, team: null }, teamsChanged: true };
  renderAdmin(<MatchesManager />, withMatch(withMatch(cup, changedSemi), openFinal));
  const reviewed = (name: string) => {
    const heading = screen.getAllByRole('heading', { name }).find((found) => found.tagName === 'H3');
    return within(heading?.closest('li') ?? document.body);
  };
  expect(reviewed('Match 1').getAllByRole('button')).toHaveLength(2);
  expect(reviewed('Match 2').queryByRole('button')).toBeNull();
  expect(
    reviewed('Match 2').getByText('Decide on Match 1 first: its result says who plays here.'),
  ).toBeTruthy();
});

test('a score that brings other teams into matches with a score is saved only once these were named', async () => {
  const calls = fakeApi({ [EDIT_KNOWN]: { data: { match: toMatchView(semiFinal) } } });
  renderAdmin(<MatchesManager />, cup);
  await enterScore('1', '2');
  const modal = within(screen.getByRole('dialog', { name: 'Please confirm' }));
  expect(modal.getByText('Match 2: Lions – Foxes, 4 – 3')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(modal.getByRole('button', { name: 'Save it' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(EDIT_KNOWN));
});

test('a score that is emptied in the form is taken away only after a question', async () => {
  const calls = fakeApi({ [EDIT_KNOWN]: { data: { match: toMatchView(semiFinal) } } });
  renderAdmin(<MatchesManager />, cup);
  await press('Manage knockout matches');
  await press('Edit Match 1');
  for (const label of [/Local team score/, /Visitor team score/]) {
    await userEvent.clear(screen.getByLabelText(label));
  }
  await press('Save match');
  const modal = within(screen.getByRole('dialog', { name: 'Please confirm' }));
  expect(modal.getByText('This takes the score 2 – 1 away.')).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.click(modal.getByRole('button', { name: 'Save it' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(EDIT_KNOWN));
});

describe('a match under review', () => {
  test('leaves the focus where the reviews are when its button disappears', async () => {
    fakeApi({ [EDIT_KNOWN]: { data: { match: toMatchView(final) } } });
    const { showCup } = renderAdmin(<MatchesManager />, underReview);
    await press('The score is right');
    showCup(cup);
    expect(screen.queryByRole('button', { name: 'The score is right' })).toBeNull();
    expect(document.activeElement?.nextElementSibling?.textContent).toContain('Tournament Bracket');
  });

  test('loses its score only after a question, which names the score and its teams', async () => {
    const calls = fakeApi({ [EDIT_UNKNOWN]: { data: { match: toMatchView(final) } } });
    renderAdmin(<MatchesManager />, underReview);
    const ask = () => press('Take the score away');
    await ask();
    const question = () => within(screen.getByRole('dialog', { name: 'Take the score away' }));
    expect(question().getByText('The score 4 – 3 was entered for Lions – Foxes.')).toBeTruthy();
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([]);
    await ask();
    await userEvent.click(question().getByRole('button', { name: 'Take the score away' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ localTeamScore: null, visitorTeamScore: null }),
    );
  });

  test('is where one stands also when only another try has saved the score that led to it', async () => {
    const answers: Record<string, FakeAnswer> = { [EDIT_KNOWN]: { isLost: true } };
    fakeApi(answers);
    const { showCup } = renderAdmin(<MatchesManager />, cup);
    await enterScore('1', '2');
    await press('Save it');
    const form = within(screen.getByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    answers[EDIT_KNOWN] = { data: { match: toMatchView(semiFinal) } };
    await press(/^Try again/);
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    showCup(underReview);
    const review = screen.getByRole('heading', { name: 'Please review' });
    await waitFor(() => expect(document.activeElement?.contains(review)).toBe(true));
  });
});
