import { describe, expect, test } from 'vitest';
import { buildCup, buildGroup, buildOpenMatch, buildStage, buildTeam } from '../../testing/build-view';
import { fixtureTexts } from '../../shared/texts/en/admin/fixture';
import { guideSteps } from './guide-steps';

function progressOf(cup: Parameters<typeof buildCup>[0]) {
  return guideSteps(buildCup(cup), fixtureTexts.guide).map(({ isDone, note }) => [isDone, note]);
}

const Teams = [buildTeam('Lions'), buildTeam('Bears'), buildTeam('Foxes')];
const inGroup = [
  { teamId: 'team-Lions', name: 'Lions' },
  { teamId: 'team-Bears', name: 'Bears' },
];

describe('the four steps to a fixture', () => {
  test('in an empty cup every step is to do', () => {
    expect(progressOf({})).toEqual([
      [false, 'No stages have been set yet'],
      [false, 'Set a stage of type group first, or go on without groups'],
      [false, 'No teams added yet'],
      [false, 'Set the stages first'],
    ]);
  });

  test('each step names what is missing where', () => {
    const groups = [
      buildGroup({ groupId: 'group-A', name: 'A', Teams: inGroup }),
      buildGroup({ groupId: 'group-B', name: 'B' }),
    ];
    const Stages = [buildStage({ name: 'First round', groups })];
    expect(progressOf({ Teams, Stages })).toEqual([
      [true, 'First round'],
      [true, 'A, B'],
      [false, 'Fewer than two teams in: B'],
      [false, 'No matches yet in: First round'],
    ]);
  });

  test('a cup with knockout stages only needs no groups', () => {
    const [, groups, teams] = progressOf({ Teams, Stages: [buildStage({ type: 'knockout' })] });
    expect(groups).toEqual([true, 'Not needed: there are knockout stages only']);
    expect(teams).toEqual([true, 'Not needed: there are no groups']);
  });

  test('the steps are done when every stage has matches; teams in no group are counted', () => {
    const groups = [buildGroup({ groupId: 'group-A', name: 'A', Teams: inGroup })];
    const Stages = [buildStage({ groups, Matches: [buildOpenMatch()] })];
    expect(progressOf({ Teams, Stages }).slice(2)).toEqual([
      [true, '3 teams are in no group'],
      [true, '1 match is scheduled'],
    ]);
  });

  test('matches whose score belongs to other teams keep the last step open', () => {
    const Stages = [buildStage({ type: 'knockout', Matches: [buildOpenMatch({ teamsChanged: true })] })];
    expect(progressOf({ Teams, Stages }).at(-1)).toEqual([false, '1 match has other teams than its score']);
  });
});
