import { describe, it } from 'vitest';
import { buildGroup, buildStage, buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { call, callApi, expectFailure } from '../support/call-api';
import { entryOf, undo } from '../support/undo';

const ACCENTS = '\u0301\u0301';
const TOWER = `Li${'\u0301'.repeat(40)}ons`;
/** 'AC' in Cyrillic letters. */
const CYRILLIC_AC = '\u0410\u0421';

describe.concurrent('a name that nobody can read', () => {
  it.each([
    [ACCENTS, 'accent_stands_without_a_letter'],
    [TOWER, 'more_than_4_accents_on_a_letter'],
    ['L\u0456ons', 'word_mixes_letters_of_two_alphabets'],
  ] as const)('is refused: %s', async (name, msg) => {
    const { tournamentId } = await buildTournament();
    const team = { tournamentId, name: uniqueName('Team'), players: [{ name: 'Ana' }, { name }] };
    expectFailure(await callApi('createTeam', team), msg, 'players.1.name');
    expectFailure(await callApi('createTeam', { ...team, name, players: [] }), msg, 'name');
    expectFailure(await callApi('createTournament', { name, date: '2099-01-01' }), msg, 'name');
    expectFailure(await callApi('createStage', { tournamentId, name, type: 'group', order: 1 }), msg, 'name');
  });
});

describe.concurrent('a name that looks like another', () => {
  it('is refused for a team, also by an undo', async () => {
    const { tournamentId, teamId } = await buildTeam({ name: 'AC' });
    const imitation = { tournamentId, name: CYRILLIC_AC, players: [] };
    expectFailure(await callApi('createTeam', imitation), 'name_looks_like_another', 'name');
    const renaming = { tournamentId, teamId, name: 'Lions', players: [] };
    const renamed = entryOf(await callApi('updateTeam', renaming));
    await call('createTeam', imitation);
    expectFailure(
      await callApi('undoChange', { entryId: renamed }),
      'name_looks_like_another',
      `teams/${teamId}`,
    );
  });

  it('is refused for a group that is shown with the same words', async () => {
    const { stageId } = await buildGroup({ name: '1' });
    const answer = await callApi('createGroup', { stageId, name: 'Group 1' });
    expectFailure(answer, 'group_name_reads_like_another', 'name');
  });

  it('comes back with a deleted group of a stage that had both from before', async () => {
    const stage = await buildStage({ type: 'group' });
    await buildGroup({ stage, name: '1' });
    const { groupId } = await buildGroup({ stage, name: 'Group 1' });
    await undo(entryOf(await callApi('deleteGroup', { groupId })));
  });

  it('comes back with a deleted tournament that had it from before', async () => {
    const { tournamentId } = await buildTeam({ name: 'AC' });
    await buildTeam({ tournamentId, name: CYRILLIC_AC });
    const { tournament } = await call('getTournament', { tournamentId });
    await undo(entryOf(await callApi('deleteTournament', { tournamentId, name: tournament.name })));
  });
});
