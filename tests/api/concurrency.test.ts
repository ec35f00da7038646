import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ERROR_CODES, type ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, callApi, expectSuccess } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTeams,
  buildTournament,
  readView,
  uniqueName,
} from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  groupMatchEdit,
  groupMatchRequest,
  knownTeamsEdit,
  readMatch,
  schedule,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';
import { dayFromNow } from '../support/builders/days';
import { expectCupRules, expectNoOrphans } from '../support/model/expect-cup-rules';
import { administratorTokens } from '../support/sign-in';

const ADMINISTRATORS = 10;
let tokens: string[];

beforeAll(async () => {
  tokens = await administratorTokens(ADMINISTRATORS);
});

/** Makes one call per administrator at once, each with the administrator's own token. */
function together<Data>(
  send: (token: string, index: number) => Promise<Answer<Data>>,
): Promise<Answer<Data>[]> {
  return Promise.all(tokens.map(send));
}

const isSuccess = ({ status }: Answer) => status === 200 || status === 201;

/** Checks that every answer is a success, one of the expected errors, or the error of a busy cup, which says when to try again. */
function expectNamed(answers: readonly Answer[], ...expected: ErrorCode[]): void {
  for (const answer of answers.filter((candidate) => !isSuccess(candidate))) {
    const [error] = answer.errors;
    expect([...expected, 'busy_try_again'], answer.text).toContain(error?.msg);
    expect(answer.status).toBe(ERROR_CODES[error?.msg ?? 'unexpected_error'].status);
    if (error?.msg === 'busy_try_again') expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length, 'how often a cup was busy').toBeLessThanOrEqual(answers.length / 4);
}

describe('ten administrators at once', () => {
  it('create one team of a name', async () => {
    const { tournamentId } = await buildTournament();
    const request = { tournamentId, name: 'Aare', players: [] };
    const answers = await together((token) => callApi('createTeam', request, { token }));
    expectNamed(answers, 'team_name_already_exists');
    expect(answers.filter(isSuccess)).toHaveLength(1);
    expect((await expectCupRules(tournamentId)).teams).toHaveLength(1);
  });

  it('create ten teams of ten names, and none is lost', async () => {
    const { tournamentId } = await buildTournament();
    const answers = await together((token, index) =>
      callApi('createTeam', { tournamentId, name: `Team ${index}`, players: [] }, { token }),
    );
    expectNamed(answers);
    const { teams } = await expectCupRules(tournamentId);
    expect(teams).toHaveLength(answers.filter(isSuccess).length);
  });

  it('create one stage of an order, whatever its name', async () => {
    const { tournamentId } = await buildTournament();
    const answers = await together((token, index) =>
      callApi('createStage', { tournamentId, name: `Stage ${index}`, type: 'group', order: 1 }, { token }),
    );
    expectNamed(answers, 'stage_order_already_exists');
    expect(answers.filter(isSuccess)).toHaveLength(1);
    expect((await expectCupRules(tournamentId)).stages).toHaveLength(1);
  });

  it('create one group of a name', async () => {
    const { tournamentId, stageId } = await buildStage();
    const answers = await together((token) =>
      callApi('createGroup', { stageId, name: 'Group A' }, { token }),
    );
    expectNamed(answers, 'group_name_already_exists');
    expect(answers.filter(isSuccess)).toHaveLength(1);
    expect((await expectCupRules(tournamentId)).groups).toHaveLength(1);
  });

  it('create one tournament of a name and date', async () => {
    const request = { name: uniqueName('Cup'), date: dayFromNow(90) };
    const answers = await together((token) => callApi('createTournament', request, { token }));
    expectNamed(answers, 'tournament_already_exists');
    expect(answers.filter(isSuccess)).toHaveLength(1);
  });

  it('put a team into one of two groups', async () => {
    const stage = await buildStage();
    const { tournamentId, stageId } = stage;
    const groups = [await buildGroup({ stage, teams: 0 }), await buildGroup({ stage, teams: 0 })];
    const { teamId } = await buildTeam({ tournamentId });
    const answers = await together((token, index) => {
      const { groupId = '' } = groups[index % 2] ?? {};
      return callApi('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [teamId] }, { token });
    });
    expectNamed(answers, 'team_already_in_a_group');
    expect(answers.filter(isSuccess).length).toBeGreaterThan(0);
    const { groups: stored } = await expectCupRules(tournamentId);
    expect(stored.flatMap(({ teamIds }) => teamIds)).toEqual([teamId]);
  });

  it('edit one match from the same state: one of them is in time', async () => {
    const match = await buildGroupMatch();
    const answers = await together((token, index) => {
      const edit = groupMatchEdit(match, { ...score([index, 0]), updatedAt: match.updatedAt });
      return callApi('editGroupMatch', edit, { token });
    });
    expectNamed(answers, 'changed_by_someone_else');
    expect(answers.filter(isSuccess)).toHaveLength(1);
    const winner = answers.find(isSuccess);
    expect(await readMatch(match)).toEqual(winner?.data.match);
    await expectCupRules(match.tournamentId);
  });

  it('enter the scores of ten matches, and none is lost', async () => {
    const group = await buildGroup({ teams: 2 });
    const matches = await Promise.all(
      Array.from({ length: ADMINISTRATORS }, (_, hour) => buildGroupMatch({ group, time: `1${hour}:00` })),
    );
    const answers = await together((token, index) => {
      const match = matches[index];
      if (!match) throw new Error('A match for each administrator');
      return callApi('editGroupMatch', groupMatchEdit(match, score([index, 1])), { token });
    });
    expect(answers.every(isSuccess)).toBe(true);
    const { matches: stored } = await expectCupRules(group.tournamentId);
    for (const { data } of answers) {
      const { matchId, localTeamScore } = data.match;
      expect(stored.find((match) => match.matchId === matchId)?.localTeamScore).toBe(localTeamScore);
    }
  });

  it('schedule one match of a pair at a moment', async () => {
    const group = await buildGroup();
    const answers = await together((token) =>
      callApi('createGroupMatch', groupMatchRequest(group), { token }),
    );
    expectNamed(answers, 'match_already_exists');
    expect(answers.filter(isSuccess)).toHaveLength(1);
    await expectCupRules(group.tournamentId);
  });

  it('move matches of a pair to one moment: one gets there', async () => {
    const group = await buildGroup();
    const matches = await Promise.all(
      Array.from({ length: 5 }, (_, hour) => buildGroupMatch({ group, time: `1${hour}:00` })),
    );
    const answers = await Promise.all(
      matches.map((match, index) =>
        callApi('editGroupMatch', groupMatchEdit(match, { time: '20:00' }), { token: tokens[index] }),
      ),
    );
    expectNamed(answers, 'match_already_exists');
    expect(answers.filter(isSuccess)).toHaveLength(1);
    await expectCupRules(group.tournamentId);
  });

  it('bind two matches to each other: no circle comes of it', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const first = await buildUnknownTeamsMatch({ stage });
    const second = await buildUnknownTeamsMatch({ stage });
    const answers = await together((token, index) => {
      const [match, other] = index % 2 === 0 ? [first, 2] : [second, 1];
      const edit = unknownTeamsEdit(match, { localTeamPlaceholder: `Winner match ${other}` });
      return callApi('editUnknownTeamsMatch', edit, { token });
    });
    expectNamed(answers, 'placeholder_cycle');
    await expectCupRules(stage.tournamentId);
  });

  it('delete a stage while matches, groups and teams are added to it', { tags: ['long'] }, async () => {
    const stage = await buildStage();
    const group = await buildGroup({ stage, teams: 2 });
    const { stageId, tournamentId } = stage;
    const { teamId } = await buildTeam({ tournamentId });
    const answers: Answer[] = await together<unknown>((token, index) => {
      if (index === 5) return callApi('deleteStage', { stageId }, { token });
      if (index % 3 === 0) return callApi('createGroup', { stageId, name: `Group ${index}` }, { token });
      if (index % 3 === 1) {
        const request = { groupId: group.groupId, stageId, selectedTeamIds: [teamId] };
        return callApi('addTeamsToGroup', request, { token });
      }
      return callApi('createGroupMatch', groupMatchRequest(group, { time: `1${index}:00` }), { token });
    });
    expectNamed(answers, 'stage_not_found', 'group_not_found');
    await expectStageGone(tournamentId, stageId, answers[5]);
  });

  async function expectStageGone(tournamentId: string, stageId: string, deletion?: Answer) {
    const { stages, groups, matches } = await expectCupRules(tournamentId);
    if (!deletion || !isSuccess(deletion)) return;
    expect(stages).toEqual([]);
    expect(groups.filter((group) => group.stageId === stageId)).toEqual([]);
    expect(matches.filter((match) => match.stageId === stageId)).toEqual([]);
    await expectNoOrphans();
  }

  it(
    'enter a score while the stage of the match is deleted: it comes to one of both ends',
    { tags: ['long'] },
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const match = await buildGroupMatch();
        const { tournamentId, stageId } = match;
        const [entered, deleted] = await Promise.all([
          callApi('editGroupMatch', groupMatchEdit(match, score([1, 0])), { token: tokens[0] }),
          callApi('deleteStage', { stageId }, { token: tokens[1] }),
        ]);
        expectNamed([entered, deleted], 'match_not_found', 'stage_not_found');
        expect((await expectCupRules(tournamentId)).matches).toEqual([]);
      }
    },
  );

  it(
    'enter a score while its team is deleted: the team that has played stays',
    { tags: ['long'] },
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const match = await buildKnownTeamsMatch();
        const { tournamentId, localTeamId } = match;
        const [entered, deleted] = await Promise.all([
          callApi('editKnownTeamsMatch', knownTeamsEdit(match, score([1, 0])), { token: tokens[0] }),
          callApi('deleteTeam', { teamId: localTeamId ?? '' }, { token: tokens[1] }),
        ]);
        expectNamed([entered, deleted], 'team_has_played_matches', 'team_not_found', 'teams_not_known_yet');
        const { teams, matches } = await expectCupRules(tournamentId);
        expect(isSuccess(entered) && isSuccess(deleted)).toBe(false);
        expect(teams).toHaveLength(isSuccess(deleted) ? 1 : 2);
        expect(matches[0]?.localTeamScore ?? null).toBe(isSuccess(entered) ? 1 : null);
      }
    },
  );

  it('remove a team from a group while a match of it is scheduled', { tags: ['long'] }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await buildGroup();
      const request = groupMatchRequest(group);
      const { tournamentId, groupId } = group;
      const answers: Answer[] = await Promise.all([
        callApi('createGroupMatch', request, { token: tokens[0] }),
        callApi('removeTeamFromGroup', { groupId, teamId: request.localTeamId ?? '' }, { token: tokens[1] }),
      ]);
      expectNamed(answers, 'team_not_in_group');
      expect((await expectCupRules(tournamentId)).matches).toEqual([]);
    }
  });

  it('see their own write in the version and the view at once', async () => {
    const { tournamentId } = await buildTournament();
    await together(async (token, index) => {
      const name = `Team ${index}`;
      const answer = await callApi('createTeam', { tournamentId, name, players: [] }, { token });
      const { Teams } = await readView(tournamentId);
      expect(Teams.some((team) => team.name === name)).toBe(isSuccess(answer));
      return answer;
    });
  });

  it('retry with the same Idempotency-Key and make one record', async () => {
    const { tournamentId, stageId } = await buildStage({ type: 'knockout' });
    const [localTeamId = '', visitorTeamId = ''] = await buildTeams(tournamentId, ['Aare', 'Bern']);
    const request: Calls['createKnownTeamsMatch']['request'] = {
      stageId,
      localTeamId,
      visitorTeamId,
      ...schedule(),
    };
    const options = { token: tokens[0], headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const answers = await together(() => callApi('createKnownTeamsMatch', request, options));
    expectNamed(answers);
    const made = answers.filter(isSuccess).map((answer) => expectSuccess(answer, 201).match);
    expect(new Set(made.map(({ matchId }) => matchId)).size).toBe(1);
    expect((await expectCupRules(tournamentId)).matches).toHaveLength(1);
  });
});
