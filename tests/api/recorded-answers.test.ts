import { ROOT } from '@futsal-cup/tools/project';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planRecordedCup, playRecordedCup } from '../support/recorded/play-recorded-cup';
import { readAll } from '../support/recorded/read-all';
import { ServedFunction } from '../support/recorded/served-function';

/*
 * A cup without categories is what it was before there were any: every answer is byte for byte that of the commit before, which the files
 * in `recorded` keep. Where an answer changes on purpose, `npx vitest run --project api -u tests/api/recorded-answers.test.ts` writes them.
 */

let served: ServedFunction;

beforeAll(async () => {
  served = await ServedFunction.start();
});

afterAll(() => served.end());

async function expectRecorded(name: string): Promise<void> {
  await expect(served.takeNotes()).toMatchFileSnapshot(join(ROOT, 'tests/api/recorded', `${name}.txt`));
}

it('a cup of groups and knockout is answered as it was recorded', async () => {
  const tournamentId = await playRecordedCup(served);
  await expectRecorded('changes');
  await readAll(served, tournamentId);
  await expectRecorded('reads');
  await served.call('duplicateTournament', {
    ...{ tournamentId, name: 'Sommercup', date: '2026-07-01', copy: 'matches' },
  });
  const { entries } = await served.call('getHistory', { tournamentId });
  for (const { entryId } of entries.slice(0, 2)) await served.call('undoChange', { entryId });
  await served.call('deleteTournament', { tournamentId, name: 'Frühlingscup' });
  await served.call('getHistory', {});
  await expectRecorded('kept-and-undone');
});

it('a published plan is answered as it was recorded', async () => {
  const tournamentId = await planRecordedCup(served);
  for (const name of ['getPlan', 'getTournament', 'getCupFile', 'getHistory'] as const) {
    await served.call(name, { tournamentId });
  }
  await expectRecorded('planned');
});
