import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildTournament, only, readTeams, readView, uniqueName } from '../support/builders/builders';
import { call, callApi, expectFailure } from '../support/call-api';
import { withFirestore } from '../support/model/stored-cup';
import { deleteTournament, entryOf, readHistory, undo } from '../support/undo';

/** All that the history of a tournament has stored, unpacked. */
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
