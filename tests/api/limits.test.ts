import { MAX_GROUPS, MAX_MATCHES, MAX_STAGES, MAX_TEAMS } from '@futsal-cup/domain/cup/limits';
import { buildMatch } from '@futsal-cup/domain/testing/build-cup';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { readView } from '../support/builders/builders';
import { schedule } from '../support/builders/builders-matches';
import { dayFromNow } from '../support/builders/days';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { writeHistory } from '../support/history';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Writes a cup that is full in every respect: 256 teams, 64 stages, 128 groups, 2,000 matches. */
async function writeFullCup(): Promise<string> {
  const own = crypto.randomUUID();
  const stageIds = upTo(MAX_STAGES).map((index) => `s${index}-${own}`);
  const [groupStage = '', knockoutStage = ''] = stageIds;
  const { tournamentId } = await writeHistory(
    { date: dayFromNow(20) },
    {
      teams: upTo(MAX_TEAMS).map((index) => ({
        teamId: `t${index}-${own}`,
        name: `Team ${index}`,
        players: [],
      })),
      stages: stageIds.map((stageId, index) => ({
        stageId,
        name: `Stage ${index}`,
        type: index === 0 ? ('group' as const) : ('knockout' as const),
        order: index + 1,
      })),
      groups: upTo(MAX_GROUPS).map((index) => ({
        groupId: `g${index}-${own}`,
        stageId: groupStage,
        name: `Group ${index}`,
        teamIds: [`t${2 * index}-${own}`, `t${2 * index + 1}-${own}`],
        lots: [],
      })),
      matches: upTo(MAX_MATCHES).map((index) =>
        buildMatch({
          matchId: `m${index}-${own}`,
          stageId: knockoutStage,
          local: { placeholder: `Host ${index}` },
          visitor: { placeholder: `Guest ${index}` },
          date: dayFromNow(21),
        }),
      ),
    },
  );
  return tournamentId;
}

describe('a tournament that is full', () => {
  let tournamentId: string;

  beforeAll(async () => {
    tournamentId = await writeFullCup();
  });

  it('takes no 257th team', async () => {
    const answer = await callApi('createTeam', { tournamentId, name: 'One more', players: [] });
    expectFailure(answer, 'tournament_has_too_many_teams');
  });

  it('takes no 65th stage', async () => {
    const request = { tournamentId, name: 'One more', type: 'group', order: 99 } as const;
    expectFailure(await callApi('createStage', request), 'tournament_has_too_many_stages');
  });

  it('takes no 129th group', async () => {
    const stageId = (await readView(tournamentId)).Stages[0]?.stageId ?? '';
    const answer = await callApi('createGroup', { stageId, name: 'One more' });
    expectFailure(answer, 'tournament_has_too_many_groups');
  });

  it('takes no 2,001st match of any kind', async () => {
    const { Stages } = await readView(tournamentId);
    const [groupStage, knockout] = Stages;
    const [local, visitor] = groupStage?.groups[0]?.Teams ?? [];
    const teams = { localTeamId: local?.teamId, visitorTeamId: visitor?.teamId };
    const placeholders = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
    const inGroup = { stageId: groupStage?.stageId, groupId: groupStage?.groups[0]?.groupId };
    const stageId = knockout?.stageId;
    const answers = [
      await sendToApi('createGroupMatch', { ...inGroup, ...teams, ...schedule() }),
      await sendToApi('createKnownTeamsMatch', { stageId, ...teams, ...schedule() }),
      await sendToApi('createUnknownTeamsMatch', { stageId, ...placeholders, ...schedule() }),
    ];
    for (const answer of answers) expectFailure(answer, 'tournament_has_too_many_matches');
  });

  it('shows all of itself, and keeps the rules', async () => {
    const { Teams, Stages } = await readView(tournamentId);
    expect(Teams).toHaveLength(MAX_TEAMS);
    expect(Stages.flatMap(({ groups }) => groups)).toHaveLength(MAX_GROUPS);
    expect(Stages.flatMap(({ Matches }) => Matches).map(({ matchNumber }) => matchNumber)).toContain(
      MAX_MATCHES,
    );
    await expectCupRules(tournamentId);
  });

  it('takes another as soon as one has gone', async () => {
    const { Stages } = await readView(tournamentId);
    await call('deleteMatch', { matchId: Stages[1]?.Matches[0]?.matchId ?? '' });
    const placeholders = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
    const stageId = Stages[1]?.stageId ?? '';
    await call('createUnknownTeamsMatch', { stageId, ...placeholders, ...schedule() });
    expect((await expectCupRules(tournamentId)).matches).toHaveLength(MAX_MATCHES);
  });

  it('deletes a stage with two thousand matches in one go', async () => {
    const stageId = (await readView(tournamentId)).Stages[1]?.stageId ?? '';
    await call('deleteStage', { stageId });
    const { matches, stages } = await expectCupRules(tournamentId);
    expect([matches.length, stages.length]).toEqual([0, MAX_STAGES - 1]);
  });
});
