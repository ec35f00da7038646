import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { buildGroup, buildStage, buildTeam, buildTournament } from '../support/builders/builders';
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
import { asSlashDate, dayFromNow } from '../support/builders/days';
import { writePlayedMatch } from '../support/history';

/** The three kinds of a match share date, time, location and score; each is made and edited by calls of its own. */
interface Kind {
  readonly kind: string;
  readonly create: EndpointName;
  readonly edit: EndpointName;
  readonly newMatch: () => Promise<object>;
  readonly build: () => Promise<MatchView>;
  readonly editOf: (match: MatchView) => object;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'a group match',
    create: 'createGroupMatch',
    edit: 'editGroupMatch',
    newMatch: async () => groupMatchRequest(await buildGroup()),
    build: () => buildGroupMatch(),
    editOf: groupMatchEdit,
  },
  {
    kind: 'a knockout match of known teams',
    create: 'createKnownTeamsMatch',
    edit: 'editKnownTeamsMatch',
    newMatch: async () => {
      const { tournamentId, stageId } = await buildStage({ type: 'knockout' });
      const { teamId: localTeamId } = await buildTeam({ tournamentId });
      const { teamId: visitorTeamId } = await buildTeam({ tournamentId });
      return { stageId, localTeamId, visitorTeamId, ...schedule() };
    },
    build: () => buildKnownTeamsMatch(),
    editOf: knownTeamsEdit,
  },
  {
    kind: 'a knockout match of unknown teams',
    create: 'createUnknownTeamsMatch',
    edit: 'editUnknownTeamsMatch',
    newMatch: async () => {
      const { stageId } = await buildStage({ type: 'knockout' });
      return { stageId, localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest', ...schedule() };
    },
    build: () => buildUnknownTeamsMatch(),
    editOf: unknownTeamsEdit,
  },
];

const REFUSED_FIELDS = [
  [{ date: undefined }, 'please_select_a_date', 'date'],
  [{ date: ' ' }, 'please_select_a_date', 'date'],
  [{ date: '2099-02-30' }, 'invalid_date_format', 'date'],
  [{ date: 'Sunday' }, 'invalid_date_format', 'date'],
  [{ time: undefined }, 'please_select_a_time', 'time'],
  [{ time: '24:00' }, 'invalid_time_format', 'time'],
  [{ time: '12:60' }, 'invalid_time_format', 'time'],
  [{ time: '6 pm' }, 'invalid_time_format', 'time'],
  [{ location: '' }, 'please_select_a_location', 'location'],
  [{ location: ' ab ' }, 'location_must_be_at_least_3_characters_long', 'location'],
  [{ location: 'x'.repeat(101) }, 'location_must_be_at_most_100_characters_long', 'location'],
  [{ location: 'Hall\u0007' }, 'text_has_unusable_characters', 'location'],
  [{ stageId: undefined }, 'please_select_a_stage', 'stageId'],
] as const;

const PAST = [{ date: dayFromNow(-1) }, 'date_cannot_be_in_the_past', 'date'] as const;

function data(answer: Answer): MatchView {
  expect(answer.errors).toEqual([]);
  return (answer.data as { match: MatchView }).match;
}

describe.concurrent.each(KINDS)('$kind', ({ create, edit, newMatch, build, editOf }) => {
  // A refused call changes nothing, so all these tests share one request and one match.
  describe('with a field that is not as it should be', { tags: ['long'] }, () => {
    let request: object;
    let match: MatchView;
    beforeAll(async () => {
      [request, match] = await Promise.all([newMatch(), build()]);
    });

    it.each([...REFUSED_FIELDS, PAST])('is not created with %j', async (overrides, msg, path) => {
      expectFailure(await sendToApi(create, { ...request, ...overrides }), msg, path);
    });

    it.each([...REFUSED_FIELDS, PAST])('is not changed to %j', async (overrides, msg, path) => {
      expectFailure(await sendToApi(edit, { ...editOf(match), ...overrides }), msg, path);
      expect(await readMatch(match)).toEqual(match);
    });
  });

  it('is created as asked for, and the view shows the same', async () => {
    const match = data(await sendToApi(create, await newMatch()));
    expect(match).toMatchObject({
      ...schedule(),
      ...score([null, null]),
      scoredTeams: null,
      teamsChanged: false,
    });
    expect(await readMatch(match)).toEqual(match);
  });

  it('takes a date in slashes or a date-time, and keeps the day', async () => {
    const day = dayFromNow(14);
    for (const date of [asSlashDate(day), `${day}T00:00:00.000Z`]) {
      expect(data(await sendToApi(create, { ...(await newMatch()), date })).date).toBe(day);
    }
  });

  it('is not created in a stage that is not there', async () => {
    const answer = await sendToApi(create, { ...(await newMatch()), stageId: 'nowhere' });
    expectFailure(answer, 'stage_not_found', 'stageId');
  });

  it('moves to another day, time and place', async () => {
    const match = await build();
    const change = { date: dayFromNow(45), time: '09:05', location: 'Stadium West' };
    const edited = data(await sendToApi(edit, { ...editOf(match), ...change }));
    expect(edited).toEqual({ ...match, ...change, updatedAt: expect.any(String) });
    expect(edited.updatedAt > match.updatedAt).toBe(true);
    expect(await readMatch(match)).toEqual(edited);
  });

  it('is not found when it is not there', async () => {
    const match = await build();
    await call('deleteMatch', { matchId: match.matchId });
    expectFailure(await sendToApi(edit, editOf(match)), 'match_not_found', 'matchId');
  });

  it('stays in its stage', async () => {
    const match = await build();
    const type = match.groupId === null ? 'knockout' : 'group';
    const { stageId } = await buildStage({ tournamentId: match.tournamentId, type });
    expectFailure(await sendToApi(edit, { ...editOf(match), stageId }), 'match_not_in_stage', 'stageId');
  });

  it('needs a known id', async () => {
    const match = await build();
    expectFailure(await sendToApi(edit, { ...editOf(match), matchId: null }), 'id_is_mandatory', 'matchId');
  });

  it('is deleted alone', async () => {
    const match = await build();
    expect(await call('deleteMatch', { matchId: match.matchId })).toEqual({});
    expectFailure(await callApi('deleteMatch', { matchId: match.matchId }), 'match_not_found', 'matchId');
  });
});

const SCORED_KINDS = KINDS.filter(({ kind }) => kind !== 'a knockout match of unknown teams');

const REFUSED_SCORES = [
  [score([1, null]), 'please_enter_both_scores_or_none', 'visitorTeamScore'],
  [score([null, 0]), 'please_enter_both_scores_or_none', 'localTeamScore'],
  [score([1, 1], [3, null]), 'please_enter_both_penalty_scores_or_none', 'visitorTeamPenaltyScore'],
  [score([2, 1], [3, 4]), 'penalty_scores_need_a_level_score', 'localTeamPenaltyScore'],
  [score([null, null], [3, 4]), 'penalty_scores_need_a_level_score', 'localTeamPenaltyScore'],
  [score([1, 1], [4, 4]), 'penalty_scores_must_differ', 'visitorTeamPenaltyScore'],
  [
    { localTeamScore: -1, visitorTeamScore: 0 },
    'score_must_be_a_whole_number_from_0_to_99',
    'localTeamScore',
  ],
  [
    { localTeamScore: 0, visitorTeamScore: 100 },
    'score_must_be_a_whole_number_from_0_to_99',
    'visitorTeamScore',
  ],
  [
    { localTeamScore: 0.5, visitorTeamScore: 1 },
    'score_must_be_a_whole_number_from_0_to_99',
    'localTeamScore',
  ],
  [
    { localTeamScore: '1', visitorTeamScore: 1 },
    'score_must_be_a_whole_number_from_0_to_99',
    'localTeamScore',
  ],
  [
    { localTeamScore: 1, visitorTeamScore: 1, localTeamPenaltyScore: true, visitorTeamPenaltyScore: 1 },
    'score_must_be_a_whole_number_from_0_to_99',
    'localTeamPenaltyScore',
  ],
] as const;

describe.concurrent.each(SCORED_KINDS)('the score of $kind', ({ edit, build, editOf }) => {
  it('is entered, corrected and taken away again', async () => {
    const match = await build();
    const teams = { local: match.localTeamId, visitor: match.visitorTeamId };
    for (const scores of [score([0, 0]), score([99, 0]), score([1, 1], [4, 3])]) {
      const scored = data(await sendToApi(edit, { ...editOf(match), ...scores }));
      expect(scored).toMatchObject({ ...scores, scoredTeams: teams, teamsChanged: false });
      expect(await readMatch(match)).toEqual(scored);
    }
    const unplayed = data(await sendToApi(edit, { ...editOf(match), ...score([null, null]) }));
    expect(unplayed).toMatchObject({ ...score([null, null]), scoredTeams: null });
  });

  it('stays when an edit leaves it out', async () => {
    const match = await build();
    await sendToApi(edit, { ...editOf(match), ...score([1, 1], [5, 4]) });
    const moved = data(await sendToApi(edit, { ...editOf(match), time: '21:45' }));
    expect(moved).toMatchObject({ ...score([1, 1], [5, 4]), time: '21:45' });
  });

  describe('that is none', { tags: ['long'] }, () => {
    let match: MatchView;
    beforeAll(async () => {
      match = await build();
    });

    it.each(REFUSED_SCORES)('is not %j', async (scores, msg, path) => {
      expectFailure(await sendToApi(edit, { ...editOf(match), ...scores }), msg, path);
      expect(await readMatch(match)).toEqual(match);
    });
  });

  it('is judged together with the part of it that stays', async () => {
    const match = await build();
    await sendToApi(edit, { ...editOf(match), ...score([1, 1], [5, 4]) });
    const answer = await sendToApi(edit, { ...editOf(match), localTeamScore: 2 });
    expectFailure(answer, 'penalty_scores_need_a_level_score', 'localTeamPenaltyScore');
  });
});

describe.concurrent('a match of today', () => {
  it.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'may have kicked off already by the clocks of %s, but not before today',
    async (timeZone) => {
      const now = Date.now();
      const { tournamentId } = await buildTournament({ timeZone });
      const stage = await buildStage({ tournamentId, type: 'knockout' });
      const midnight = { date: wallClock(now, timeZone).date, time: '00:00' };
      await expect(buildUnknownTeamsMatch({ stage, ...midnight })).resolves.toMatchObject(midnight);
      const yesterday = wallClock(now - DAY, timeZone);
      const placeholders = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
      const request = { stageId: stage.stageId, ...placeholders, ...schedule(), ...yesterday };
      const { status, errors } = await callApi('createUnknownTeamsMatch', request);
      expect([status, errors]).toEqual([422, [{ msg: 'date_cannot_be_in_the_past', path: 'date' }]]);
    },
  );

  it('moves to a time that has passed', async () => {
    const group = await buildGroup({ teams: 2 });
    const match = await buildGroupMatch({ group });
    const today = { date: dayFromNow(0), time: '00:00' };
    const edited = await call('editGroupMatch', groupMatchEdit(match, today));
    expect(edited.match).toMatchObject(today);
  });
});

const DAY = 24 * 60 * 60 * 1_000;

function wallClock(instant: number, timeZone: string): { date: string; time: string } {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { date: todayIn(timeZone, instant), time: time.format(instant) };
}

describe.concurrent('a match of the past', () => {
  it('takes its score after kick-off, and another place', async () => {
    const match = await writePlayedMatch();
    const change = { ...score([2, 2]), location: 'Another hall' };
    const edited = (await call('editGroupMatch', groupMatchEdit(match, change))).match;
    expect(edited).toEqual({
      ...match,
      ...change,
      state: 'finished',
      cards: null,
      logRevision: expect.any(Number),
      scoredTeams: { local: match.localTeamId, visitor: match.visitorTeamId },
      updatedAt: expect.any(String),
    });
  });

  it.each([{ date: dayFromNow(-2) }, { time: '07:31' }])(
    'is not moved within the past: %j',
    async (change) => {
      const match = await writePlayedMatch();
      const { status, errors } = await callApi('editGroupMatch', groupMatchEdit(match, change));
      expect(status).toBe(422);
      expect(errors.map(({ msg }) => msg)).toEqual(['date_cannot_be_in_the_past']);
    },
  );

  it('moves into the future', async () => {
    const match = await writePlayedMatch();
    const date = dayFromNow(2);
    expect((await call('editGroupMatch', groupMatchEdit(match, { date }))).match.date).toBe(date);
  });
});
