import { describe, expect, it } from 'vitest';
import { MAX_TEAMS } from '../cup/limits';
import { buildCup, buildTeam, teamIdOf } from '../testing/build-cup';
import { namesOf, only, pairsOf } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import { deleteGroup, moveTeamToGroup } from './groups';
import { recordDecisionAcross } from './stages';
import {
  createTeam,
  createTeams,
  deleteTeam,
  listPlayers,
  recordTeamPoints,
  removeTeamFromGroup,
  updateTeam,
} from './teams';

const cup = buildCup({ teams: ['Lions', 'Tigers'], stages: [] });
const newId = () => 'new';

describe('several teams', () => {
  const bears = { teamId: 'b', name: 'Bears', players: [] };

  it('are added in their order', () => {
    const inputs = [bears, { ...bears, teamId: 'w', name: 'Wolves' }];
    const { teams } = valueOf(createTeams(cup, inputs, newId));
    expect(namesOf(teams)).toEqual(['Lions', 'Tigers', 'Bears', 'Wolves']);
  });

  it('are refused together, with the index of the one that is wrong', () => {
    const result = createTeams(cup, [bears, { ...bears, teamId: 'c', name: ' bEARS' }], newId);
    expect(result).toEqual({ ok: false, error: { msg: 'team_name_already_exists', path: 'teams.1.name' } });
  });
});

describe('a team', () => {
  it('is added to the cup', () => {
    const after = valueOf(
      createTeam(cup, { teamId: 't', name: 'Bears', players: [{ name: 'Anna' }] }, newId),
    );
    expect(after.teams.at(-1)).toEqual({
      teamId: 't',
      name: 'Bears',
      players: [{ playerId: 'new', name: 'Anna' }],
    });
  });

  it.each(['  lIONS ', 'Lions\u200B', 'Li\u00ADons'])(
    'cannot have the name of another team, spelt %j',
    (name) => {
      expect(refusalOf(createTeam(cup, { teamId: 't', name, players: [] }, newId))).toBe(
        'team_name_already_exists',
      );
    },
  );

  it('cannot take the name of another team', () => {
    const renamed = { teamId: teamIdOf('Tigers'), name: 'LIONS', players: [] };
    expect(refusalOf(updateTeam(cup, renamed, newId))).toBe('team_name_already_exists');
  });

  it('may change the spelling of its own name', () => {
    const input = { teamId: teamIdOf('Lions'), name: 'LIONS', players: [] };
    expect(namesOf(valueOf(updateTeam(cup, input, newId)).teams)).toEqual(['LIONS', 'Tigers']);
  });

  it('can be changed without changing any other', () => {
    const after = valueOf(updateTeam(cup, { teamId: teamIdOf('Lions'), name: 'Pumas', players: [] }, newId));
    expect(after.teams[1]).toBe(cup.teams[1]);
  });

  it('must exist to be changed', () => {
    expect(refusalOf(updateTeam(cup, { teamId: 't', name: 'Bears', players: [] }, newId))).toBe(
      'team_not_found',
    );
  });

  it('is refused once the cup has 256 teams, and not before', () => {
    const teams = Array.from({ length: MAX_TEAMS }, (_, index) => buildTeam(`Team ${index}`));
    const input = { teamId: 't', name: 'Bears', players: [] };
    expect(refusalOf(createTeam({ ...cup, teams }, input, newId))).toBe('tournament_has_too_many_teams');
    expect(refusalOf(createTeam({ ...cup, teams: teams.slice(1) }, input, newId))).toBeNull();
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
  it('replaces the present one: listed players keep their ids, new ones get one, the others are removed', () => {
    const listed = [{ playerId: 'p2', name: 'Beatrice' }, { name: 'Cleo' }];
    expect(valueOf(listPlayers(present, listed, newIds()))).toEqual([
      { playerId: 'p2', name: 'Beatrice' },
      { playerId: 'new 1', name: 'Cleo' },
    ]);
  });

  it('may have one name twice, as two people may', () => {
    const listed = [{ name: 'Anna' }, { playerId: 'p1', name: 'Anna' }];
    expect(valueOf(listPlayers(present, listed, newIds()))).toEqual([
      { playerId: 'new 1', name: 'Anna' },
      { playerId: 'p1', name: 'Anna' },
    ]);
  });

  it('takes no phone number and no address as a new name, and leaves those that it has', () => {
    const older = [{ playerId: 'p1', name: '079 123 45 67' }];
    const refusal = { msg: 'name_must_not_be_a_phone_number_or_an_address', path: 'players.0.name' };
    expect(listPlayers(older, [{ name: 'anna@example.ch' }], newIds())).toMatchObject({ error: refusal });
    expect(listPlayers(older, [{ name: '079 123 45 67' }], newIds())).toMatchObject({ error: refusal });
    expect(listPlayers(older, [{ playerId: 'p1', name: '+41791234568' }], newIds())).toMatchObject({
      error: refusal,
    });
    expect(valueOf(listPlayers(older, older, newIds()))).toEqual(older);
  });

  it('keeps what is said of a player, and nothing that was said before and is left out', () => {
    const anna = { playerId: 'p1', name: 'Anna', number: 99, isCaptain: true, consent: 'hidden' } as const;
    const bare = { playerId: 'p1', name: 'Anna' };
    expect(valueOf(listPlayers(present, [anna], newIds()))).toEqual([anna]);
    expect(valueOf(listPlayers([anna], [bare], newIds()))).toEqual([bare]);
  });

  it('has a shirt number once, and one captain, and says which player is wrong', () => {
    const shirts = [{ name: 'Anna', number: 7 }, { name: 'Bea' }, { name: 'Cleo', number: 7 }];
    expect(listPlayers([], shirts, newIds())).toMatchObject({
      error: { msg: 'shirt_number_is_taken', path: 'players.2.number' },
    });
    const captains = ['Anna', 'Bea'].map((name) => ({ name, isCaptain: true as const }));
    expect(listPlayers([], captains, newIds())).toMatchObject({
      error: { msg: 'team_has_two_captains', path: 'players.1.isCaptain' },
    });
    const swapped = [
      { playerId: 'p1', name: 'Anna', number: 8 },
      { playerId: 'p2', name: 'Bea', number: 7 },
    ];
    const before = swapped.map((player) => ({ ...player, number: 15 - player.number }));
    expect(valueOf(listPlayers(before, swapped, newIds()))).toEqual(swapped);
  });

  it('cannot refer to a player of another team', () => {
    expect(refusalOf(listPlayers(present, [{ playerId: 'p9', name: 'Zoe' }], newIds()))).toBe(
      'player_not_found',
    );
  });

  it('is refused when it has the same player twice', () => {
    const listed = [
      { playerId: 'p1', name: 'Anna' },
      { playerId: 'p1', name: 'Anne' },
    ];
    expect(refusalOf(listPlayers(present, listed, newIds()))).toBe('player_listed_twice');
  });
});

const [lions, tigers, bears] = [teamIdOf('Lions'), teamIdOf('Tigers'), teamIdOf('Bears')];

/** A cup with three teams in a group, and with finals. */
function cupWith(groupMatches: string[], finals: string[]) {
  return buildCup({
    stages: [
      {
        name: 'Groups',
        groups: {
          A: { teams: ['Lions', 'Tigers', 'Bears'], matches: groupMatches, lots: ['Lions', 'Bears'] },
        },
      },
      { name: 'Finals', matches: finals },
    ],
  });
}

describe('deleting a team', () => {
  it('deletes its unplayed group matches too and empties its side of its knockout matches', () => {
    const cup = cupWith(['Lions v Tigers', 'Tigers v Bears'], ['Lions v Tigers']);
    const after = valueOf(deleteTeam(cup, lions));
    expect(namesOf(after.teams)).toEqual(['Tigers', 'Bears']);
    expect(pairsOf(after)).toEqual([
      [tigers, bears],
      [null, tigers],
    ]);
    expect(only(after.groups)).toMatchObject({ teamIds: [tigers, bears], lots: [bears] });
  });

  it('is refused once it has played, in a group or in a knockout match', () => {
    expect(refusalOf(deleteTeam(cupWith(['Lions 1-0 Tigers'], []), lions))).toBe('team_has_played_matches');
    expect(refusalOf(deleteTeam(cupWith([], ['Tigers 0-1 Lions']), lions))).toBe('team_has_played_matches');
  });

  it('is refused where a placeholder led to it in a played match', () => {
    const cup = cupWith(
      ['Lions 1-0 Tigers', 'Lions 1-0 Bears', 'Tigers 1-0 Bears'],
      ['1st Group A 2-0 2nd Group A'],
    );
    const played = { ...cup, matches: cup.matches.filter(({ groupId }) => groupId === null) };
    expect(refusalOf(deleteTeam(played, lions))).toBe('team_has_played_matches');
    expect(refusalOf(deleteTeam(played, bears))).toBeNull();
  });

  it('is refused for a team that does not exist', () => {
    expect(refusalOf(deleteTeam(cupWith([], []), 'nobody'))).toBe('team_not_found');
  });
});

describe('removing a team from its group', () => {
  const cup = cupWith(['Lions v Tigers', 'Tigers 2-2 Bears'], ['Lions v Tigers']);
  const { groupId } = only(cup.groups);

  it('deletes its unplayed matches of that group, and nothing else', () => {
    const after = valueOf(removeTeamFromGroup(cup, groupId, lions));
    expect(only(after.groups).teamIds).toEqual([tigers, bears]);
    expect(pairsOf(after)).toEqual([
      [tigers, bears],
      [lions, tigers],
    ]);
    expect(after.teams).toBe(cup.teams);
  });

  it('is refused once it has played in that group', () => {
    expect(refusalOf(removeTeamFromGroup(cup, groupId, bears))).toBe('team_has_played_matches');
  });

  it('is refused for a team that is not in the group, and for a group that does not exist', () => {
    expect(refusalOf(removeTeamFromGroup(cup, groupId, 'nobody'))).toBe('team_not_in_group');
    expect(refusalOf(removeTeamFromGroup(cup, 'nowhere', lions))).toBe('group_not_found');
  });
});

describe('the points of a team that are not from its matches', () => {
  const [teamId] = [teamIdOf('Lions')];
  const typed = { ...cup, tournament: { ...cup.tournament, tieBreakers: 'swiss-amateur' as const } };
  const deduction = { points: -3, note: 'A player without a pass' };

  it('are recorded one without the other, and taken back', () => {
    const both = valueOf(
      recordTeamPoints(valueOf(recordTeamPoints(typed, { teamId, pointsByDecision: deduction })), {
        teamId,
        conduct: 7,
      }),
    );
    expect(both.teams[0]).toMatchObject({ pointsByDecision: deduction, conduct: 7 });
    const left = valueOf(recordTeamPoints(both, { teamId, pointsByDecision: null }));
    expect(left.teams[0]).toMatchObject({ pointsByDecision: null, conduct: 7 });
  });

  it('are not typed for conduct where cards are counted, but what was typed can be removed', () => {
    expect(refusalOf(recordTeamPoints(cup, { teamId, conduct: 7 }))).toBe('conduct_is_counted_from_cards');
    expect(valueOf(recordTeamPoints(cup, { teamId, conduct: null })).teams[0]?.conduct).toBeNull();
    expect(refusalOf(recordTeamPoints(cup, { teamId: 'nobody' }))).toBe('team_not_found');
  });
});

describe('what was decided across groups', () => {
  const undecided = buildCup({
    stages: [{ name: 'Groups', groups: { A: { teams: ['Lions', 'Bears'] }, B: { teams: ['Tigers'] } } }],
  });
  const { stageId } = only(undecided.stages);
  const [groupId = '', toGroupId = ''] = undecided.groups.map((group) => group.groupId);
  const decided = valueOf(
    recordDecisionAcross(undecided, stageId, { place: 1, teamIds: [lions, tigers], decision: 'lots' }),
  );

  it.each([
    ['is deleted', deleteTeam(decided, lions)],
    ['leaves its group', removeTeamFromGroup(decided, groupId, lions)],
    ['moves to another group', moveTeamToGroup(decided, { teamId: lions, groupId, toGroupId })],
    ['loses its group', deleteGroup(decided, groupId)],
  ])('no longer names a team that %s', (_, result) => {
    expect(only(valueOf(result).stages).decisions).toMatchObject([{ place: 1, teamIds: [tigers] }]);
  });

  it('is no record where no team of it is left, and stays for others', () => {
    const left = valueOf(deleteTeam(valueOf(deleteTeam(decided, lions)), tigers));
    expect(only(left.stages).decisions).toEqual([]);
    expect(only(valueOf(deleteTeam(decided, bears)).stages)).toBe(only(decided.stages));
  });
});
