import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { EMPTY_SIDE } from '@futsal-cup/domain/cup/sides';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { JsonBody } from '../../platform/json-body';
import type { CallOf } from '../route';
import { handleGetMatchTimeline } from './timeline';

const match = {
  matchId: 'match',
  stageId: 'stage',
  groupId: null,
  local: EMPTY_SIDE,
  visitor: EMPTY_SIDE,
  logRevision: null,
  scoredTeams: null,
};

/** A process that has the cup in memory, and a match whose log is at a revision in the database. */
function startProcess() {
  const log = { revision: 5 };
  const tournament = {
    tournamentId: 'cup',
    revision: 1,
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: 'full',
    tieBreakers: 'goal-difference',
  };
  const cup = { tournament, teams: [], stages: [], groups: [], matches: [match] };
  const readLog = vi.fn(async () => ({ data: () => ({ ...log, entries: [] }) }));
  const db = { collection: () => ({ doc: () => ({ get: readLog }) }) } as unknown as Firestore;
  const head = vi.fn(async () => ({ revision: 1, matches: { match: { log: 5 } } }));
  const cups = { head, at: async () => ({ cup, version: '1' }) };
  const ask = (n?: string) =>
    handleGetMatchTimeline({
      request: { tournamentId: 'cup', matchId: 'match', n },
      dependencies: { db, cups },
    } as unknown as CallOf<'getMatchTimeline'>);
  return { ask, readLog, log };
}

it('a revision that is not the present one is redirected to it, without a read of the log', async () => {
  const { ask, readLog } = startProcess();
  for (const n of ['0', '4', '6', '05']) expect(await ask(n)).toEqual({ location: 'timeline?n=5' });
  expect(readLog).not.toHaveBeenCalled();
});

it('the log is read once for each of its revisions, however many ask at once', async () => {
  const { ask, readLog } = startProcess();
  const answers = await Promise.all([ask('5'), ask('5'), ask()]);
  expect(answers).toMatchObject([{ isAtVersion: true }, { isAtVersion: true }, { isAtVersion: false }]);
  await ask('5');
  expect(readLog).toHaveBeenCalledOnce();
});

it('a log that has grown since the head was read is told as it is, and neither kept here nor by caches', async () => {
  const { ask, readLog, log } = startProcess();
  log.revision = 6;
  expect(await ask('5')).toMatchObject({ isAtVersion: false, body: expect.any(JsonBody) as JsonBody });
  await ask('5');
  expect(readLog).toHaveBeenCalledTimes(2);
});

it('a log that could not be read is read again', async () => {
  const { ask, readLog } = startProcess();
  readLog.mockRejectedValueOnce(new Error('gone'));
  await expect(ask('5')).rejects.toThrow('gone');
  expect(await ask('5')).toMatchObject({ isAtVersion: true });
});
