import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countEndpoints, ENDPOINT_NAMES, type EndpointCount } from '../bench/counting/count-endpoints';
import { countEntries } from '../bench/counting/count-entries';
import { startCounter, type FirestoreCounter } from '../bench/counting/start-counter';
import { startFunction, type RunningFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';

/**
 * The budget of each call on a cup that the process has cached: [reads, writes and deletes]. One write of each change is its entry
 * in the history. A higher number here raises the bill. The numbers of a login are those of the throttle, on a device that never
 * signed in before.
 */
const BUDGETS: Readonly<Record<EndpointName, readonly [number, number]>> = {
  login: [3, 7],
  refreshSession: [0, 0],
  register: [1, 1],
  requestPasswordReset: [2, 2],
  resetPassword: [0, 0],
  updateAccount: [0, 0],
  // This is the budget of a login's throttle; a change of a password costs less.
  changePassword: [3, 6],
  endOwnSessions: [0, 0],
  acceptInvitation: [4, 3],
  getAllTournaments: [1, 0],
  getTournament: [1, 0],
  getTournamentVersion: [1, 0],
  getCalendar: [1, 0],
  validateAccess: [0, 0],
  createTournament: [2, 4],
  updateTournament: [3, 4],
  getWholeTournament: [1, 0],
  getArchivedTournaments: [1, 0],
  setMessage: [1, 4],
  setSponsors: [1, 4],
  // The picture is not stored yet, and all pictures are counted.
  addPicture: [2, 1],
  archiveTournament: [2, 4],
  duplicateTournament: [4, 62],
  getCupFile: [1, 0],
  // The deleted cup is empty.
  deleteTournament: [8, 5],
  createTeam: [1, 4],
  createTeams: [1, 5],
  getTeamsByTournament: [1, 0],
  updateTeam: [1, 4],
  deleteTeam: [2, 4],
  withdrawTeam: [2, 4],
  takeTeamBack: [2, 4],
  createStage: [1, 4],
  renameStage: [2, 4],
  reorderStages: [1, 6],
  deleteStage: [2, 4],
  getKnockoutStages: [1, 0],
  getStages: [1, 0],
  getGroups: [1, 0],
  createGroup: [2, 4],
  renameGroup: [2, 4],
  addTeamsToGroup: [2, 4],
  moveTeamToGroup: [2, 5],
  recordLots: [2, 4],
  setRounds: [2, 4],
  // Three teams come into the category.
  takeIntoCategory: [1, 6],
  moveStageToCategory: [2, 4],
  changeStageRules: [2, 4],
  recordDecisionAcross: [2, 4],
  recordTeamPoints: [2, 4],
  markFinal: [2, 4],
  deleteGroup: [2, 4],
  removeTeamFromGroup: [2, 4],
  addPlaceToGroup: [2, 4],
  removePlaceFromGroup: [2, 4],
  getAllMatches: [1, 0],
  createKnownTeamsMatch: [2, 4],
  createUnknownTeamsMatch: [2, 4],
  // The edit changes the score as well, so the match log is read and written too.
  editKnownTeamsMatch: [3, 5],
  editUnknownTeamsMatch: [3, 5],
  createMatches: [1, 4],
  createGroupMatch: [2, 4],
  editGroupMatch: [3, 5],
  awardMatch: [2, 4],
  deleteMatch: [2, 4],
  moveMatches: [1, 4],
  getPlan: [1, 0],
  // The cup is new, with one stage, one group and three matches. The catalogue is written, because the list of cups says when and where the
  // matches are.
  applyPlan: [1, 10],
  // The same cup in two categories, each with a group of three matches and a final.
  applyBlocks: [1, 19],
  // The call reads the live head of the cup, and the match log once for each revision of the log.
  getMatchTimeline: [2, 0],
  // Each link of the tournament costs a further read.
  createScorerLink: [2, 2],
  getScorerLinks: [2, 0],
  revokeScorerLink: [1, 2],
  moveMatchLog: [3, 7],
  getCards: [1, 0],
  // No match of the cup lacks counts; each that does costs a further read and a further write.
  countCards: [1, 0],
  // Each entry on the page of the history, and each tournament that the page mentions, costs a further read.
  getHistory: [22, 0],
  // The undone change is a new team: the undo reads the entry and its cup, and writes the team, the cup, its head and both entries.
  undoChange: [2, 5],
  // Each entry of the history that names the player costs a further read and a further write.
  erasePlayer: [3, 5],
  openScorerLink: [3, 2],
  getScorerMatches: [2, 0],
  getMatchLog: [3, 0],
  enterInMatchLog: [3, 2],
  // Each invitation costs a further read.
  getPeople: [3, 0],
  giveRole: [3, 2],
  takeRole: [4, 2],
  endSessions: [0, 1],
  removeAccount: [2, 2],
  createInvitation: [3, 3],
  revokeInvitation: [3, 3],
};

/** After a change by another process, a call reads each of the 59 documents of the cup once, besides its usual reads. */
const MOST_READS_AFTER_A_CHANGE_ELSEWHERE = 65;

/** The count takes a minute and a half alone, and four times as long while two other suites run on a slow machine. */
const COUNTED_WITHIN_MS = 600_000;

let counter: FirestoreCounter;
let served: RunningFunction;
let firestore: FirestoreClient;
let counts: ReadonlyMap<EndpointName, EndpointCount>;

async function readData<Data>(address: string): Promise<Data> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly data: Data }).data;
}

beforeAll(async () => {
  const { firestoreHost, authHost } = testStack();
  counter = await startCounter(firestoreHost);
  firestore = connectFirestore(firestoreHost);
  const options = { firestoreHost: counter.host, authHost, folder: TEST_BUILD.functions };
  served = await startFunction({ ...options, port: await freePort() });
  const countedApi = `http://${HOST}:${served.port}`;
  const counted = await countEndpoints({ firestore, authHost, countedApi, counter });
  counts = new Map(counted.map((count) => [count.name, count]));
}, COUNTED_WITHIN_MS);

afterAll(async () => {
  await served.stop();
  await firestore.close();
  await counter.stop();
});

describe.each(ENDPOINT_NAMES)('%s', (name) => {
  it('costs no more than its budget on a cup that the process knows', () => {
    const [reads, changes] = BUDGETS[name];
    const known = counts.get(name)?.known;
    expect(known?.reads).toBeLessThanOrEqual(reads);
    expect((known?.writes ?? NaN) + (known?.deletes ?? NaN)).toBeLessThanOrEqual(changes);
  });

  it('reads the cup once at most when another process has changed it', () => {
    const reads = counts.get(name)?.changedElsewhere.reads;
    expect(reads).toBeLessThanOrEqual(MOST_READS_AFTER_A_CHANGE_ELSEWHERE);
  });
});

describe('ids that somebody invents', () => {
  async function readsOf(count: number): Promise<number> {
    counter.take();
    const asked = Array.from({ length: count }, () =>
      fetch(`http://${HOST}:${served.port}/api/tournaments/${crypto.randomUUID()}/version`),
    );
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404);
    return counter.take().reads;
  }

  it('cost the reads of a head and a tournament each, and one of the catalogue that all share who ask at once', async () => {
    expect(await readsOf(1)).toBe(3);
    expect(await readsOf(100)).toBeLessThan(250);
  });
});

describe('revisions of a log that somebody invents', () => {
  const api = () => `http://${HOST}:${served.port}/api`;

  /** Returns the address of a timeline in the first cup that has a match. */
  async function findTimeline(): Promise<string> {
    const { allTournaments } = await readData<Calls['getAllTournaments']['response']>(
      `${api()}/tournaments/get-all`,
    );
    for (const { tournamentId } of allTournaments) {
      const cup = `${api()}/tournaments/${tournamentId}`;
      const { tournament } = await readData<Calls['getTournament']['response']>(cup);
      const [match] = tournament.Stages.flatMap(({ Matches }) => Matches);
      if (match) return `${cup}/matches/${match.matchId}/timeline`;
    }
    throw new Error('No cup has a match.');
  }

  it('cost the head of the cup each at most, and the log not again', async () => {
    const timeline = await findTimeline();
    await readData(timeline);
    counter.take();
    const asked = Array.from({ length: 100 }, (_, index) =>
      fetch(`${timeline}?n=${index + 1}`, { redirect: 'manual' }),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(302);
    expect(counter.take().reads).toBeLessThanOrEqual(100);
    await readData(timeline);
    expect(counter.take().reads).toBe(1);
  });
});

describe('an entry of a scorer', () => {
  it('costs three reads, and writes log and head; match and tournament too where it changes the state or the scorers', async () => {
    const countedApi = `http://${HOST}:${served.port}`;
    const { authHost } = testStack();
    expect(await countEntries({ firestore, authHost, countedApi, counter })).toEqual({
      changeOfState: { reads: 3, writes: 4, deletes: 0 },
      goal: { reads: 3, writes: 2, deletes: 0 },
      end: { reads: 3, writes: 4, deletes: 0 },
      viewAfterEnd: { reads: 1, writes: 0, deletes: 0 },
      otherScorer: { reads: 3, writes: 4, deletes: 0 },
    });
  });
});
