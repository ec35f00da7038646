import type {
  StoredUserView,
  TournamentDetailsView,
  TournamentListItem,
} from '@futsal-cup/domain/contracts/views';
import { buildTournament } from '../../support/builders';
import { call } from '../../support/call-api';
import { ADMINISTRATOR } from '../../support/sign-in';
import { testStack } from '../../support/test-stack';
import { test as base } from './test';

interface Fixtures {
  /** An empty cup of the test's own. */
  readonly cup: TournamentDetailsView;
  /** The cup that the administrator is at work on; `test.use({ chosenCup: null })` for none. */
  readonly chosenCup: TournamentListItem | null;
}

interface WorkerFixtures {
  readonly administrator: StoredUserView;
}

/** A test whose pages are a signed-in administrator's: what the login form does has tests of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  administrator: [async ({}, provide) => provide(await call('login', ADMINISTRATOR)), { scope: 'worker' }],
  cup: async ({}, provide) => provide(await buildTournament()),
  chosenCup: async ({ cup }, provide) => provide(cup),
  storageState: async ({ administrator, chosenCup }, provide) => {
    const tournaments = { state: { tournaments: [], currentTournament: chosenCup }, version: 0 };
    const localStorage = [
      { name: 'user', value: JSON.stringify(administrator) },
      { name: 'tournaments-storage', value: JSON.stringify(tournaments) },
    ];
    await provide({ cookies: [], origins: [{ origin: testStack().site, localStorage }] });
  },
});

export { expect } from './test';
