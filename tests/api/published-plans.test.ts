import { BLOCKS_FORM, PLAN_FORM } from '@futsal-cup/domain/plan/published-plan';
import { describe, expect, it } from 'vitest';
import { buildTournament, readView, uniqueName } from '../support/builders/builders';
import { buildCupOfTeams, planBody, planSettings, type PlanBody } from '../support/builders/builders-plan';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { expectNoOrphans } from '../support/model/expect-cup-rules';
import { readStoredCup, withFirestore } from '../support/model/stored-cup';
import { entryOf, readDocuments, readObstacle, undo } from '../support/undo';

const TEAMS = 4;

/** Builds a cup without matches, and a plan of one group for it. */
async function buildUnplanned(leastRest = 15): Promise<PlanBody> {
  const { tournamentId, teamIds } = await buildCupOfTeams(TEAMS);
  const format = { groups: 1, qualifiers: 0 };
  return planBody(tournamentId, planSettings({ teamIds, format, time: { leastRest } }));
}

async function buildPlanned(): Promise<PlanBody> {
  const body = await buildUnplanned();
  await call('applyPlan', body);
  return body;
}

function withRest(body: PlanBody, leastRest: number): PlanBody {
  const { settings } = body;
  return { ...body, settings: { ...settings, time: { ...settings.time, leastRest } } };
}

async function readRest(tournamentId: string): Promise<number | undefined> {
  const { plan } = await call('getPlan', { tournamentId });
  return plan?.settings?.time.leastRest;
}

/** Puts a plan of a later version of the site in place of the stored one. */
async function storeLaterPlan(tournamentId: string): Promise<void> {
  const fields = { form: BLOCKS_FORM + 1, text: '{"steps":[]}' };
  await withFirestore((db) => db.doc(`plans/${tournamentId}`).update(fields));
  // Another process has written the plan, so its cup has another revision.
  await withFirestore(async (db) => {
    const revision = 1 + Number((await db.doc(`tournaments/${tournamentId}`).get()).get('revision'));
    await db.doc(`tournaments/${tournamentId}`).update({ revision });
    await db.doc(`live/${tournamentId}`).update({ revision });
  });
}

describe('the published plan', () => {
  it('is none before a plan is applied, and then what was applied', async () => {
    const body = await buildUnplanned();
    const { tournamentId } = body;
    expect(await call('getPlan', { tournamentId })).toEqual({ plan: null });
    await call('applyPlan', body);
    const { plan } = await call('getPlan', { tournamentId });
    expect(plan).toMatchObject({ form: PLAN_FORM, settings: body.settings, slots: body.slots });
    const { plan: stored } = await readStoredCup(tournamentId);
    expect(plan?.updatedAt).toBe(stored?.updatedAt);
    expectFailure(await callApi('getPlan', { tournamentId: 'none' }), 'tournament_not_found');
  });

  it('is for administrators alone: no public answer has anything of it', async () => {
    const { tournamentId } = await buildPlanned();
    expectFailure(await callApi('getPlan', { tournamentId }, { token: null }), 'token_is_missing');
    const view = await callApi('getTournament', { tournamentId }, { token: null });
    expect(view.text).not.toContain('leastRest');
    expect(Object.keys(expectSuccess(view).tournament)).not.toContain('plan');
  });

  it('is written and undone in the commit of its matches, and an undo can be undone', async () => {
    const body = await buildUnplanned();
    const { tournamentId } = body;
    const first = entryOf(await callApi('applyPlan', body));
    const planned = await readDocuments(tournamentId);
    const second = entryOf(await callApi('applyPlan', withRest(body, 5)));
    expect(await readRest(tournamentId)).toBe(5);
    expect(await readObstacle(tournamentId, first)).toBe('record_was_changed_since');
    expectFailure(await callApi('undoChange', { entryId: first }), 'record_was_changed_since');
    await undo(second);
    expect(await readDocuments(tournamentId)).toEqual(planned);
    const undone = await undo(first);
    const { stages, groups, matches, plan } = await readDocuments(tournamentId);
    expect({ stages, groups, matches, plan }).toEqual({ stages: [], groups: [], matches: [], plan: null });
    expect(await call('getPlan', { tournamentId })).toEqual({ plan: null });
    await undo(undone);
    expect(await readDocuments(tournamentId)).toEqual(planned);
  });

  it('goes with its tournament, and comes back with it', async () => {
    const { tournamentId } = await buildPlanned();
    const before = await readDocuments(tournamentId);
    const { name } = await readView(tournamentId);
    const deletion = entryOf(await callApi('deleteTournament', { tournamentId, name }));
    await expectNoOrphans();
    await undo(deletion);
    expect(await readDocuments(tournamentId)).toEqual(before);
  });

  it('is copied with the matches, and not without them', async () => {
    const { tournamentId } = await buildPlanned();
    const { date } = await readView(tournamentId);
    const copied = async (copy: 'teams' | 'matches') => {
      const details = { name: uniqueName('Copy'), date, copy };
      const answer = await call('duplicateTournament', { tournamentId, ...details });
      return call('getPlan', { tournamentId: answer.tournamentDetails.tournamentId });
    };
    expect((await copied('matches')).plan?.settings?.time.leastRest).toBe(15);
    expect(await copied('teams')).toEqual({ plan: null });
  });
});

describe('a plan that a colleague has published meanwhile', () => {
  it('is not replaced by whoever saw the one before, and is in the refusal', async () => {
    const body = await buildPlanned();
    const { tournamentId } = body;
    const { plan: seen } = await call('getPlan', { tournamentId });
    await call('applyPlan', { ...withRest(body, 5), updatedAt: seen?.updatedAt });
    const late = await callApi('applyPlan', { ...withRest(body, 30), updatedAt: seen?.updatedAt });
    expectFailure(late, 'changed_by_someone_else');
    expect(late.data).toMatchObject({ current: { settings: { time: { leastRest: 5 } } } });
    expect(await readRest(tournamentId)).toBe(5);
  });

  it('is not replaced by whoever saw none', async () => {
    const body = await buildPlanned();
    expectFailure(
      await callApi('applyPlan', { ...withRest(body, 5), updatedAt: null }),
      'changed_by_someone_else',
    );
    expect(await readRest(body.tournamentId)).toBe(15);
  });
});

describe('a plan of another version of the site', () => {
  it('is shown by its form alone, and nothing is written over it', async () => {
    const body = await buildPlanned();
    const { tournamentId } = body;
    await storeLaterPlan(tournamentId);
    const { plan } = await call('getPlan', { tournamentId });
    expect(plan).toMatchObject({ form: BLOCKS_FORM + 1, settings: null, slots: [] });
    const before = await readStoredCup(tournamentId);
    expectFailure(
      await callApi('applyPlan', withRest(body, 5)),
      'plan_is_of_another_version_please_reload_the_page',
    );
    expect(await readStoredCup(tournamentId)).toEqual(before);
  });
});

describe('a plan of more than 100 kB', () => {
  it('is refused, and none is stored', async () => {
    const body = await buildUnplanned();
    const courts = Array.from({ length: 24 }, (_, court) => ({
      name: `Court ${court}`,
      windows: Array.from({ length: 120 }, (_window, minute) => ({
        day: 0,
        from: `09:${String(minute % 60).padStart(2, '0')}`,
        to: '18:00',
      })),
    }));
    const { settings, tournamentId } = body;
    const large = { ...body, settings: { ...settings, time: { ...settings.time, courts } } };
    expect(JSON.stringify(large).length).toBeGreaterThan(100_000);
    expectFailure(await callApi('applyPlan', large), 'request_too_large');
    expect((await readStoredCup(tournamentId)).plan).toBeNull();
  });
});

describe('a plan whose settings fit no format any more', () => {
  it('stays published where a team of it is deleted', async () => {
    const { tournamentId } = await buildTournament();
    const { teamIds } = await call('createTeams', {
      tournamentId,
      teams: ['Lions', 'Tigers', 'Bears'].map((name) => ({ name, players: [] })),
    });
    const days = [{ date: dayFromNow(40), from: '09:00', to: '18:00' }];
    const format = { groups: 1, qualifiers: 0 };
    await call('applyPlan', planBody(tournamentId, planSettings({ teamIds, format, time: { days } })));
    await call('deleteTeam', { teamId: teamIds[0] ?? '' });
    const { plan } = await call('getPlan', { tournamentId });
    expect(plan?.settings?.teams.map(({ teamId }) => teamId)).toEqual(teamIds);
  });
});
