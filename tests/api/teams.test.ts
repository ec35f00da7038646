import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTournament,
  only,
  readTeams,
  readView,
  uniqueName,
} from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
  readMatch,
} from '../support/builders/builders-matches';

function createTeam(tournamentId: string, name: string, players: readonly string[] = []) {
  return call('createTeam', { tournamentId, name, players: players.map((player) => ({ name: player })) });
}

describe.concurrent('creating a team', () => {
  it('answers all teams of the tournament by name, players with ids of their own', async () => {
    const { tournamentId } = await buildTeam({ name: 'Wil' });
    const { dbTeams } = await call('createTeam', {
      tournamentId,
      name: 'Aarau',
      players: [{ name: 'Zoe' }, { name: 'Ana' }],
    });
    expect(dbTeams.map(({ name }) => name)).toEqual(['Aarau', 'Wil']);
    expect(dbTeams[0]).toEqual({
      teamId: expect.any(String),
      name: 'Aarau',
      Players: [
        { playerId: expect.any(String), name: 'Ana' },
        { playerId: expect.any(String), name: 'Zoe' },
      ],
      Groups: [],
      updatedAt: expect.any(String),
    });
    expect(await readTeams(tournamentId)).toEqual(dbTeams);
  });

  it('sorts teams as people do', async () => {
    const { tournamentId } = await buildTournament();
    for (const name of ['Team 10', 'étoile', 'Zug', 'Team 2', 'Fribourg', 'alpha']) {
      await createTeam(tournamentId, name);
    }
    const names = (await readTeams(tournamentId)).map(({ name }) => name);
    expect(names).toEqual(['alpha', 'étoile', 'Fribourg', 'Team 2', 'Team 10', 'Zug']);
  });

  it('keeps two people of one name', async () => {
    const { tournamentId } = await buildTournament();
    const { dbTeams } = await createTeam(tournamentId, 'Aare', ['Lia', 'Lia', 'Nora']);
    const { Players } = only(dbTeams);
    expect(Players.map(({ name }) => name)).toEqual(['Lia', 'Lia', 'Nora']);
    expect(new Set(Players.map(({ playerId }) => playerId)).size).toBe(3);
  });

  it('takes names of 2 and of 50 characters', async () => {
    const { tournamentId } = await buildTournament();
    for (const name of ['FC', 'x'.repeat(50)]) await createTeam(tournamentId, name);
    expect(await readTeams(tournamentId)).toHaveLength(2);
  });

  it('takes the name of a team of another tournament', async () => {
    const { name } = await buildTeam();
    const { tournamentId } = await buildTournament();
    expect(only((await createTeam(tournamentId, name)).dbTeams).name).toBe(name);
  });

  it('takes 40 players and no more', async () => {
    const { tournamentId } = await buildTournament();
    const players = Array.from({ length: 41 }, (_, index) => ({ name: `Player ${index}` }));
    const answer = await callApi('createTeam', { tournamentId, name: 'Crowd', players });
    expectFailure(answer, 'team_has_too_many_players', 'players');
    const { dbTeams } = await call('createTeam', { tournamentId, name: 'Squad', players: players.slice(1) });
    expect(only(dbTeams).Players).toHaveLength(40);
  });

  it('refuses the name of another team, in any case and spacing, and with characters that nobody sees', async () => {
    const { tournamentId } = await buildTeam({ name: 'FC Olten' });
    for (const name of ['FC Olten', 'fc olten', '  FC OLTEN ', 'FC Olten\u200B']) {
      const answer = await callApi('createTeam', { tournamentId, name, players: [] });
      expectFailure(answer, 'team_name_already_exists', 'name');
    }
    expect(await readTeams(tournamentId)).toHaveLength(1);
  });

  it('finds no tournament that is not there', async () => {
    const answer = await callApi('createTeam', { tournamentId: 'nowhere', name: 'Aare', players: [] });
    expectFailure(answer, 'tournament_not_found');
  });

  it.each([
    [{ name: undefined }, 'team_name_can_not_be_empty', 'name'],
    [{ name: '   ' }, 'team_name_can_not_be_empty', 'name'],
    [{ name: 'A' }, 'team_name_must_be_at_least_2_characters_long', 'name'],
    [{ name: 'A'.repeat(51) }, 'team_name_must_be_at_most_50_characters_long', 'name'],
    [{ name: 'Aa\ud800re' }, 'text_has_unusable_characters', 'name'],
    [{ players: undefined }, 'must_be_a_list', 'players'],
    [{ players: { 0: 'Ana' } }, 'must_be_a_list', 'players'],
    [{ players: ['Ana'] }, 'must_be_an_object', 'players.0'],
    [{ players: [{}] }, 'player_name_can_not_be_empty', 'players.0.name'],
    [{ players: [{ name: 'A' }] }, 'player_name_must_be_at_least_2_characters_long', 'players.0.name'],
    [
      { players: [{ name: 'A'.repeat(51) }] },
      'player_name_must_be_at_most_50_characters_long',
      'players.0.name',
    ],
    [{ players: [{ name: 'Ana', playerId: 'a' }] }, 'unknown_field', 'players.0.playerId'],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const { tournamentId } = await buildTournament();
    const answer = await sendToApi('createTeam', { tournamentId, name: 'Aare', players: [], ...overrides });
    expectFailure(answer, msg, path);
    expect(await readTeams(tournamentId)).toEqual([]);
  });
});

describe.concurrent('reading teams', () => {
  it('says which groups a team is in', async () => {
    const { tournamentId, groupId, stageId, name } = await buildGroup({ teams: 1 });
    expect(only(await readTeams(tournamentId)).Groups).toEqual([{ groupId, stageId, name }]);
  });

  it('finds no tournament that is not there', async () => {
    const answer = await callApi('getTeamsByTournament', { tournamentId: 'nowhere' });
    expectFailure(answer, 'tournament_not_found');
  });
});

describe.concurrent('updating a team', () => {
  it('replaces the name and the list of players, and knows a player again by the id', async () => {
    const { tournamentId, teamId, Players } = await buildTeam({ players: ['Ana', 'Bea'] });
    const ana = only(Players, ({ name }) => name === 'Ana');
    const players = [{ playerId: ana.playerId, name: 'Anna' }, { name: 'Cleo' }];
    expect(await call('updateTeam', { tournamentId, teamId, name: 'Renamed', players })).toEqual({});
    const team = only(await readTeams(tournamentId));
    expect(team.name).toBe('Renamed');
    expect(team.Players).toEqual([
      { playerId: ana.playerId, name: 'Anna' },
      { playerId: expect.any(String), name: 'Cleo' },
    ]);
  });

  it('refuses phone numbers and addresses as names, and leaves those of an older cup', async () => {
    const msg = 'name_must_not_be_a_phone_number_or_an_address';
    const { tournamentId, teamId, name, Players } = await buildTeam({ players: ['Ana'] });
    const { playerId } = only(Players);
    const refuse = async (changes: object, path: string) => {
      const body = { tournamentId, teamId, name, players: [{ playerId, name: 'Ana' }], ...changes };
      expectFailure(await sendToApi('updateTeam', body), msg, path);
    };
    await refuse({ name: 'anna@example.ch' }, 'name');
    await refuse({ players: [{ playerId, name: '079 123 45 67' }] }, 'players.0.name');
    await refuse({ players: [{ playerId, name: 'Ana' }, { name: 'www.example.ch' }] }, 'players.1.name');
    const teams = [
      { name: '1. FC Köln', players: [] },
      { name: 'Bern', players: [{ name: 'Ana +41 79 123 45 67' }] },
    ];
    expectFailure(await callApi('createTeams', { tournamentId, teams }), msg, 'teams.1.players.0.name');
    expect(await readTeams(tournamentId)).toHaveLength(1);
  });

  it('keeps its own name in another case', async () => {
    const { tournamentId, teamId } = await buildTeam({ name: 'Aare' });
    await call('updateTeam', { tournamentId, teamId, name: 'AARE', players: [] });
    expect(only(await readTeams(tournamentId)).name).toBe('AARE');
  });

  it('shows the new name in tables and matches', async () => {
    const match = await buildGroupMatch();
    const { tournamentId, localTeamId } = match;
    await call('updateTeam', { tournamentId, teamId: localTeamId ?? '', name: 'New name', players: [] });
    expect((await readMatch(match)).LocalTeam?.name).toBe('New name');
    const { Stages } = await readView(tournamentId);
    expect(Stages[0]?.groups[0]?.standings.map(({ name }) => name)).toContain('New name');
  });

  it('refuses the name of another team', async () => {
    const { tournamentId } = await buildTeam({ name: 'Aare' });
    const { teamId } = await buildTeam({ tournamentId, name: 'Bern' });
    const answer = await callApi('updateTeam', { tournamentId, teamId, name: 'aare', players: [] });
    expectFailure(answer, 'team_name_already_exists', 'name');
  });

  it('finds no team that is not there, nor one of another tournament', async () => {
    const { tournamentId } = await buildTournament();
    const { teamId: elsewhere } = await buildTeam();
    for (const teamId of ['nobody', elsewhere]) {
      const answer = await callApi('updateTeam', { tournamentId, teamId, name: 'Aare', players: [] });
      expectFailure(answer, 'team_not_found', 'teamId');
    }
  });

  it('finds no tournament that is not there', async () => {
    const { teamId } = await buildTeam();
    const answer = await callApi('updateTeam', {
      tournamentId: 'nowhere',
      teamId,
      name: 'Aare',
      players: [],
    });
    expectFailure(answer, 'tournament_not_found');
  });

  it('finds no player of another team', async () => {
    const { tournamentId, teamId, name } = await buildTeam();
    const other = await buildTeam({ tournamentId, players: ['Ana'] });
    const { playerId } = only(other.Players);
    const players = [{ name: 'Bea' }, { name: 'Ana', playerId }];
    const answer = await callApi('updateTeam', { tournamentId, teamId, name, players });
    expectFailure(answer, 'player_not_found', 'players.1.playerId');
  });

  it('takes no player as the public sees them: a name that was shortened is never saved', async () => {
    const { tournamentId, teamId, name } = await buildTeam({ players: ['Ana Zimmermann'] });
    const [shown] = only((await readView(tournamentId)).Teams).Players;
    for (const players of [[{ playerId: shown?.playerId }], [shown]]) {
      const answer = await sendToApi('updateTeam', { tournamentId, teamId, name, players });
      expect(answer.errors).toContainEqual({ msg: 'player_name_can_not_be_empty', path: 'players.0.name' });
    }
    expect(only(await readTeams(tournamentId)).Players).toMatchObject([{ name: 'Ana Zimmermann' }]);
  });

  it('refuses one player under two names', async () => {
    const { tournamentId, teamId, name, Players } = await buildTeam({ players: ['Ana'] });
    const { playerId } = only(Players);
    const players = [
      { name: 'Ana', playerId },
      { name: 'Bea', playerId },
    ];
    const answer = await callApi('updateTeam', { tournamentId, teamId, name, players });
    expectFailure(answer, 'player_listed_twice', 'players.1.playerId');
  });

  it.each([
    [{ name: '' }, 'team_name_can_not_be_empty', 'name'],
    [{ players: 'none' }, 'must_be_a_list', 'players'],
    [{ players: [{ name: 'Ana', playerId: 'a/b' }] }, 'id_is_not_valid', 'players.0.playerId'],
    [{ updatedAt: 5 }, 'updated_at_is_not_valid', 'updatedAt'],
  ] as const)('refuses %j and changes nothing', async (overrides, msg, path) => {
    const { tournamentId, teamId, name } = await buildTeam({ players: ['Ana'] });
    const before = await readTeams(tournamentId);
    const body = { tournamentId, teamId, name, players: [], ...overrides };
    expectFailure(await sendToApi('updateTeam', body), msg, path);
    expect(await readTeams(tournamentId)).toEqual(before);
  });
});

describe.concurrent('deleting a team', () => {
  it('takes it out of the tournament and out of its groups', async () => {
    const { tournamentId, Teams } = await buildGroup({ teams: 2 });
    const [leaving, staying] = Teams;
    expect(await call('deleteTeam', { teamId: leaving?.teamId ?? '' })).toEqual({});
    const view = await readView(tournamentId);
    expect(view.Teams.map(({ teamId }) => teamId)).toEqual([staying?.teamId]);
    expect(view.Stages[0]?.groups[0]?.Teams).toEqual([staying]);
    expect(view.Stages[0]?.groups[0]?.standings.map(({ teamId }) => teamId)).toEqual([staying?.teamId]);
  });

  it('takes its unplayed group matches along and leaves those of the others', async () => {
    const group = await buildGroup({ teams: 3 });
    const [leaving = '', one = '', other = ''] = group.Teams.map(({ teamId }) => teamId);
    await buildGroupMatch({ group, localTeamId: one, visitorTeamId: leaving });
    const staying = await buildGroupMatch({ group, localTeamId: one, visitorTeamId: other });
    await call('deleteTeam', { teamId: leaving });
    const { Stages } = await readView(group.tournamentId);
    expect(Stages[0]?.Matches.map(({ matchId }) => matchId)).toEqual([staying.matchId]);
  });

  it("leaves its unplayed knockout matches with 'NO TEAM'", async () => {
    const match = await buildKnownTeamsMatch();
    await call('deleteTeam', { teamId: match.localTeamId ?? '' });
    expect(await readMatch(match)).toMatchObject({
      localTeamId: null,
      localTeamPlaceholder: null,
      LocalTeam: null,
      visitorTeamId: match.visitorTeamId,
      VisitorTeam: match.VisitorTeam,
    });
  });

  it('is refused once it has played in a group', async () => {
    const match = await buildGroupMatch();
    await enterScore(match, [0, 0]);
    const teamId = match.visitorTeamId ?? '';
    expectFailure(await callApi('deleteTeam', { teamId }), 'team_has_played_matches');
    expect((await readTeams(match.tournamentId)).map((team) => team.teamId)).toContain(teamId);
  });

  it('is refused once it has played in a knockout stage', async () => {
    const match = await enterScore(await buildKnownTeamsMatch(), [2, 1]);
    const answer = await callApi('deleteTeam', { teamId: match.localTeamId ?? '' });
    expectFailure(answer, 'team_has_played_matches');
  });

  it('turns into plain text no placeholder but its own', async () => {
    const knockout = await buildStage({ type: 'knockout' });
    const { tournamentId } = knockout;
    const first = await buildKnownTeamsMatch({ stage: knockout });
    const final = await buildUnknownTeamsMatch({ stage: knockout, localTeamPlaceholder: 'Winner match 1' });
    await call('deleteTeam', { teamId: first.localTeamId ?? '' });
    expect(await readMatch(final)).toMatchObject({
      tournamentId,
      localTeamPlaceholder: 'Winner match 1',
      localTeamSource: { kind: 'match-winner', matchId: first.matchId },
    });
  });

  it('finds no team that is not there, nor the same one twice', async () => {
    const { teamId } = await buildTeam();
    await call('deleteTeam', { teamId });
    expectFailure(await callApi('deleteTeam', { teamId }), 'team_not_found', 'teamId');
  });

  it('frees its name', async () => {
    const { tournamentId, teamId, name } = await buildTeam({ name: uniqueName('Aare') });
    await call('deleteTeam', { teamId });
    expect((await buildTeam({ tournamentId, name })).teamId).not.toBe(teamId);
  });
});
