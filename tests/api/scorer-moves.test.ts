import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { readView } from '../support/builders/builders';
import { buildGroupMatch, groupMatchEdit, readMatch } from '../support/builders/builders-matches';
import { buildCupOfTeams, planBody, planSettings } from '../support/builders/builders-plan';
import {
  buildDevice,
  buildLink,
  enter,
  openLink,
  readLog,
  sendEntries,
} from '../support/builders/builders-scoring';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { goal, kickOff, undo as undoOf } from '../support/builders/entries';
import { entryOf, undo } from '../support/undo';

const OUT_OF_REACH = 'match_is_not_of_this_link';

const ofCourt = (court: string) => ({ kind: 'court', court }) as const;

/** Opens the court of a match on two devices; the first device enters the kick-off. */
async function beginOnCourt(match: MatchView) {
  const { tournamentId, location } = match;
  const { key } = await buildLink({ tournamentId, scope: ofCourt(location) });
  const [{ deviceKey }, other] = [await openLink(key), await openLink(key)];
  const begun = kickOff();
  await enter(match, [begun], deviceKey);
  return { match, begun, deviceKey, other: other.deviceKey };
}

async function buildOnCourt() {
  return beginOnCourt(await buildGroupMatch({ location: 'Court 1' }));
}

async function edit(match: MatchView, changes: Parameters<typeof groupMatchEdit>[1]) {
  return callApi('editGroupMatch', groupMatchEdit(await readMatch(match), changes));
}

/** Makes an entry with the given instant, as a phone without a network does before it can send the entry. */
const madeAt = (at: number): EntryInput => ({ ...goal(), at });

async function outcomesOf(match: MatchView, entries: readonly EntryInput[], key: string): Promise<string[]> {
  const { verdicts } = await enter(match, entries, key);
  return verdicts.map((verdict) => ('code' in verdict ? verdict.code : verdict.outcome));
}

/** Each of these calls takes a match from Court 1 to Court 2 as an administrator does. */
const moves: Record<string, (match: MatchView) => Promise<unknown>> = {
  'an edit of its place alone': (match) => edit(match, { location: 'Court 2' }),
  'an edit of its time and place': (match) => edit(match, { location: 'Court 2', time: '21:15' }),
  'an edit of its place and score': (match) => {
    return edit(match, { location: 'Court 2', localTeamScore: 2, visitorTeamScore: 1 });
  },
  'the undo of a move': async (match) => {
    await edit(match, { location: 'Court 2' });
    const entryId = entryOf(await edit(match, { location: 'Court 1' }));
    await undo(entryId);
  },
};

describe('a match that was moved to another court', () => {
  it.each(Object.keys(moves))(
    'by %s takes what a device made before that had entered something',
    async (way) => {
      const { match, deviceKey, other } = await buildOnCourt();
      const before = Date.now();
      await moves[way]?.(match);
      expect((await readMatch(match)).location).toBe('Court 2');
      expect(await outcomesOf(match, [madeAt(before)], deviceKey)).toEqual(['taken']);
      expectFailure(await sendEntries(match, [madeAt(Date.now() + 1_000)], deviceKey), OUT_OF_REACH);
      // The other device has the same link, but the server has no entry of it from before the move.
      expectFailure(await sendEntries(match, [madeAt(before)], other), OUT_OF_REACH);
    },
  );

  it('on the day, before it has begun, does so too', async () => {
    const { match, begun, deviceKey, other } = await buildOnCourt();
    const { tournamentId, matchId } = match;
    await enter(match, [undoOf(begun.entryId)], deviceKey);
    const again = kickOff();
    await call('moveMatches', { tournamentId, moves: [{ matchId, location: 'Court 2' }] });
    expectFailure(await sendEntries(match, [again], other), OUT_OF_REACH);
    expect(await outcomesOf(match, [again], deviceKey)).toEqual(['taken']);
  });

  it('by a plan that is applied again does so too', async () => {
    const { tournamentId, teamIds } = await buildCupOfTeams(4);
    const body = planBody(tournamentId, planSettings({ teamIds, format: { groups: 1, qualifiers: 0 } }));
    await call('applyPlan', body);
    const [planned] = (await readView(tournamentId)).Stages[0]?.Matches ?? [];
    assert.ok(planned);
    const { match, begun, deviceKey, other } = await beginOnCourt(planned);
    await enter(match, [undoOf(begun.entryId)], deviceKey);
    const again = kickOff();
    const { settings } = body;
    const courts = settings.time.courts.map((court) => ({ ...court, name: `New ${court.name}` }));
    await call('applyPlan', { ...body, settings: { ...settings, time: { ...settings.time, courts } } });
    expect((await readMatch(match)).location).toBe(`New ${match.location}`);
    expectFailure(await sendEntries(match, [again], other), OUT_OF_REACH);
    expect(await outcomesOf(match, [again], deviceKey)).toEqual(['taken']);
  });

  it('is not opened by an edit of something else afterwards', async () => {
    const { match, deviceKey, other } = await buildOnCourt();
    await edit(match, { location: 'Court 2' });
    const after = Date.now() + 1;
    await edit(match, { time: '21:15' });
    await expect.poll(() => Date.now()).toBeGreaterThan(after);
    await edit(match, { time: '21:30' });
    expectFailure(await sendEntries(match, [madeAt(after)], deviceKey), OUT_OF_REACH);
    expectFailure(await sendEntries(match, [madeAt(after)], other), OUT_OF_REACH);
  });

  it('judges entries by themselves, and knows those that it has', async () => {
    const { match, deviceKey } = await buildOnCourt();
    // The clock of this phone is a minute fast, so the server stores the time of arrival as the time of the goal.
    const early = madeAt(Date.now() + 60_000);
    await enter(match, [early], deviceKey);
    const before = madeAt(Date.now());
    await edit(match, { location: 'Court 2' });
    const sent = [early, before, madeAt(Date.now() + 1_000)];
    expect(await outcomesOf(match, sent, deviceKey)).toEqual(['known', 'taken', OUT_OF_REACH]);
  });

  it('is refused to a device whose first entry came after the move', async () => {
    const { match, other } = await buildOnCourt();
    const { tournamentId } = match;
    const before = Date.now();
    await edit(match, { location: 'Court 2' });
    // The match can now be reached by the link of the new court.
    const { key } = await buildLink({ tournamentId, scope: ofCourt('Court 2') });
    await enter(match, [goal()], (await openLink(key)).deviceKey);
    expectFailure(await sendEntries(match, [madeAt(before)], other), OUT_OF_REACH);
  });

  it('is back in reach with its move undone, and its other court as far as it went', async () => {
    const { match, deviceKey, other } = await buildOnCourt();
    const { tournamentId } = match;
    const device = await buildDevice({ tournamentId, scope: ofCourt('Court 2') });
    const first = entryOf(await edit(match, { location: 'Court 2' }));
    await enter(match, [goal()], device);
    const between = Date.now();
    const second = entryOf(await edit(match, { location: 'Court 3' }));
    await undo(second);
    await undo(first);
    expect(await outcomesOf(match, [goal()], other)).toEqual(['taken']);
    expect(await outcomesOf(match, [goal()], deviceKey)).toEqual(['taken']);
    expect(await outcomesOf(match, [madeAt(between)], device)).toEqual(['taken']);
    expectFailure(await sendEntries(match, [goal()], device), OUT_OF_REACH);
  });
});

describe('a match that stays on its court', () => {
  it('is reached by all of its devices, whenever it is played and however its court is written', async () => {
    const { match, deviceKey, other } = await buildOnCourt();
    await edit(match, { time: '21:15' });
    await edit(match, { location: ' court  1' });
    expectSuccess(await sendEntries(match, [goal()], deviceKey));
    expectSuccess(await sendEntries(match, [goal()], other));
  });

  it('shows nothing of where it was', async () => {
    const { match } = await buildOnCourt();
    await edit(match, { location: 'Court 2' });
    await edit(match, { location: 'Court 3' });
    expect(JSON.stringify([await readMatch(match), await readLog(match)])).not.toMatch(/Court [12]/);
  });
});
