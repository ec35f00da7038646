import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { historyOf, newEntryId } from '@futsal-cup/functions/storage/history/entries';
import { fingerprintOf } from '@futsal-cup/functions/storage/history/kept-records';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTournament, readView } from '../support/builders/builders';
import {
  buildGroupMatch,
  enterScore,
  groupMatchEdit,
  readMatch,
  score,
} from '../support/builders/builders-matches';
import { type Answer, call, callApi, expectFailure } from '../support/call-api';
import { writeHistory } from '../support/history';
import { expectCupRules } from '../support/model/expect-cup-rules';
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
 * Moves a match as the build did that edited matches without their cups: past the cached cup, with a raise of the two revisions that it did
 * not read, and with a history entry of the match alone.
 */
async function moveWithoutCup({ tournamentId, matchId }: MatchView, location: string): Promise<string> {
  const entryId = newEntryId(Date.now());
  await withFirestore(async (db) => {
    const match = db.doc(`matches/${matchId}`);
    const before = (await match.get()).data() ?? {};
    const after = { ...before, location, updatedAt: new Date(Date.now() + 1_000).toISOString() };
    const none = { tournaments: [], teams: [], stages: [], groups: [] };
    const matches = [{ id: matchId, before, after: fingerprintOf(after) }];
    const raise = { revision: FieldValue.increment(1) };
    const batch = db.batch();
    batch.update(db.doc(`tournaments/${tournamentId}`), raise);
    batch.update(db.doc(`live/${tournamentId}`), raise);
    batch.set(match, after);
    batch.set(historyOf(db).doc(entryId), {
      tournamentId,
      isGeneral: false,
      kind: 'match',
      at: new Date().toISOString(),
      by: null,
      change: {
        what: 'match-changed',
        name: null,
        to: null,
        match: { matchId, local: null, visitor: null, date: '2026-11-01', time: '10:00', location },
        counts: { ...NOTHING, matches: 1 },
      },
      about: null,
      undoes: null,
      isUndo: false,
      undoneBy: null,
      records: gzipSync(JSON.stringify({ ...none, matches })),
      hasPlayers: false,
      expiresAt: Timestamp.fromMillis(Date.now() + 1_000_000),
    });
    await batch.commit();
  });
  return entryId;
}

describe('an edit by a process that edits matches without their cups', () => {
  it('makes an edit from before it stale, and is undone after scores were typed', async () => {
    const group = await buildGroup();
    const match = await buildGroupMatch({ group });
    const other = await buildGroupMatch({ group, time: '21:45' });
    const entryId = await moveWithoutCup(match, 'New hall');
    const stale = groupMatchEdit(match, { ...score([1, 0]), updatedAt: match.updatedAt });
    const refused = await callApi('editGroupMatch', stale);
    expectFailure(refused, 'changed_by_someone_else');
    expect(refused.data).toMatchObject({ current: { location: 'New hall', localTeamScore: null } });
    await enterScore(other, [2, 0]);
    await undo(entryId);
    const scored = await enterScore(await readMatch(match), [1, 0]);
    expect(scored).toMatchObject({ location: match.location, localTeamScore: 1 });
    await expectCupRules(match.tournamentId);
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
