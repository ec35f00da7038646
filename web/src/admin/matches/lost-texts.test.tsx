import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
  toMatchView,
} from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { LostTexts } from './lost-texts';

const EDIT_OPEN = '/admin/fixture/matches/edit-unknown-teams';

const left = buildKnownMatch('Foxes', 'Wolves', {
  matchId: 'left',
  stageId: 'semi-finals',
  matchNumber: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const anew = buildKnownMatch('Bears', 'Lions', {
  matchId: 'anew',
  stageId: 'semi-finals',
  matchNumber: 2,
  createdAt: '2026-01-02T00:00:00.000Z',
});
const source = { kind: 'match-winner', matchId: 'left' } as const;
const final = buildOpenMatch({
  matchId: 'final',
  stageId: 'final',
  matchNumber: 3,
  local: { placeholder: 'Winner match 1', lost: ['Lions', 'Bears'] },
  visitor: { placeholder: 'Winner match 1', source },
});

function cupWith(matches: readonly (typeof final)[], finals = [final]) {
  return buildCup({
    Teams: ['Lions', 'Bears', 'Foxes', 'Wolves'].map((name) => buildTeam(name)),
    Stages: [
      buildStage({ stageId: 'semi-finals', type: 'knockout', order: 2, Matches: matches }),
      buildStage({ stageId: 'final', type: 'knockout', order: 3, Matches: finals }),
    ],
  });
}

describe('a text whose target was deleted', () => {
  test('says what it was, and is bound with one tap to the match that was made anew', async () => {
    const bound = { ...final, local: { ...final.local, lost: null } };
    const calls = fakeApi({ [EDIT_OPEN]: { data: { match: toMatchView(bound) } } });
    renderAdmin(<LostTexts />, cupWith([left, anew]));
    const line = screen.getByRole('listitem');
    expect(within(line).getByRole('heading').textContent).toContain('Match 3: Winner match 1');
    expect(line.textContent).toContain('It was: winner of Lions – Bears.');
    expect(line.textContent).toContain('Suggested: Bound to match 2: the winner of Bears – Lions');
    await userEvent.click(screen.getByRole('button', { name: 'Bind it' }));
    expect(calls).toMatchObject([
      { body: { matchId: 'final', stageId: 'final', localTeamPlaceholder: 'Winner match 2' } },
    ]);
    expect(calls[0]?.body).not.toHaveProperty('visitorTeamPlaceholder');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  test('is mended by hand where nothing suggests itself', () => {
    renderAdmin(<LostTexts />, cupWith([left]));
    expect(screen.getByRole('listitem').textContent).toContain(
      'Nothing suggests itself. Please edit the match.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not there where every text leads somewhere', () => {
    renderAdmin(<LostTexts />, cupWith([left, anew], []));
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

test('a text that names a group or a team without being bound to it is listed, too', () => {
  const groups = [buildGroup({ groupId: 'a', name: 'A', stageId: 'groups', Teams: [] })];
  const open = buildOpenMatch({
    stageId: 'final',
    matchNumber: 1,
    local: { placeholder: '1A' },
    visitor: { placeholder: 'lions' },
  });
  const cup = buildCup({
    Teams: [buildTeam('Lions')],
    Stages: [
      buildStage({ stageId: 'groups', order: 1, groups }),
      buildStage({ stageId: 'final', type: 'knockout', order: 3, Matches: [open] }),
    ],
  });
  renderAdmin(<LostTexts />, cup);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bound to group "A": the team in place 1'),
    expect.stringContaining('The team Lions'),
  ]);
});

test('a text that was of a loser, of a group or of a stage says so', () => {
  const lost = (placeholder: string, was: readonly string[]) =>
    buildOpenMatch({ stageId: 'final', local: { placeholder, lost: was } });
  renderAdmin(
    <LostTexts />,
    cupWith([], [lost('Loser match 7', ['Lions', '1st Group A']), lost('1st Group A', ['A'])]),
  );
  expect(screen.getByText('It was: loser of Lions – 1st Group A.')).not.toBeNull();
  expect(screen.getByText('It was: 1st Group A.')).not.toBeNull();
});
