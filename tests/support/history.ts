import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { buildMatch } from '@futsal-cup/domain/testing/build-cup';
import type { Cup, Tournament } from '@futsal-cup/domain/cup/records';
import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import { connectFirestore } from '@futsal-cup/tools/stack/firestore-client';
import { only, readView, uniqueName } from './builders/builders';
import { dayFromNow } from './builders/days';
import { testStack } from './stack/test-stack';

/** Writes a whole cup past the API, as an import does: the API itself takes no date of the past. */
async function writeWholeCup(cup: Cup): Promise<void> {
  const { db, close } = connectFirestore(testStack().firestoreHost);
  try {
    const result = await writeCup(db, cup, Date.now());
    if (!result.ok) throw new Error(result.error.msg);
  } finally {
    await close();
  }
}

/** Writes a cup with these parts under an id of its own. */
export async function writeHistory(
  overrides: Partial<Tournament> = {},
  parts: Partial<Omit<Cup, 'tournament'>> = {},
): Promise<Tournament> {
  const tournament: Tournament = {
    tournamentId: crypto.randomUUID(),
    name: uniqueName('History'),
    date: '2019-06-01',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    language: 'en',
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
    ...overrides,
  };
  await writeWholeCup({ tournament, teams: [], stages: [], groups: [], matches: [], ...parts });
  return tournament;
}

/** Writes a group match of yesterday without a score. */
export async function writePlayedMatch(): Promise<MatchView> {
  const id = crypto.randomUUID();
  const [groupId, stageId, matchId] = [`group-${id}`, `stage-${id}`, `match-${id}`];
  const [local, visitor] = [`local-${id}`, `visitor-${id}`];
  const teams = [local, visitor].map((teamId, index) => ({ teamId, name: `Team ${index}`, players: [] }));
  const match = buildMatch({
    matchId,
    stageId,
    groupId,
    local: { teamId: local },
    visitor: { teamId: visitor },
    date: dayFromNow(-1),
    time: '07:30',
  });
  const { tournamentId } = await writeHistory(
    {},
    {
      teams,
      stages: [{ stageId, name: 'Group stage', type: 'group', order: 1 }],
      groups: [{ groupId, stageId, name: 'Group A', teamIds: [local, visitor], lots: [] }],
      matches: [match],
    },
  );
  const { Stages } = await readView(tournamentId);
  return only(Stages.flatMap(({ Matches }) => Matches));
}
