import { describe, expect, test } from 'vitest';
import {
  buildCupView,
  buildGroupView,
  buildMatchView,
  buildStageView,
  buildTeamView,
} from '../../testing/build-cup-view';
import { placeholderSuggestions } from './placeholder-suggestions';

const semiFinal = buildMatchView({ matchId: 'sf', stageId: 'semi', matchNumber: 1 });
const stages = [
  buildStageView({ stageId: 'groups', groups: [buildGroupView('A'), buildGroupView('Pool North')] }),
  buildStageView({ stageId: 'semi', type: 'knockout', order: 2, Matches: [semiFinal] }),
  buildStageView({ stageId: 'final', type: 'knockout', order: 3 }),
];
const Teams = [buildTeamView('Hosts')];

describe('the suggestions for a placeholder', () => {
  test('are the places of the groups before, and the teams', () => {
    expect(placeholderSuggestions(buildCupView({ Stages: stages, Teams }), 'semi')).toEqual([
      '1st Group A',
      '1st Pool North',
      '2nd Group A',
      '2nd Pool North',
      'Hosts',
    ]);
  });

  test('begin with the winners of the rounds before', () => {
    const [first] = placeholderSuggestions(buildCupView({ Stages: stages, Teams }), 'final');
    expect(first).toBe('Winner match 1');
  });

  test('have last what stands in a match already', () => {
    const used = buildMatchView({ localTeamPlaceholder: 'winner match 1', visitorTeamPlaceholder: 'hosts' });
    const [groups, semi, final] = stages;
    if (!groups || !semi || !final) throw new Error('There are three stages');
    const cup = buildCupView({ Stages: [groups, semi, { ...final, Matches: [used] }], Teams });
    expect(placeholderSuggestions(cup, 'final').slice(-2)).toEqual(['Winner match 1', 'Hosts']);
  });

  test('are none for a stage that is gone', () => {
    expect(placeholderSuggestions(buildCupView({ Stages: stages, Teams }), 'gone')).toEqual([]);
  });
});
