import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { COMMON_SUSPENSIONS } from '@futsal-cup/domain/cup/player-rules';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { describe, expect, it } from 'vitest';
import { buildStage, buildTournament, only, readView } from '../support/builders/builders';
import { buildDevice, callAsScorer } from '../support/builders/builders-scoring';
import { buildSuspension, PLAYER_RULES, SCORER, SENT_OFF } from '../support/builders/build-suspension';
import { takeCounts } from '../support/builders/write-records';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';

describe('the players of a team', () => {
  it.each<[readonly object[], ErrorCode, string]>([
    [[{ number: 0 }], 'shirt_number_must_be_from_1_to_99', 'players.0.number'],
    [[{ number: 100 }], 'shirt_number_must_be_from_1_to_99', 'players.0.number'],
    [[{ number: '7' }], 'shirt_number_must_be_from_1_to_99', 'players.0.number'],
    [[{ number: 7 }, { number: 7 }], 'shirt_number_is_taken', 'players.1.number'],
    [[{ isCaptain: false }], 'captain_must_be_true_or_missing', 'players.0.isCaptain'],
    [[{ isCaptain: true }, { isCaptain: true }], 'team_has_two_captains', 'players.1.isCaptain'],
    [[{ consent: 'full' }], 'consent_must_be_initials_or_hidden', 'players.0.consent'],
  ])('are refused with %j', async (listed, code, path) => {
    const { tournamentId } = await buildTournament();
    const players = listed.map((fields, index) => ({ name: `Player ${index}`, ...fields }));
    expectFailure(await sendToApi('createTeam', { tournamentId, name: 'FC Bern', players }), code, path);
    expect((await readView(tournamentId)).Teams).toEqual([]);
  });
});

describe('the rules for scorers and suspensions', () => {
  it.each<[object, string]>([
    [{ ...PLAYER_RULES, ties: 'lots' }, 'playerRules.ties'],
    [{ ...PLAYER_RULES, suspensions: { ...COMMON_SUSPENSIONS, red: 10 } }, 'playerRules.suspensions.red'],
  ])('are refused with %j', async (playerRules, path) => {
    const { tournamentId, date } = await buildTournament();
    const answer = await sendToApi('updateTournament', { tournamentId, date, playerRules });
    expectFailure(answer, 'player_rules_are_not_valid', path);
  });

  it('stay where a change of the details leaves them out, and go with null', async () => {
    const { tournamentId, date } = await buildTournament({ playerRules: PLAYER_RULES });
    await call('updateTournament', { tournamentId, date });
    expect((await readView(tournamentId)).playerRules).toEqual(PLAYER_RULES);
    await call('updateTournament', { tournamentId, date, playerRules: null });
    expect(await readView(tournamentId)).not.toHaveProperty('playerRules');
  });

  it('let a stage wipe the cautions, beside rules of its matches', async () => {
    const { stageId, tournamentId } = await buildStage();
    await call('changeStageRules', { stageId, wipesCautions: true });
    await call('changeStageRules', { stageId, matchRules: null });
    expect(only((await readView(tournamentId)).Stages).wipesCautions).toBe(true);
  });
});

describe('a player who was sent off', () => {
  it('misses the next match, which organisers and scorers are told', async () => {
    const { tournamentId, teamId, played, next, sentOff } = await buildSuspension();
    const known = { playerId: sentOff, teamId, name: SENT_OFF, number: 7 };
    const none = { yellow: 0, secondYellow: 0, yellowAndRed: 0 };
    const missed = { matchId: next.matchId, since: played.matchId, reason: 'red', hasPlayed: false };
    expect(await call('getCards', { tournamentId })).toEqual({
      cards: [{ ...known, ...none, red: 1 }],
      suspensions: [{ ...known, ...missed }],
      uncounted: 0,
    });
    const key = await buildDevice({ tournamentId });
    const { matches } = expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }, key));
    const suspendedIn = ({ matchId }: MatchView) => {
      const { teams } = only(matches, (match) => match.matchId === matchId);
      return [teams.local, teams.visitor].flatMap((team) =>
        (team?.players ?? []).flatMap(({ playerId, suspended }) =>
          suspended ? [[playerId, suspended]] : [],
        ),
      );
    };
    expect(suspendedIn(next)).toEqual([[sentOff, 'red']]);
    expect(suspendedIn(played)).toEqual([]);
  });

  it('is told to nobody else, and a hidden player who has scored neither', async () => {
    const { tournamentId, played, next, sentOff, scorer } = await buildSuspension();
    expect((await callApi('getCards', { tournamentId }, { token: null })).status).toBe(401);
    const key = await buildDevice({ tournamentId });
    const asScorer = await callApi(
      'getCards',
      { tournamentId },
      { token: null, headers: { Authorization: `Scorer ${key}` } },
    );
    expect(asScorer.status).toBe(401);
    const ofVisitors = [
      await callApi('getTournament', { tournamentId }, { token: null }),
      await callApi('getTournamentVersion', { tournamentId }),
      await callApi('getMatchTimeline', { tournamentId, matchId: played.matchId }),
      await callApi('getMatchTimeline', { tournamentId, matchId: next.matchId }),
    ];
    expect(ofVisitors.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const text = ofVisitors.map((answer) => answer.text).join('\n');
    expect(text).toContain(sentOff);
    for (const secret of [SENT_OFF, SCORER, scorer, 'hasPlayed', '"suspended"', '"consent"', '"card":']) {
      expect(text.includes(secret), secret).toBe(false);
    }
  });

  it('is suspended too where the match ended before players were counted, once that is made up for', async () => {
    const { tournamentId, played, next } = await buildSuspension();
    await takeCounts(played, 'players');
    expect(await call('getCards', { tournamentId })).toEqual({ cards: [], suspensions: [], uncounted: 1 });
    expect(await call('countCards', { tournamentId })).toEqual({ matches: 1 });
    const { suspensions, uncounted } = await call('getCards', { tournamentId });
    expect([suspensions.map(({ matchId }) => matchId), uncounted]).toEqual([[next.matchId], 0]);
    expect(await call('countCards', { tournamentId })).toEqual({ matches: 0 });
  });
});
