import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cupRounds } from '../../../shelf/bracket/cup-rounds';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildOpenMatch,
  buildRow,
  buildStage,
} from '../../../testing/build-view';
import { fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { useSubmission } from '../../forms/submission';
import { MatchEditsContext, useMatchEdits } from '../edit-match/use-match-edits';
import { ManageKnockout } from './manage-knockout';

/** Builds two finished groups whose tables have these positions, and a semi-final for the best of their second-placed teams. */
function cupWith(positions: readonly number[]) {
  const groups = ['A', 'B'].map((name) =>
    buildGroup({
      groupId: name,
      name,
      standings: positions.map((position, index) => buildRow({ position, teamId: `${name}-${index}` })),
    }),
  );
  const Matches = groups.map(({ groupId }) =>
    buildKnownMatch('Lions', 'Bears', { groupId, local: { goals: 1 }, visitor: { goals: 1 } }),
  );
  const source = { kind: 'best-of-place', stageId: 'stage-1', place: 2, rank: 1 } as const;
  const semiFinal = buildOpenMatch({
    stageId: 'semi',
    matchNumber: 1,
    local: { placeholder: 'Best second 1', source },
  });
  return buildCup({
    Stages: [
      buildStage({ groups, Matches }),
      buildStage({ stageId: 'semi', type: 'knockout', order: 2, Matches: [semiFinal] }),
    ],
  });
}

function Managed({ cup }: { readonly cup: ReturnType<typeof cupWith> }) {
  return (
    <MatchEditsContext value={useMatchEdits()}>
      <ManageKnockout rounds={cupRounds(cup)} onEdit={() => undefined} onDelete={() => undefined} />
    </MatchEditsContext>
  );
}

function showMatches(positions: readonly number[]) {
  const cup = cupWith(positions);
  renderAdmin(<Managed cup={cup} />, cup);
}

const HOW = /Record what decides it below the groups/;

test('where teams are level across the groups, an administrator is told how to let one of them in', () => {
  showMatches([1, 2]);
  expect(screen.getByRole('link', { name: /^Level teams across the groups/ })).toBeTruthy();
  expect(screen.getByText(HOW)).toBeTruthy();
});

test('where teams of a group are level, the lots of that are recorded instead', () => {
  showMatches([1, 2, 2]);
  expect(screen.getByRole('link', { name: 'Level teams in A: not decided yet' })).toBeTruthy();
  expect(screen.queryByText(HOW)).toBeNull();
});

test('a match is marked as the final, and the mark is taken away again', async () => {
  const calls = fakeApi({ '/admin/fixture/matches/mark-final': {} });
  const cup = cupWith([1, 2]);
  const { unmount } = renderAdmin(<Managed cup={cup} />, cup);
  await userEvent.click(screen.getByRole('button', { name: 'Mark Match 1 as the final', pressed: false }));
  const [groups, semi] = cup.Stages;
  const marked = semi && { ...semi, Matches: semi.Matches.map((match) => ({ ...match, isFinal: true })) };
  const changed = { ...cup, Stages: [groups, marked].filter((stage) => stage !== undefined) };
  const sent = () => calls.filter(({ path }) => path.endsWith('mark-final')).map(({ body }) => body);
  const matchId = semi?.Matches[0]?.matchId;
  await waitFor(() => expect(sent()).toEqual([{ matchId, isFinal: true }]));
  unmount();
  renderAdmin(<Managed cup={changed} />, changed);
  expect(screen.getByText('This is the final')).toBeTruthy();
  const taken = await screen.findByRole('button', { name: 'Mark Match 1 as the final', pressed: true });
  await waitFor(() => expect(useSubmission.getState().isSubmitting).toBe(false));
  await userEvent.click(taken);
  await waitFor(() => expect(sent()[1]).toEqual({ matchId, isFinal: false }));
  vi.unstubAllGlobals();
});

test('a marked match whose winner has a further match is asked about', () => {
  const source = { kind: 'match-winner', matchId: 'first' } as const;
  const last = buildOpenMatch({ stageId: 'ko', matchNumber: 2, local: { placeholder: 'Winner', source } });
  const show = (marked: 'first' | 'last') => {
    const first = buildKnownMatch('Lions', 'Bears', { matchId: 'first', stageId: 'ko', matchNumber: 1 });
    const Matches = [
      { ...first, isFinal: marked === 'first' },
      { ...last, isFinal: marked === 'last' },
    ];
    const cup = buildCup({ Stages: [buildStage({ stageId: 'ko', type: 'knockout', Matches })] });
    return renderAdmin(<Managed cup={cup} />, cup);
  };
  const { unmount } = show('first');
  expect(screen.getByText('The winner has a further match. Is the right match marked?')).toBeTruthy();
  unmount();
  show('last');
  expect(screen.getByText('This is the final')).toBeTruthy();
  expect(screen.queryByText(/^The winner has a further match/)).toBeNull();
});
