import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Cup } from '../../../shared/cup/cup';
import { CupContext } from '../../../shared/cup/cup-context';
import { forgetKeptPage } from '../../../shared/stores/kept-page';
import { clearMessage } from '../../../shared/stores/messages';
import { buildCup, buildOpenMatch, buildStage, buildTeam } from '../../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api';
import { MatchesManager } from '../matches-manager';

const EDIT_UNKNOWN = '/admin/fixture/matches/edit-unknown-teams';
const OTHER_TEAMS: FakeAnswer = { status: 409, errors: [{ msg: 'match_has_other_teams_by_now' }] };

const LIONS_FOXES = { local: 'team-Lions', visitor: 'team-Foxes' };
const BEARS_FOXES = { local: 'team-Bears', visitor: 'team-Foxes' };

/** A cup whose final has `finalist`, the winner of a semi-final, against the Foxes. */
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
    Teams: ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name)),
    Stages: [buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [final] })],
  });
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

async function press(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
}

const form = () => within(screen.getByRole('dialog', { name: 'Edit match' }));

async function openFinal(finalist: 'Lions' | null) {
  const answers: Record<string, FakeAnswer> = { [EDIT_UNKNOWN]: { isLost: true } };
  const calls = fakeApi(answers);
  const { rerender } = render(managerOf(cupWith(finalist)));
  await press('Manage knockout matches');
  await press('Edit Match 2');
  const edits = () => calls.filter(({ path }) => path === EDIT_UNKNOWN);
  return {
    answers,
    edits,
    /** For whom each score was sent. */
    teamsOfScores: () => edits().map(({ body }) => body['teamsOfScore']),
    show: (now: 'Lions' | 'Bears') => rerender(managerOf(cupWith(now))),
  };
}

async function typeScore() {
  await userEvent.type(form().getByLabelText(/Local team score/), '3');
  await userEvent.type(form().getByLabelText(/Visitor team score/), '1');
}

async function closeForm() {
  await userEvent.click(form().getByRole('button', { name: 'Close' }));
}

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

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
