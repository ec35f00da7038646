import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { COMMON_SUSPENSIONS, type PlayerRules } from '@futsal-cup/domain/cup/player-rules';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTournament, only, readView } from '../support/builders/builders';
import { buildGroupMatch } from '../support/builders/builders-matches';
import { buildDevice, callAsScorer, enter } from '../support/builders/builders-scoring';
import { entry, goal, kickOff, phase, shown } from '../support/builders/entries';
import { takeCounts } from '../support/builders/write-records';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';

const PLAYER_RULES: PlayerRules = { ties: 'shared', suspensions: COMMON_SUSPENSIONS };
const SCORER = 'Zoe Hiddenbach';
const SENT_OFF = 'Xenia Quarz';

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

/**
 * Builds a cup in which a hidden player scores in the first match, and another one, whose name is shortened, is sent off and misses the
 * second match.
 */
async function buildSuspension() {
  const { tournamentId } = await buildTournament({ playerRules: PLAYER_RULES });
  const { dbTeams } = await call('createTeam', {
    ...{ tournamentId, name: 'Lions' },
    players: [
      { name: SENT_OFF, number: 7 },
      { name: SCORER, consent: 'hidden' },
    ],
  });
  const lions = only(dbTeams);
  const { dbTeams: both } = await call('createTeam', { tournamentId, name: 'Bears', players: [] });
  const teamIds = [lions.teamId, only(both, ({ name }) => name === 'Bears').teamId];
  const group = await buildGroup({ tournamentId, teams: teamIds });
  const sides = { localTeamId: lions.teamId, visitorTeamId: teamIds[1] ?? '' };
  const played = await buildGroupMatch({ group, ...sides });
  const next = await buildGroupMatch({
    ...{ group, localTeamId: sides.visitorTeamId, visitorTeamId: sides.localTeamId, time: '19:30' },
  });
  const idOf = (name: string) => only(lions.Players, (player) => player.name === name).playerId;
  const sentOff = idOf(SENT_OFF);
  await play(played, [
    goal('local', idOf(SCORER)),
    entry({ kind: 'card', side: 'local', half: 'first-half', colour: 'red', playerId: sentOff }),
  ]);
  return { tournamentId, teamId: lions.teamId, played, next, sentOff, scorer: idOf(SCORER) };
}

async function play(match: MatchView, entries: readonly EntryInput[]): Promise<void> {
  const start = kickOff();
  const goals = entries.filter(({ kind }) => kind === 'goal').map(({ entryId }) => entryId);
  await enter(match, [start, ...entries, phase('finished', start.entryId, shown([goals.length, 0], goals))]);
}

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
