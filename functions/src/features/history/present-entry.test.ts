import { cupOf } from '@futsal-cup/domain/testing/build-cup-file';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { StoredEntry } from '../../storage/history/entries';
import { type KeptRecords, packRecords } from '../../storage/history/kept-records';
import type { StoredCup } from '../../storage/stored';
import { presentEntry } from './present-entry';

const played = {
  teams: ['FC Bern', 'Lions'],
  stages: [{ name: 'Final', type: 'group', order: 1 }],
  groups: [{ name: 'A', teams: ['FC Bern', 'Lions'] }],
  matches: [
    {
      ...{ stage: 'Final', group: 'A', local: 'FC Bern', visitor: 'Lions' },
      ...{ date: '2027-05-01', time: '10:00', location: 'Court 1' },
    },
  ],
};

it('what stands in the way of an undo is told apart by its category', async () => {
  const cup = cupOf({
    name: 'Juniors',
    categories: ['F', 'E'].map((name) => ({ name, ...played })),
  }) as unknown as StoredCup;
  const ofE = {
    teams: cup.teams.find(({ name, categoryId }) => name === 'FC Bern' && categoryId === 'id-1')?.teamId,
    stages: cup.stages[1]?.stageId,
    groups: cup.groups[1]?.groupId,
    matches: cup.matches[1]?.matchId,
  };
  const nothing: KeptRecords = { tournaments: [], teams: [], stages: [], groups: [], matches: [], plans: [] };
  const obstacleOf = async (part: keyof typeof ofE) => {
    const changed = { ...nothing, [part]: [{ id: ofE[part] ?? '', before: null, after: 'other' }] };
    const entry = {
      ...({ entryId: 'entry', by: null, about: null, undoneBy: null } as const),
      change: { match: null },
      records: packRecords(changed),
      expiresAt: { toMillis: () => Infinity },
    } as unknown as StoredEntry & { readonly entryId: string };
    const moment = { cup, nameOf: () => ({ name: '', email: '' }) as never, now: 0 };
    return (await presentEntry({} as Firestore, entry, moment)).obstacle;
  };
  const msg = 'record_was_changed_since';
  expect(await obstacleOf('teams')).toMatchObject({ msg, name: 'E – FC Bern' });
  expect(await obstacleOf('stages')).toMatchObject({ msg, name: 'E – Final' });
  expect(await obstacleOf('groups')).toMatchObject({ msg, name: 'E – A' });
  expect(await obstacleOf('matches')).toMatchObject({ msg, name: 'E – FC Bern – Lions' });
});
