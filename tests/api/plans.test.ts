import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { describe, expect, it } from 'vitest';
import { buildTeam, readView } from '../support/builders/builders';
import { groupMatchEdit, score } from '../support/builders/builders-matches';
import { buildCupOfTeams, planBody, planSettings, type PlanBody } from '../support/builders/builders-plan';
import { type Answer, call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { expectCupRules } from '../support/model/expect-cup-rules';

const TEAMS = 8;

async function buildPlanned(): Promise<PlanBody> {
  const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
  const body = planBody(tournamentId, planSettings({ teamIds }));
  await call('applyPlan', body);
  return body;
}

/** Returns the index of a group match in the plan. */
function planIndexOf({ settings }: PlanBody, match: MatchView): number {
  const ids = [match.localTeamId, match.visitorTeamId];
  return deriveFixtures(settings as PlanSettings).matches.findIndex(({ local, visitor }) =>
    [local, visitor].every(
      (side) => side.kind === 'team' && ids.includes(settings.teams[side.team]?.teamId ?? ''),
    ),
  );
}

/** Builds a planned cup whose first match has been played. */
async function buildBegun(): Promise<{ body: PlanBody; played: MatchView }> {
  const body = await buildPlanned();
  const { Stages } = await readView(body.tournamentId);
  const played = Stages[0]?.Matches[0];
  if (!played) throw new Error('The plan has matches');
  await call('editGroupMatch', groupMatchEdit(played, score([2, 1])));
  return { body, played };
}

/** Returns the same plan with other settings of its format or time; its slots stay. */
function changed(body: PlanBody, part: 'format' | 'time', fields: object): PlanBody {
  const { settings } = body;
  return { ...body, settings: { ...settings, [part]: { ...settings[part], ...fields } } };
}

describe('a plan that is applied', () => {
  it('makes stages, groups and all matches with their placeholders', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const answer = await callApi('applyPlan', planBody(tournamentId, planSettings({ teamIds })));
    expect(expectSuccess(answer, 201)).toEqual({ matches: 16 });
    const { stages, groups, matches } = await expectCupRules(tournamentId);
    expect(stages.map(({ name }) => name).sort()).toEqual([
      'Final',
      'Group stage',
      'Match for third place',
      'Semi-finals',
    ]);
    expect(groups.flatMap((group) => group.teamIds).sort()).toEqual([...teamIds].sort());
    const final = matches.filter(({ localTeamPlaceholder }) => localTeamPlaceholder === 'Winner match 1');
    expect(final).toHaveLength(1);
    expect(final[0]?.localTeamSource).toMatchObject({ kind: 'match-winner' });
  });

  it('is applied once, however often its request arrives', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(4);
    const body = planBody(tournamentId, planSettings({ teamIds, format: { groups: 1, qualifiers: 0 } }));
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await callApi('applyPlan', body, { headers });
    const { version } = await readView(tournamentId);
    const again = await callApi('applyPlan', body, { headers });
    expect(again.text).toBe(first.text);
    expect((await readView(tournamentId)).version).toBe(version);
  });

  it('keeps the ids of what is the same, and takes the rest away', async () => {
    const body = await buildPlanned();
    const before = await readView(body.tournamentId);
    await call('createStage', { tournamentId: body.tournamentId, name: 'Old', type: 'knockout', order: 50 });
    await call('applyPlan', body);
    const after = await readView(body.tournamentId);
    const idsOf = ({ Stages }: typeof before) =>
      Stages.flatMap(({ stageId, Matches }) => [stageId, ...Matches.map(({ matchId }) => matchId)]);
    expect(idsOf(after)).toEqual(idsOf(before));
  });

  it('leaves a played match as and where it is', async () => {
    const { body, played } = await buildBegun();
    const index = planIndexOf(body, played);
    expectFailure(await callApi('applyPlan', body), 'played_match_cannot_be_moved', `slots.${index}`);
    await call('applyPlan', { ...body, slots: body.slots.with(index, -1) });
    const { Stages } = await readView(body.tournamentId);
    const kept = Stages[0]?.Matches.find(({ matchId }) => matchId === played.matchId);
    expect(kept).toMatchObject({ localTeamScore: 2, visitorTeamScore: 1, time: played.time });
    await expectCupRules(body.tournamentId);
  });

  it('is refused if the cup has changed since it was looked at', async () => {
    const body = await buildPlanned();
    const { version } = await readView(body.tournamentId);
    await call('createStage', { tournamentId: body.tournamentId, name: 'New', type: 'knockout', order: 50 });
    const answer = await callApi('applyPlan', { ...body, version });
    expectFailure(answer, 'changed_by_someone_else');
    expect((await readView(body.tournamentId)).Stages.at(-1)?.name).toBe('New');
  });
});

describe('a forged plan', () => {
  it('cannot remove a played match', async () => {
    const { body, played } = await buildBegun();
    const others = body.settings.teams.filter(({ teamId }) => teamId !== played.localTeamId);
    const settings = { ...body.settings, teams: others };
    const without = planBody(body.tournamentId, settings as PlanSettings);
    expectFailure(await callApi('applyPlan', without), 'played_match_is_not_in_the_plan');
  });

  it('cannot say who meets whom', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const body = planBody(tournamentId, planSettings({ teamIds }));
    const code = 'plan_does_not_follow_from_its_settings';
    const answers = [
      await callApi('applyPlan', { ...body, fingerprint: (body.fingerprint ^ 1) >>> 0 }),
      await callApi('applyPlan', { ...body, slots: body.slots.slice(1) }),
      await callApi('applyPlan', changed(body, 'format', { drawSeed: 8 })),
    ];
    for (const answer of answers) expectFailure(answer, code, 'slots');
    expect((await readView(tournamentId)).Stages).toEqual([]);
  });

  it('cannot bring in a team of another cup', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const foreign = await buildTeam();
    const body = planBody(tournamentId, planSettings({ teamIds: [...teamIds.slice(1), foreign.teamId] }));
    expectFailure(await callApi('applyPlan', body), 'team_not_found', `settings.teams.${TEAMS - 1}.teamId`);
  });

  it('cannot have what nobody can play', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const body = planBody(tournamentId, planSettings({ teamIds }));
    const [first = 0] = body.slots;
    for (const slots of [
      body.slots.map(() => first),
      body.slots.with(0, 99_999),
      [...body.slots].reverse(),
    ]) {
      const [error] = (await callApi('applyPlan', { ...body, slots })).errors;
      expect(error).toMatchObject({ msg: 'plan_cannot_be_played', path: expect.stringMatching(/^slots\./) });
    }
  });

  it('is not written on a day that is over', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const days = [{ date: dayFromNow(-2), from: '09:00', to: '18:00' }];
    const body = planBody(tournamentId, planSettings({ teamIds, time: { days } }));
    expectFailure(await callApi('applyPlan', body), 'date_cannot_be_in_the_past', 'slots.0');
  });
});

describe('the largest plan', { tags: ['long'] }, () => {
  it('fits in a request and is one commit', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(128);
    const courts = Array.from({ length: 24 }, (_, court) => ({
      name: `Sports hall of the school, court ${court}`,
      windows: null,
    }));
    const days = [40, 41, 42].map((day) => ({ date: dayFromNow(day), from: '06:00', to: '23:00' }));
    const format = { groups: 8, qualifiers: 1, playedTo: 4 };
    const time = { courts, days, minutesPerMatch: 20, minutesBetween: 0, leastRest: 0 };
    const body = planBody(tournamentId, planSettings({ teamIds, format, time }));
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
    const { matches } = expectSuccess(await callApi('applyPlan', body), 201);
    expect(matches).toBe(968);
    await expectCupRules(tournamentId);
  });
});

describe('fifty at once', { tags: ['long'] }, () => {
  it('who apply plans and edit the cup leave one whole cup, or get a clear refusal', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const bodies = [7, 8, 9].map((drawSeed) =>
      planBody(tournamentId, planSettings({ teamIds, format: { drawSeed } })),
    );
    const send = (index: number): Promise<Answer> => {
      const body = bodies[index % bodies.length];
      if (index % 2 === 0 && body) return callApi('applyPlan', body);
      if (index % 5 === 1)
        return callApi('createStage', { tournamentId, name: `Stage ${index}`, type: 'group', order: index });
      if (index % 5 === 3) return callApi('deleteTeam', { teamId: teamIds[index % TEAMS] ?? '' });
      return callApi('createTeams', { tournamentId, teams: [{ name: `New ${index}`, players: [] }] });
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
    const expected = ['team_not_found', 'busy_try_again', 'stage_order_already_exists'];
    for (const { status, errors, text } of answers) {
      if (status < 300) continue;
      expect(expected, text).toContain(errors[0]?.msg);
    }
    const stored = await expectCupRules(tournamentId);
    // A plan is stored whole or not at all, except that the matches of a deleted team are deleted with the team.
    const planned = stored.stages.filter(({ name }) => name === 'Final').length;
    const inKnockout = stored.matches.filter(({ groupId }) => groupId === null);
    expect(inKnockout).toHaveLength(planned * 4);
    expect(stored.groups.filter(({ name }) => name.startsWith('Group'))).toHaveLength(planned * 2);
  });

  it('who apply different plans leave exactly one of them', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
    const bodies = Array.from({ length: 5 }, (_, drawSeed) =>
      planBody(tournamentId, planSettings({ teamIds, format: { drawSeed } })),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => callApi('applyPlan', bodies[index % 5] as PlanBody)),
    );
    for (const { status, errors, text } of answers) {
      if (status !== 201) expect(errors[0]?.msg, text).toBe('busy_try_again');
    }
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    const { stages, groups, matches } = await expectCupRules(tournamentId);
    expect([stages.length, groups.length, matches.length]).toEqual([4, 2, 16]);
    const drawn = groups.map((group) => [...group.teamIds].sort().join()).sort();
    const possible = bodies.map(({ settings }) =>
      deriveFixtures(settings as PlanSettings)
        .groups.map((teams) =>
          teams
            .map((team) => teamIds[team])
            .sort()
            .join(),
        )
        .sort()
        .join('|'),
    );
    expect(possible).toContain(drawn.join('|'));
  });
});
