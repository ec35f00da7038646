import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { findBrokenRules } from '../rules/find-broken-rules';
import { buildCup, teamIdOf, withMatch } from '../testing/build-cup';
import { teamsOfMatch } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import { addNamedPlaceToGroup, removePlaceFromGroup } from './group-places';
import { addTeamsToGroup, deleteGroup, recordLots } from './groups';
import { createMatch, editMatch } from './matches';
import { deleteStage, reorderStages } from './stages';

const FIRST = {
  'Group A': { teams: ['A', 'B'], matches: ['A 2-0 B'] },
  'Group B': { teams: ['C', 'D'], matches: ['C v D'] },
};
const E = 'stage 2 E';
const F = 'stage 2 F';

function cupOf(places: readonly string[] = [], matches: readonly string[] = []): Cup {
  return buildCup({
    stages: [
      { name: 'First', groups: FIRST },
      { name: 'Second', groups: { E: { teams: [], places, matches }, F: { teams: ['B'] } } },
    ],
  });
}

const placesIn = (cup: Cup, groupId = E) => cup.groups.find((group) => group.groupId === groupId)?.places;

describe('adding a place to a group', () => {
  const first = { kind: 'group-place', groupId: 'stage 1 Group A', place: 1 };

  it('binds the words that a match would take', () => {
    expect(placesIn(valueOf(addNamedPlaceToGroup(cupOf(), E, '1. Gruppe A')))).toEqual([first]);
  });

  it('goes back past a phase of groups that are called otherwise', () => {
    const cup = buildCup({
      stages: [
        { name: 'First', groups: FIRST },
        { name: 'Second', groups: { E: { teams: [] } } },
        { name: 'Third', groups: { G: { teams: [] } } },
      ],
    });
    const added = valueOf(addNamedPlaceToGroup(cup, 'stage 3 G', '2nd Group A'));
    expect(placesIn(added, 'stage 3 G')).toEqual([{ ...first, place: 2 }]);
  });

  it('is told as such, of its group, and so is taking it out', () => {
    const added = addNamedPlaceToGroup(cupOf(), E, '1st Group A');
    expect(added).toMatchObject({ event: { kind: 'group-place-added', name: 'E' } });
    const removed = removePlaceFromGroup(cupOf(['1st Group A']), E, 0);
    expect(removed).toMatchObject({ event: { kind: 'group-place-removed', name: 'E' } });
  });

  it.each([
    ['Somebody', 'text_names_no_place'],
    ['A', 'text_names_no_place'],
    ['Winner match 7', 'text_names_no_place'],
    ['1st Group A', 'place_already_in_a_group'],
    ['2nd Group A', 'team_already_in_a_group'],
  ])('refuses %s: %s', (text, code) => {
    expect(refusalOf(addNamedPlaceToGroup(cupOf(['1st Group A']), E, text))).toBe(code);
    expect(refusalOf(addNamedPlaceToGroup(cupOf(['1st Group A']), F, text))).toBe(code);
  });

  it('refuses what its own stage or a later one decides', () => {
    const own = { kind: 'group-place', groupId: F, place: 1 } as const;
    const groups = cupOf().groups.map((group) => (group.groupId === E ? { ...group, places: [own] } : group));
    expect(findBrokenRules({ ...cupOf(), groups })).toEqual([
      { msg: 'place_must_be_of_an_earlier_stage', path: `groups/${E}`, field: 'places.0' },
    ]);
    expect(refusalOf(reorderStages(cupOf(['1st Group A']), ['stage 2', 'stage 1']))).toBe(
      'stage_must_come_after_its_groups',
    );
  });

  it('refuses a team that the stage has by a place', () => {
    const join = { groupId: F, stageId: 'stage 2', teamIds: [teamIdOf('A')] };
    expect(refusalOf(addTeamsToGroup(cupOf(['1st Group A']), join))).toBe('team_already_in_a_group');
  });
});

describe('a match of a group of places', () => {
  const places = ['1st Group A', '1st Group B'];
  const input = {
    matchId: 'new',
    stageId: 'stage 2',
    groupId: E,
    date: '2026-06-13',
    time: '15:00',
    location: 'Hall',
  };
  const side = (text: string) => ({ team: { kind: 'placeholder', text } as const });
  const create = (local: string, visitor: string) =>
    createMatch(cupOf(places), { ...input, local: side(local), visitor: side(visitor) }, 0);

  it('is between places that the group takes', () => {
    expect(teamsOfMatch(valueOf(create('1st Group A', '1st Group B')), 'new')).toEqual(['A', null]);
    expect(refusalOf(create('1st Group A', '2nd Group B'))).toBe('place_is_not_in_the_group');
  });

  it('has the place where its team is chosen, so that a correction brings another team', () => {
    const cup = valueOf(create('1st Group B', '1st Group A'));
    const team = { kind: 'team', teamId: teamIdOf('A') } as const;
    const keep = { kind: 'keep' } as const;
    const edited = valueOf(editMatch(cup, { ...input, local: { team: keep }, visitor: { team } }, 0));
    expect(edited.matches.at(-1)).toEqual(cup.matches.at(-1));
    const corrected = withMatch(edited, 'match 1', { local: { goals: 0 }, visitor: { goals: 1 } });
    expect(teamsOfMatch(corrected, 'new')).toEqual([null, 'B']);
  });
});

describe('a team that has come by two places', () => {
  const first = { ...FIRST, 'Group B': { teams: ['C', 'D'], matches: ['C 0-1 D'] } };
  const matches = ['Winner match 1 v C'];
  const cup = buildCup({
    stages: [
      { name: 'First', groups: first },
      { name: 'Cross', matches: ['1st Group A 1-0 1st Group B'] },
      { name: 'Second', groups: { E: { teams: ['C'], places: ['1st Group A', 'Winner match 1'], matches } } },
    ],
  });

  it('stays where it is when it is chosen again', () => {
    const match = cup.matches.at(-1);
    const { matchId = '', date = '', time = '' } = match ?? {};
    const [local, visitor] = ['A', 'C'].map((name) => ({
      team: { kind: 'team', teamId: teamIdOf(name) } as const,
    }));
    if (!local || !visitor) throw new Error('two teams');
    const input = { stageId: 'stage 3', groupId: 'stage 3 E', date, time, location: 'Hall' };
    const edited = valueOf(editMatch(cup, { ...input, matchId, local, visitor }, 0));
    expect(edited.matches.at(-1)?.local).toEqual(match?.local);
  });
});

describe('a place whose group or stage is deleted', () => {
  const cup = cupOf(['1st Group A', '1st Group B'], ['1st Group A v 1st Group B']);

  it('leaves the group; its matches keep the words', () => {
    const left = valueOf(deleteGroup(cup, 'stage 1 Group A'));
    expect(placesIn(left)).toEqual([{ kind: 'group-place', groupId: 'stage 1 Group B', place: 1 }]);
    expect(left.matches.at(-1)?.local).toMatchObject({ placeholder: '1st Group A', lost: ['Group A'] });
    expect(findBrokenRules(left)).toEqual([]);
    const none = valueOf(deleteStage(cup, 'stage 1'));
    expect(placesIn(none)).toEqual([]);
    expect(findBrokenRules(none)).toEqual([]);
  });

  it('is taken from the group with its matches, unless one was played', () => {
    const left = valueOf(removePlaceFromGroup(cup, E, 1));
    expect(placesIn(left)).toHaveLength(1);
    expect(left.matches.filter(({ groupId }) => groupId === E)).toEqual([]);
    const played = withMatch(cup, 'match 3', { local: { goals: 1 }, visitor: { goals: 0 } });
    expect(refusalOf(removePlaceFromGroup(played, E, 1))).toBe('team_has_played_matches');
    expect(refusalOf(removePlaceFromGroup(cup, E, 2))).toBe('place_is_not_in_the_group');
  });
});

describe('lots in a group of places', () => {
  it('name the teams that are through', () => {
    const cup = cupOf(['1st Group A', '1st Group B']);
    expect(refusalOf(recordLots(cup, E, [teamIdOf('A')], 'lots'))).toBeNull();
    expect(refusalOf(recordLots(cup, E, [teamIdOf('C')], 'lots'))).toBe('team_not_in_group');
  });
});
