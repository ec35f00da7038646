import { describe, expect, it } from 'vitest';
import { MAX_TEAMS } from '../cup/limits';
import { buildCup, buildTeam, teamIdOf } from '../testing/build-cup';
import { granted, namesOf, refusalOf } from '../testing/rulings';
import { createTeam, listPlayers, updateTeam } from './teams';

const cup = buildCup({ teams: ['Lions', 'Tigers'], stages: [] });
const newId = () => 'new';

describe('a team', () => {
  it('joins the cup', () => {
    const after = granted(
      createTeam(cup, { teamId: 't', name: 'Bears', players: [{ name: 'Anna' }] }, newId),
    );
    expect(after.teams.at(-1)).toEqual({
      teamId: 't',
      name: 'Bears',
      players: [{ playerId: 'new', name: 'Anna' }],
    });
  });

  it('has a name of its own, whatever its case and spaces', () => {
    const wish = { teamId: 't', name: '  lIONS ', players: [] };
    expect(refusalOf(createTeam(cup, wish, newId))).toBe('team_name_already_exists');
    const renamed = { teamId: teamIdOf('Tigers'), name: 'LIONS', players: [] };
    expect(refusalOf(updateTeam(cup, renamed, newId))).toBe('team_name_already_exists');
  });

  it('may change the spelling of its own name', () => {
    const wish = { teamId: teamIdOf('Lions'), name: 'LIONS', players: [] };
    expect(namesOf(granted(updateTeam(cup, wish, newId)).teams)).toEqual(['LIONS', 'Tigers']);
  });

  it('leaves every other team as it is', () => {
    const after = granted(updateTeam(cup, { teamId: teamIdOf('Lions'), name: 'Pumas', players: [] }, newId));
    expect(after.teams[1]).toBe(cup.teams[1]);
  });

  it('must be there to be changed', () => {
    expect(refusalOf(updateTeam(cup, { teamId: 't', name: 'Bears', players: [] }, newId))).toBe(
      'team_not_found',
    );
  });

  it('is the last of 128', () => {
    const teams = Array.from({ length: MAX_TEAMS }, (_, index) => buildTeam(`Team ${index}`));
    const wish = { teamId: 't', name: 'Bears', players: [] };
    expect(refusalOf(createTeam({ ...cup, teams }, wish, newId))).toBe('tournament_has_too_many_teams');
    expect(refusalOf(createTeam({ ...cup, teams: teams.slice(1) }, wish, newId))).toBeNull();
  });
});

const present = [
  { playerId: 'p1', name: 'Anna' },
  { playerId: 'p2', name: 'Bea' },
];

function newIds(): () => string {
  let count = 0;
  return () => `new ${(count += 1)}`;
}

describe('a list of players', () => {
  it('replaces the present one: who is listed keeps the id, who is new gets one, who is missing leaves', () => {
    const listed = [{ playerId: 'p2', name: 'Beatrice' }, { name: 'Cleo' }];
    expect(granted(listPlayers(present, listed, newIds()))).toEqual([
      { playerId: 'p2', name: 'Beatrice' },
      { playerId: 'new 1', name: 'Cleo' },
    ]);
  });

  it('drops a repeated name, whatever its case and spaces', () => {
    const listed = [{ name: 'Anna' }, { name: ' ANNA' }, { name: 'anna ' }];
    expect(granted(listPlayers([], listed, newIds()))).toEqual([{ playerId: 'new 1', name: 'Anna' }]);
  });

  it('keeps, of a repeated name, the player who is there already', () => {
    const listed = [{ name: 'anna' }, { playerId: 'p1', name: 'Anna' }];
    expect(granted(listPlayers(present, listed, newIds()))).toEqual([{ playerId: 'p1', name: 'Anna' }]);
  });

  it('knows no player of another team', () => {
    expect(refusalOf(listPlayers(present, [{ playerId: 'p9', name: 'Zoe' }], newIds()))).toBe(
      'player_not_found',
    );
  });

  it('has no player twice', () => {
    const listed = [
      { playerId: 'p1', name: 'Anna' },
      { playerId: 'p1', name: 'Anne' },
    ];
    expect(refusalOf(listPlayers(present, listed, newIds()))).toBe('player_listed_twice');
  });
});
