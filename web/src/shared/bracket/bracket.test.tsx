import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildKnownMatch, buildOpenMatch, buildStage } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { BracketTree } from './bracket-tree';
import { Bracket } from './bracket';
import { cupRounds, findFeeders } from './cup-rounds';

const shootOut = { local: { goals: 2, kicks: 3 }, visitor: { goals: 2, kicks: 4 } };
const semiFinal = buildKnownMatch('Lions', 'Bears', {
  matchId: 'sf',
  stageId: 'semi',
  matchNumber: 1,
  ...shootOut,
});
const finalMatch = buildOpenMatch({
  matchId: 'f',
  stageId: 'final',
  matchNumber: 2,
  local: { placeholder: 'Winner match 1', source: { kind: 'match-winner', matchId: 'sf' } },
});
const Stages = [
  buildStage({ stageId: 'semi', name: 'Semi-finals', type: 'knockout', Matches: [semiFinal] }),
  buildStage({ stageId: 'final', name: 'Final', type: 'knockout', order: 2, Matches: [finalMatch] }),
];

describe('the bracket', () => {
  test('says that there is nothing to show while no stage has a match', () => {
    renderPage(<Bracket cup={{ Stages: [buildStage({ type: 'knockout' })] }} />);
    expect(screen.getByText('No bracket data available')).toBeTruthy();
  });

  test('shows each match with teams or what stands in for them, scores and when it is played', () => {
    renderPage(<BracketTree rounds={cupRounds({ Stages })} />);
    const [first, last] = screen.getAllByRole('article').map((card) => card.textContent);
    for (const part of ['Match 1', 'Lions', '2(3)', 'Bears', '2(4)', '11/05/2030 at 10:00 - Hall 1']) {
      expect(first).toContain(part);
    }
    for (const part of ['Match 2', 'Winner match 1', 'NO TEAM', '(-)']) expect(last).toContain(part);
  });
});

test('a result whose teams have changed since is marked in the bracket', () => {
  const changed = { ...semiFinal, teamsChanged: true };
  const [semi] = Stages;
  if (!semi) throw new Error('There are two stages');
  renderPage(<BracketTree rounds={cupRounds({ Stages: [{ ...semi, Matches: [changed] }] })} />);
  expect(screen.getByRole('article').textContent).toContain('Under review');
});

describe('the matches that a match gets its teams from', () => {
  test('a placeholder names the match that its team comes from', () => {
    expect(findFeeders(cupRounds({ Stages })).get('f')).toEqual({ winnersOf: ['sf'], losersOf: [] });
  });

  test('a team that was chosen by name comes from its last match, won or lost', () => {
    const third = buildKnownMatch('Lions', 'Foxes', { matchId: 't', stageId: 'final', matchNumber: 2 });
    const known = buildKnownMatch('Bears', 'Foxes', { matchId: 'f', stageId: 'final', matchNumber: 3 });
    const [semi, final] = Stages;
    if (!semi || !final) throw new Error('There are two stages');
    const feeders = findFeeders(cupRounds({ Stages: [semi, { ...final, Matches: [third, known] }] }));
    expect(feeders.get('t')).toEqual({ winnersOf: [], losersOf: ['sf'] });
    expect(feeders.get('f')).toEqual({ winnersOf: ['sf'], losersOf: [] });
  });
});
