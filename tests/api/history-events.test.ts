import { historyOf, newEntryId } from '@futsal-cup/functions/storage/history/entries';
import { Timestamp } from 'firebase-admin/firestore';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTournament, readView } from '../support/builders/builders';
import { buildGroupMatch, groupMatchEdit } from '../support/builders/builders-matches';
import { type Answer, call, callApi, expectFailure } from '../support/call-api';
import { writeHistory } from '../support/history';
import { withFirestore } from '../support/model/stored-cup';
import { entryOf, readHistory, undo } from '../support/undo';

const NOTHING = { teams: 0, stages: 0, groups: 0, matches: 0 };

describe('an entry', () => {
  it('is stored with these fields', async () => {
    const { tournamentId, groupId, name } = await buildGroup();
    const entryId = entryOf(await callApi('renameGroup', { groupId, name: 'Group Z' }));
    const stored = await withFirestore(async (db) => (await historyOf(db).doc(entryId).get()).data());
    expect(stored).toStrictEqual({
      tournamentId,
      isGeneral: false,
      kind: 'group',
      at: expect.any(String) as string,
      by: expect.any(String) as string,
      scorer: null,
      change: { what: 'group-renamed', name, to: 'Group Z', match: null, counts: { ...NOTHING, groups: 1 } },
      about: null,
      undoes: null,
      isUndo: false,
      undoneBy: null,
      records: expect.any(Uint8Array) as Uint8Array,
      hasPlayers: false,
      expiresAt: expect.any(Timestamp) as Timestamp,
    });
  });

  it('from before commands said what they did is told and undone', async () => {
    const tournamentId = 'before-events';
    const stamps = { tournamentId, createdAt: '2026-11-01T10:00:00.000Z' };
    const stage = { stageId: 'places', name: 'Places', type: 'group', order: 1, ...stamps } as const;
    await writeHistory({ tournamentId }, { stages: [stage] });
    const before = { name: 'Groups', type: 'group', order: 1, ...stamps, updatedAt: stamps.createdAt };
    const records = { stages: [{ id: 'places', before, after: 'OYP80yysL2wLVzj9YXtV4i' }] };
    const none = { tournaments: [], teams: [], groups: [], matches: [] };
    const at = '2026-11-01T10:05:00.000Z';
    const entryId = newEntryId(Date.parse(at));
    const change = {
      what: 'stage-changed',
      name: 'Groups',
      to: 'Places',
      match: null,
      counts: { ...NOTHING, stages: 1 },
    } as const;
    await withFirestore((db) =>
      historyOf(db)
        .doc(entryId)
        .set({
          tournamentId,
          isGeneral: false,
          kind: 'stage',
          at,
          by: null,
          change,
          about: null,
          undoes: null,
          isUndo: false,
          undoneBy: null,
          records: gzipSync(JSON.stringify({ ...none, ...records })),
          hasPlayers: false,
          expiresAt: Timestamp.fromMillis(Date.now() + 1_000_000),
        }),
    );
    const [told] = await readHistory(tournamentId, 'stage');
    expect(told).toMatchObject({ entryId, change, obstacle: null });
    await undo(entryId);
    expect((await readView(tournamentId)).Stages.map(({ name }) => name)).toEqual(['Groups']);
    expect(await readHistory(tournamentId, 'stage')).toMatchObject([
      { change, isUndo: true, obstacle: null },
      { change, isUndo: false, obstacle: { msg: 'change_was_undone_already' } },
    ]);
  });
});

/**
 * Returns the history entry that the answer to a change names, and the entry whose undo the answer offers at once; null if there is none.
 */
function entriesOf({ headers }: Answer): { readonly entry: string | null; readonly offered: string | null } {
  return { entry: headers.get('history-entry'), offered: headers.get('undo-entry') };
}

describe('the answer to a change', () => {
  it('offers the undo at once after what deletes something or changes much', async () => {
    const { tournamentId } = await buildTournament();
    const teams = [{ name: 'Aare', players: [] }];
    const stage = await buildStage({ tournamentId });
    const answers = [
      await callApi('createTeams', { tournamentId, teams }),
      await callApi('deleteStage', { stageId: stage.stageId }),
    ];
    for (const answer of answers) {
      const { entry, offered } = entriesOf(answer);
      expect(offered).toBe(entry);
      await undo(offered ?? '');
    }
  });

  it('names the entry without that offer where a page from before the deploy offers none either', async () => {
    const match = await buildGroupMatch();
    const edited = await callApi('editGroupMatch', groupMatchEdit(match, { location: 'New hall' }));
    const { entry, offered } = entriesOf(edited);
    expect({ offered, isNamed: Boolean(entry) }).toEqual({ offered: null, isNamed: true });
    const stale = groupMatchEdit(match, { location: 'Old hall', updatedAt: match.updatedAt });
    const refused = await callApi('editGroupMatch', stale);
    expectFailure(refused, 'changed_by_someone_else');
    expect(entriesOf(refused)).toEqual({ entry: null, offered: null });
    await undo(entry ?? '');
    const { location } =
      (await call('getAllMatches', { tournamentId: match.tournamentId })).dbMatches[match.date]?.[0] ?? {};
    expect(location).toBe(match.location);
  });
});
