import { describe, expect, test } from 'vitest';
import { buildCup, buildGroup, buildOpenMatch, buildStage, buildTeam } from '../../../testing/build-view';
import { sharedTexts as german } from '../../../shelf/texts/de';
import { keepTexts, showLanguage } from '../../../shelf/texts/use-texts';
import { placeholderSuggestions } from './placeholder-suggestions';

const semiFinal = buildOpenMatch({ matchId: 'sf', stageId: 'semi', matchNumber: 1 });
const stages = [
  buildStage({
    stageId: 'groups',
    groups: [
      buildGroup({ groupId: 'group-A', name: 'A' }),
      buildGroup({ groupId: 'group-Pool North', name: 'Pool North' }),
    ],
  }),
  buildStage({ stageId: 'semi', type: 'knockout', order: 2, Matches: [semiFinal] }),
  buildStage({ stageId: 'final', type: 'knockout', order: 3 }),
];
const Teams = [buildTeam('Hosts')];

describe('the suggestions for a placeholder', () => {
  test('the places of the groups before and the teams are suggested', () => {
    expect(placeholderSuggestions(buildCup({ Stages: stages, Teams }), 'semi')).toEqual([
      '1st Group A',
      '1st Pool North',
      '2nd Group A',
      '2nd Pool North',
      'Hosts',
    ]);
  });

  test('the places of the phase before come first, then those of earlier phases that are called otherwise', () => {
    const groups = ['A', 'E'].map((name) => buildGroup({ groupId: `second-${name}`, name }));
    const second = buildStage({ stageId: 'second', order: 1.5, groups });
    expect(placeholderSuggestions(buildCup({ Stages: [...stages, second] }), 'semi')).toEqual([
      '1st Group A',
      '1st Group E',
      '2nd Group A',
      '2nd Group E',
      '1st Pool North',
      '2nd Pool North',
    ]);
  });

  test('the winners of the rounds before are suggested first', () => {
    const [first] = placeholderSuggestions(buildCup({ Stages: stages, Teams }), 'final');
    expect(first).toBe('Winner match 1');
  });

  test('they are in the language that is shown', () => {
    keepTexts('de', german);
    showLanguage('de');
    expect(placeholderSuggestions(buildCup({ Stages: stages, Teams }), 'final').slice(0, 3)).toEqual([
      'Sieger Spiel 1',
      '1. Gruppe A',
      '1. Pool North',
    ]);
  });

  test('placeholders that are used in a match already are suggested last', () => {
    const used = buildOpenMatch({
      local: { placeholder: 'winner match 1' },
      visitor: { placeholder: 'hosts' },
    });
    const [groups, semi, final] = stages;
    if (!groups || !semi || !final) throw new Error('There are three stages');
    const cup = buildCup({ Stages: [groups, semi, { ...final, Matches: [used] }], Teams });
    expect(placeholderSuggestions(cup, 'final').slice(-2)).toEqual(['Winner match 1', 'Hosts']);
  });

  test('nothing is suggested for a stage that does not exist', () => {
    expect(placeholderSuggestions(buildCup({ Stages: stages, Teams }), 'gone')).toEqual([]);
  });
});
