import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildTournament, only, readTeams, readView, uniqueName } from '../support/builders/builders';
import { call, callApi, expectFailure } from '../support/call-api';
import { withFirestore } from '../support/model/stored-cup';
import { deleteTournament, entryOf, readHistory, undo } from '../support/undo';

/** Reads and decompresses everything that the history of a tournament stores. */
function readEverything(tournamentId: string): Promise<string> {
  return withFirestore(async (db) => {
    const { docs } = await db.collection('history').where('tournamentId', '==', tournamentId).get();
    const texts = docs.map((document) => {
      const records = document.get('records') as Uint8Array | null;
      return JSON.stringify(document.data()) + (records ? gunzipSync(records).toString('utf8') : '');
    });
    return texts.join();
  });
}

describe('a player who is erased', () => {
  it('is looked for in the other teams of the cup, in their lists and in their history', async () => {
    const { tournamentId } = await buildTournament();
    const name = uniqueName('Anna');
    const add = async (team: string, player: string) => {
      const { dbTeams } = await call('createTeam', { tournamentId, name: team, players: [{ name: player }] });
      return only(dbTeams, (each) => each.name === team);
    };
    const aare = await add('Aare', name);
    const bern = await add('Bern', name.toUpperCase().replace(' ', '  '));
    const chur = await add('Chur', name);
    await add('Davos', uniqueName('Bea'));
    await call('updateTeam', { tournamentId, teamId: chur.teamId, name: 'Chur 2', players: [] });
    const elm = await add('Elm', name);
    await call('deleteTeam', { teamId: elm.teamId });

    const erase = (team: typeof aare) =>
      call('erasePlayer', { tournamentId, playerId: team.Players[0]?.playerId ?? '' });
    const { namesakes } = await erase(aare);
    expect(namesakes).toEqual([
      { playerId: bern.Players[0]?.playerId, team: 'Bern', isListed: true },
      { playerId: elm.Players[0]?.playerId, team: 'Elm', isListed: false },
      { playerId: chur.Players[0]?.playerId, team: 'Chur 2', isListed: false },
    ]);
    const teams = await readTeams(tournamentId);
    expect(only(teams, (team) => team.name === 'Bern').Players).toHaveLength(1);

    expect((await erase(bern)).namesakes).toHaveLength(2);
    expect((await erase(chur)).namesakes).toHaveLength(1);
    expect((await erase(elm)).namesakes).toEqual([]);
    expect((await readEverything(tournamentId)).toLowerCase()).not.toContain(name.toLowerCase());
    expect(JSON.stringify(await readTeams(tournamentId)).toLowerCase()).not.toContain('anna');
  });

  it('is not taken for another player of the same name in the team', async () => {
    const { tournamentId } = await buildTournament();
    const name = uniqueName('Anna');
    const players = [{ name }, { name }];
    const { dbTeams } = await call('createTeam', { tournamentId, name: 'Aare', players });
    const { teamId, Players } = only(dbTeams);
    const [first, second] = Players;
    await call('updateTeam', { tournamentId, teamId, name: 'Bern', players: [...Players] });
    await call('erasePlayer', { tournamentId, playerId: first?.playerId ?? '' });
    expect(only(await readTeams(tournamentId)).Players).toEqual([second]);
    expect(await readEverything(tournamentId)).toContain(name);
  });

  it('is gone from the team and from every change that the history keeps', async () => {
    const { tournamentId } = await buildTournament();
    const name = uniqueName('Player');
    const created = await call('createTeam', {
      tournamentId,
      name: 'Aare',
      players: [{ name }, { name: 'Ana' }],
    });
    const { teamId, Players } = only(created.dbTeams);
    const { playerId } = only(Players, (player) => player.name === name);
    await call('updateTeam', { tournamentId, teamId, name: 'Bern', players: [...Players] });
    const deleted = entryOf(await callApi('deleteTeam', { teamId }));
    await undo(deleted);
    await call('erasePlayer', { tournamentId, playerId });
    expect(await readEverything(tournamentId)).toContain('Ana');
    expect(await readEverything(tournamentId)).not.toContain(name);
    expect(JSON.stringify(await readView(tournamentId))).not.toContain(name);
    const [entry] = await readHistory(tournamentId);
    expect(entry).toMatchObject({
      change: { what: 'player-erased' },
      obstacle: { msg: 'change_cannot_be_undone' },
    });
    expectFailure(await callApi('erasePlayer', { tournamentId, playerId }), 'player_not_found', 'playerId');
  });

  it('is gone also where the list had the name under another id before, and from a tournament that is deleted', async () => {
    const { tournamentId } = await buildTournament();
    const [name, other] = [uniqueName('Player'), uniqueName('Player')];
    const created = await call('createTeam', { tournamentId, name: 'Aare', players: [{ name }] });
    const { teamId } = only(created.dbTeams);
    await call('updateTeam', { tournamentId, teamId, name: 'Aare', players: [] });
    const players = [{ name: name.toUpperCase() }, { name: other }];
    await call('updateTeam', { tournamentId, teamId, name: 'Aare', players });
    const { Players } = only(await readTeams(tournamentId));
    const [again, left] = [name.toUpperCase(), other].map((listed) =>
      only(Players, (each) => each.name === listed),
    );
    await call('erasePlayer', { tournamentId, playerId: again?.playerId ?? '' });
    expect((await readEverything(tournamentId)).toLowerCase()).not.toContain(name.toLowerCase());
    await deleteTournament(tournamentId);
    expect(await readEverything(tournamentId)).toContain(other);
    await call('erasePlayer', { tournamentId, playerId: left?.playerId ?? '' });
    expect(await readEverything(tournamentId)).not.toContain(other);
  });
});
