import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Cup } from '../../shared/cup/cup';
import { CupContext } from '../../shared/cup/cup-context';
import { withMatch } from '../../shared/cup/matches/with-match';
import {
  buildCup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { MatchesManager } from './matches-manager';

const EDIT_KNOWN = '/admin/fixture/matches/edit-known-teams';

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

function managerOf(shown: Cup) {
  return (
    <MemoryRouter>
      <CupContext value={shown}>
        <MatchesManager />
      </CupContext>
    </MemoryRouter>
  );
}

async function saveScore(local: string, visitor: string) {
  for (const [label, goals] of [
    [/Local team score/, local],
    [/Visitor team score/, visitor],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), goals);
  }
  await press('Save match');
  await press('Save it');
}

describe('a match under review', () => {
  test('leaves the focus where the reviews are when its button disappears', async () => {
    fakeApi({ [EDIT_KNOWN]: { data: { match: toMatchView(final) } } });
    const { rerender } = render(managerOf(underReview));
    await press('The score is right');
    rerender(managerOf(cup));
    expect(screen.queryByRole('button', { name: 'The score is right' })).toBeNull();
    expect(document.activeElement?.nextElementSibling?.textContent).toContain('Tournament Bracket');
  });

  test('is where one stands also when only another try has saved the score that led to it', async () => {
    const answers: Record<string, FakeAnswer> = { [EDIT_KNOWN]: { isLost: true } };
    fakeApi(answers);
    const { rerender } = render(managerOf(cup));
    await press('Manage knockout matches');
    await press('Edit Match 1');
    await saveScore('1', '2');
    const form = within(screen.getByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    answers[EDIT_KNOWN] = { data: { match: toMatchView(semiFinal) } };
    await press(/^Try again/);
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    rerender(managerOf(underReview));
    const review = screen.getByRole('heading', { name: 'Please review' });
    await waitFor(() => expect(document.activeElement?.contains(review)).toBe(true));
  });
});
