import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { Player } from '@futsal-cup/domain/cup/records';
import { describe, expect, it } from 'vitest';
import { buildGroup, only, readTeams, readView } from '../support/builders/builders';
import { buildGroupMatch, readMatch } from '../support/builders/builders-matches';
import { callAsScorer, enter } from '../support/builders/builders-scoring';
import { entry, goal, kickOff, phase, shown, undo } from '../support/builders/entries';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { entryOf, readDocuments, undo as undoChange } from '../support/undo';

const ADA = { name: 'Ada Quackenbush', number: 77, isCaptain: true, consent: 'hidden' } as const;
const RULES = { ties: 'shared', suspensions: { secondYellow: 1, red: 1, cautions: 2 } } as const;

/** A group of three teams; the first has Ada, who is hidden, and Bea, and plays the second and then the third. */
async function buildSquad() {
  const group = await buildGroup({ teams: 3 });
  const { tournamentId, Teams } = group;
  const { date } = await readView(tournamentId);
  await call('updateTournament', { tournamentId, date, playerRules: RULES });
  const [teamId = '', , third = ''] = Teams.map((team) => team.teamId);
  await call('updateTeam', { tournamentId, teamId, name: 'FC Bern', players: [ADA, { name: 'Bea' }] });
  const first = await buildGroupMatch({ group, time: '10:00' });
  const second = await buildGroupMatch({ group, localTeamId: teamId, visitorTeamId: third, time: '11:00' });
  const [ada = '', bea = ''] = (await readPlayers(tournamentId, teamId)).map(({ playerId }) => playerId);
  return { tournamentId, teamId, first, second, ada, bea };
}

async function readPlayers(tournamentId: string, teamId: string): Promise<readonly Player[]> {
  return only(await readTeams(tournamentId), (team) => team.teamId === teamId).Players;
}

const half = 'first-half';

function card(playerId: string, colour: 'yellow' | 'red' = 'yellow'): EntryInput {
  return entry({ kind: 'card', side: 'local', half, colour, playerId });
}

/** Plays a match to its end with these entries; `goals` of them are goals of the local side. */
async function play(match: MatchView, entries: readonly EntryInput[]): Promise<void> {
  const start = kickOff();
  const goals = entries.filter(({ kind }) => kind === 'goal').map(({ entryId }) => entryId);
  const end = phase('finished', start.entryId, shown([goals.length, 0], goals));
  const { verdicts } = await enter(match, [start, ...entries, end]);
  expect(verdicts.filter(({ outcome }) => outcome !== 'taken')).toEqual([]);
}

async function goalsIn(tournamentId: string): Promise<Record<string, number | undefined>> {
  const { Teams } = await readView(tournamentId);
  const players = Teams.flatMap(({ Players }) => Players);
  return Object.fromEntries(players.map(({ playerId, goals }) => [playerId, goals]));
}

async function suspendedIn({ tournamentId, matchId }: MatchView) {
  const { matches } = expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }));
  const { teams } = only(matches, (match) => match.matchId === matchId);
  return Object.fromEntries(
    (teams.local?.players ?? []).flatMap((player) =>
      player.suspended ? [[player.playerId, player.suspended]] : [],
    ),
  );
}

async function missedIn(tournamentId: string): Promise<readonly string[]> {
  const { suspensions } = await call('getCards', { tournamentId });
  return suspensions.map(({ name, reason, matchId }) => `${name} ${reason} ${matchId}`);
}

describe('a hidden player who scores and is sent off', () => {
  it('is in no public byte, and with organisers and scorers by name, number and suspension', async () => {
    const { tournamentId, teamId, first, second, ada } = await buildSquad();
    await play(first, [goal('local', ada), card(ada), card(ada)]);
    const matchId = first.matchId;
    const answers = [
      await callApi('getTournament', { tournamentId }),
      await callApi('getTournamentVersion', { tournamentId }),
      await callApi('getMatchTimeline', { tournamentId, matchId }),
      await callApi('getAllTournaments', {}),
    ];
    for (const trace of ['Quackenbush', ada, '"number":77', 'suspended', 'consent'])
      expect(answers.filter(({ text }) => text.includes(trace))).toEqual([]);
    const { timeline } = await call('getMatchTimeline', { tournamentId, matchId });
    expect(timeline.items).toContainEqual(
      expect.objectContaining({ kind: 'goal', side: 'local', player: null }),
    );
    expect(await suspendedIn(second)).toEqual({ [ada]: 'second-yellow' });
    const { cards } = await call('getCards', { tournamentId });
    expect(cards).toEqual([
      {
        ...{ playerId: ada, teamId, name: ADA.name, number: 77 },
        ...{ yellow: 0, secondYellow: 1, red: 0, yellowAndRed: 0 },
      },
    ]);
    expect(await readPlayers(tournamentId, teamId)).toContainEqual({ playerId: ada, ...ADA });
  });
});

describe('scorers and cards of a match', () => {
  it('change in the view when a goal is told again after the end', async () => {
    const { tournamentId, first, bea } = await buildSquad();
    const scored = goal('local', bea);
    await play(first, [scored, goal('local', bea)]);
    expect((await goalsIn(tournamentId))[bea]).toBe(2);
    const { version } = await call('getTournamentVersion', { tournamentId });
    const again = { ...goal('local', null), replaces: scored.entryId };
    await enter(first, [again]);
    expect((await goalsIn(tournamentId))[bea]).toBe(1);
    expect((await call('getTournamentVersion', { tournamentId })).version).not.toBe(version);
    await enter(first, [goal('local', bea)]);
    expect(await readMatch(first)).toMatchObject({ hasLateEntries: true, localTeamScore: 2 });
    expect((await goalsIn(tournamentId))[bea]).toBe(1);
  });

  it('go with the log to another match, and stay where a match is awarded', async () => {
    const { tournamentId, first, second, bea } = await buildSquad();
    await play(first, [goal('local', bea), card(bea)]);
    await call('moveMatchLog', { tournamentId, matchId: first.matchId, toMatchId: second.matchId });
    expect((await goalsIn(tournamentId))[bea]).toBe(1);
    await call('awardMatch', { matchId: second.matchId, forfeit: 'visitor' });
    expect((await goalsIn(tournamentId))[bea]).toBe(1);
    expect((await call('getCards', { tournamentId })).cards).toMatchObject([{ playerId: bea, yellow: 1 }]);
  });

  it('are of nobody where the log has gone to a match of other teams', async () => {
    const group = await buildGroup({ teams: 4 });
    const { tournamentId } = group;
    const [teamId = '', visitorTeamId = '', ...others] = group.Teams.map((team) => team.teamId);
    await call('updateTeam', { tournamentId, teamId, name: 'FC Bern', players: [{ name: 'Bea' }] });
    const bea = only(await readPlayers(tournamentId, teamId)).playerId;
    const right = await buildGroupMatch({ group, localTeamId: teamId, visitorTeamId, time: '10:00' });
    const [localTeamId = '', visitor = ''] = others;
    const wrong = await buildGroupMatch({ group, localTeamId, visitorTeamId: visitor, time: '11:00' });
    await play(right, [goal('local', bea), card(bea, 'red')]);
    expect((await goalsIn(tournamentId))[bea]).toBe(1);
    await call('moveMatchLog', { tournamentId, matchId: right.matchId, toMatchId: wrong.matchId });
    expect((await goalsIn(tournamentId))[bea]).toBeUndefined();
    expect((await call('getCards', { tournamentId })).cards).toEqual([]);
    await call('moveMatchLog', { tournamentId, matchId: wrong.matchId, toMatchId: right.matchId });
    expect((await goalsIn(tournamentId))[bea]).toBe(1);
    expect((await call('getCards', { tournamentId })).cards).toMatchObject([
      { playerId: bea, teamId, red: 1 },
    ]);
  });

  it('are of nobody who has left the team, also where the goal is told of them later', async () => {
    const { tournamentId, teamId, first, second, ada, bea } = await buildSquad();
    await play(first, [goal('local', bea), card(bea), card(bea)]);
    const players = [{ playerId: ada, ...ADA }];
    const left = entryOf(await callApi('updateTeam', { tournamentId, teamId, name: 'FC Bern', players }));
    expect(await goalsIn(tournamentId)).not.toHaveProperty(bea);
    expect(await call('getCards', { tournamentId })).toMatchObject({ cards: [], suspensions: [] });
    expect(await suspendedIn(second)).toEqual({});
    await play(second, [goal('local', bea)]);
    expect(await readMatch(second)).toMatchObject({ localTeamScore: 1 });
    const { matchId } = second;
    const { timeline } = await call('getMatchTimeline', { tournamentId, matchId });
    expect(only(timeline.items, ({ kind }) => kind === 'goal').player).toBeNull();
    await undoChange(left);
    expect((await goalsIn(tournamentId))[bea]).toBe(2);
    await expectCupRules(tournamentId);
  });
});

describe('a suspension', () => {
  it('follows two cautions of one minute as a second yellow, and two of different matches', async () => {
    const { tournamentId, first, second, ada, bea } = await buildSquad();
    await play(first, [card(bea), card(bea), card(ada)]);
    expect(await missedIn(tournamentId)).toEqual([`Bea second-yellow ${second.matchId}`]);
    await play(second, [card(ada)]);
    const { suspensions } = await call('getCards', { tournamentId });
    expect(suspensions).toMatchObject([
      { playerId: bea, matchId: second.matchId, hasPlayed: false },
      { playerId: ada, matchId: null, reason: 'cautions' },
    ]);
  });

  it('is owed no more once its red is undone, also where its match was played by then', async () => {
    const { tournamentId, first, second, ada } = await buildSquad();
    const red = card(ada, 'red');
    await play(first, [red]);
    expect(await missedIn(tournamentId)).toEqual([`${ADA.name} red ${second.matchId}`]);
    await play(second, []);
    await enter(first, [undo(red.entryId)]);
    expect(await call('getCards', { tournamentId })).toMatchObject({ cards: [], suspensions: [] });
  });

  it('is there only while the cup has its rules', async () => {
    const { tournamentId, first, ada } = await buildSquad();
    await play(first, [card(ada, 'red')]);
    const { date } = await readView(tournamentId);
    const without = { ...RULES, suspensions: null };
    await call('updateTournament', { tournamentId, date, playerRules: without });
    expect(await missedIn(tournamentId)).toEqual([]);
    expect((await call('getCards', { tournamentId })).cards).toHaveLength(1);
  });
});

describe('what is known of a player', () => {
  it('stays as it was where an edit is refused', async () => {
    const { tournamentId, teamId, ada, bea } = await buildSquad();
    const before = await readPlayers(tournamentId, teamId);
    const edit = (fields: object) => ({
      ...{ tournamentId, teamId, name: 'FC Bern' },
      players: [
        { playerId: ada, ...ADA },
        { playerId: bea, name: 'Bea', ...fields },
      ],
    });
    const number = 'players.1.number';
    for (const wrong of [7.5, 'seven', null])
      expectFailure(
        await sendToApi('updateTeam', edit({ number: wrong })),
        'shirt_number_must_be_from_1_to_99',
        number,
      );
    expectFailure(await sendToApi('updateTeam', edit({ number: 77 })), 'shirt_number_is_taken', number);
    expect(await readPlayers(tournamentId, teamId)).toEqual(before);
  });

  it('comes back when a change of the team is undone', async () => {
    const { tournamentId, teamId, ada } = await buildSquad();
    const before = await readDocuments(tournamentId);
    const players = [{ playerId: ada, name: 'Ada' }];
    const changed = entryOf(await callApi('updateTeam', { tournamentId, teamId, name: 'FC Bern', players }));
    expect(await readPlayers(tournamentId, teamId)).toEqual(players);
    await undoChange(changed);
    expect((await readDocuments(tournamentId)).teams).toEqual(before.teams);
  });

  it('is in the file of the cup and in its copy', async () => {
    const { tournamentId } = await buildSquad();
    const { cupFile } = await call('getCupFile', { tournamentId });
    expect(cupFile.playerRules).toEqual(RULES);
    expect(only(cupFile.teams, ({ name }) => name === 'FC Bern').players).toEqual([ADA, 'Bea']);
    const { date } = await readView(tournamentId);
    const asked = { tournamentId, name: `Copy of ${tournamentId.slice(0, 8)}`, date, copy: 'teams' } as const;
    const copy = (await call('duplicateTournament', asked)).tournamentDetails;
    const players = (await readTeams(copy.tournamentId)).flatMap(({ Players }) => Players);
    const playerId: unknown = expect.any(String);
    expect(players).toEqual([
      { playerId, ...ADA },
      { playerId, name: 'Bea' },
    ]);
    expect((await readView(copy.tournamentId)).playerRules).toEqual(RULES);
  });
});
