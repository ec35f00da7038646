import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildGroup, buildTournament } from '../support/builders/builders';
import { buildGroupMatch, buildKnownTeamsMatch, readMatch } from '../support/builders/builders-matches';
import { buildLink, byKey, enter, openLink, validFor } from '../support/builders/builders-scoring';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { entry, goal, kickOff, phase, shown, undo } from '../support/builders/entries';
import { administratorToken } from '../support/sign-in';

const TOO_LONG = 'x'.repeat(31);

describe('a link', () => {
  let request: Record<string, unknown>;

  beforeAll(async () => {
    const { tournamentId } = await buildTournament();
    request = { tournamentId, name: 'Court', scope: { kind: 'cup' }, ...validFor() };
  });

  it.each<[Record<string, unknown>, ErrorCode, string]>([
    [{ name: '' }, 'name_of_the_link_is_mandatory', 'name'],
    [{ name: undefined }, 'name_of_the_link_is_mandatory', 'name'],
    [{ name: '', scope: { kind: 'court', court: 'Hall 1' } }, 'name_of_the_link_is_mandatory', 'name'],
    [{ name: TOO_LONG }, 'name_must_be_at_most_30_characters_long', 'name'],
    [{ scope: { kind: 'hall' } }, 'scope_of_the_link_is_not_valid', 'scope.kind'],
    [{ scope: { kind: 'match' } }, 'id_is_mandatory', 'scope.matchId'],
    [{ from: '2026-02-31T10:00:00.000Z' }, 'instant_is_not_valid', 'from'],
    [{ from: '9998-12-01T00:00:00.000Z', to: '9999-01-02T00:00:00.000Z' }, 'instant_is_not_valid', 'to'],
    [{ to: '9998-12-30T00:00:00.000Z' }, 'link_must_end_within_a_year', 'to'],
  ])('is refused with %j', async (change, msg, path) => {
    expectFailure(await sendToApi('createScorerLink', { ...request, ...change }), msg, path);
  });

  it('for a court has the name of the court where none is typed', async () => {
    const scope = { kind: 'court', court: 'The small hall beside the station' } as const;
    const tournamentId = String(request['tournamentId']);
    const unnamed = await call('createScorerLink', { tournamentId, scope, ...validFor() });
    expect(unnamed.link.name).toBe(scope.court);
    const named = await call('createScorerLink', { tournamentId, name: 'Anna', scope, ...validFor() });
    expect(named.link.name).toBe('Anna');
    const { links } = await call('getScorerLinks', { tournamentId });
    expect(links.map(({ name }) => name)).toEqual(expect.arrayContaining([scope.court, 'Anna']));
  });

  it('is opened by somebody with a name, and revoked with a device that it has', async () => {
    const { key, link } = await buildLink({ tournamentId: String(request['tournamentId']) });
    const open = (name: string) => callApi('openScorerLink', { name }, byKey(key));
    expectFailure(await open(' '), 'name_of_the_device_is_mandatory', 'name');
    expectFailure(await open(TOO_LONG), 'name_must_be_at_most_30_characters_long', 'name');
    const guessable = await callApi('openScorerLink', { name: 'A', deviceSecret: 'secret' }, byKey(key));
    expectFailure(guessable, 'must_be_text', 'deviceSecret');
    await openLink(key);
    const answer = await callApi('revokeScorerLink', { linkId: link.linkId, deviceId: 'none' });
    expectFailure(answer, 'device_not_found', 'deviceId');
  });
});

describe('an entry', () => {
  let match: MatchView;
  const send = async (entries: unknown) => {
    const { tournamentId, matchId } = match;
    const request = { tournamentId, matchId, entries };
    return sendToApi('enterInMatchLog', request, { token: await administratorToken() });
  };

  beforeAll(async () => {
    match = await buildGroupMatch();
  });

  it.each<[string, Record<string, unknown>]>([
    ['of an unknown kind', { ...goal(), kind: 'corner' }],
    ['without a side', { ...goal(), side: undefined }],
    ['with an id that is no UUID', { ...goal(), entryId: 'one' }],
    ['with a time that is no whole number', { ...goal(), at: 1.5 }],
    ['before 1970', { ...goal(), at: -1 }],
    ['of a phase that is none', { ...kickOff(), to: 'scheduled' }],
    ['with a clock of more than a day', { ...clock(), action: 'set', elapsed: 90_000_000 }],
    ['that undoes no id at all', { ...undo('x'), of: '../x' }],
    ['with a score beyond 99', { ...scoreEntry(), shown: shown([100, 0]) }],
  ])('%s is refused', async (_, wrong) => {
    const answer = await send([wrong]);
    expect(answer.status).toBe(422);
    expect(answer.errors[0]?.msg).toBe('entry_is_not_valid');
  });

  it('with a field that its kind does not take is refused', async () => {
    expect((await send([{ ...goal(), by: 'somebody else' }])).status).toBe(422);
    expect((await send('all')).errors[0]?.msg).toBe('must_be_a_list');
  });
});

function clock() {
  return entry({ kind: 'clock', half: 'first-half', action: 'start' });
}

function scoreEntry() {
  return entry({ kind: 'score', shown: shown([1, 0]), finishes: false });
}

describe('an entry that comes at the wrong moment', () => {
  it('is refused by its name', async () => {
    const match = await buildKnownTeamsMatch();
    const begun = kickOff();
    const out = undo(begun.entryId);
    const { verdicts } = await enter(match, [
      begun,
      phase('half-time', begun.entryId),
      phase('finished', begun.entryId),
      entry({ kind: 'kick', side: 'local', isIn: true, playerId: null }),
      phase('shoot-out', begun.entryId),
      undo(begun.entryId),
    ]);
    const codes = verdicts.map((verdict) => ('code' in verdict ? verdict.code : verdict.outcome));
    expect(codes).toEqual([
      'taken',
      'phase_is_not_possible_now',
      'score_is_mandatory_at_the_end',
      'there_is_no_shoot_out_yet',
      'taken',
      'only_the_latest_phase_can_be_undone',
    ]);
    const ahead = await buildKnownTeamsMatch();
    const early = await enter(ahead, [begun, goal(), phase('shoot-out', begun.entryId)]);
    expect(early.verdicts.at(-1)).toMatchObject({ code: 'score_is_not_level' });
    const other = await buildKnownTeamsMatch();
    const undone = await enter(other, [begun, out, undo(out.entryId)]);
    expect(undone.verdicts.at(-1)).toMatchObject({ code: 'an_undo_cannot_be_undone' });
  });
});

describe('the details of a tournament', () => {
  const details = () => ({ name: `Cup ${crypto.randomUUID().slice(0, 8)}`, date: dayFromNow(50) });

  it('have rules of matches and a style of names', async () => {
    const matchRules = {
      halves: 2,
      minutesPerHalf: 20,
      clock: 'stopped',
      extraTimeMinutes: 5,
      shootOutKicks: 5,
      foulLimit: 5,
      timeOuts: 1,
      forfeitGoals: 5,
    } as const;
    const created = await call('createTournament', { ...details(), matchRules, playerNames: 'number' });
    expect(created.tournamentDetails).toMatchObject({ matchRules, playerNames: 'number' });
    const wrong = { ...details(), matchRules: { ...matchRules, halves: 3 } };
    const answer = await sendToApi('createTournament', wrong);
    expectFailure(answer, 'match_rules_are_not_valid', 'matchRules.halves');
    const shouted = { ...details(), playerNames: 'FULL' };
    const refused = await sendToApi('createTournament', shouted);
    expectFailure(refused, 'player_names_must_be_initial_full_or_number', 'playerNames');
  });

  it('give a forfeit as many goals as they say', async () => {
    const matchRules = { ...DEFAULT_MATCH_RULES, forfeitGoals: 5 };
    const { tournamentId } = await buildTournament({ matchRules });
    const match = await buildGroupMatch({ group: await buildGroup({ tournamentId }) });
    await enter(match, [entry({ kind: 'forfeit', side: 'local', on: null })]);
    expect(await readMatch(match)).toMatchObject({ localTeamScore: 5, visitorTeamScore: 0 });
  });
});
