import { COMMON_SUSPENSIONS } from '@futsal-cup/domain/cup/player-rules';
import { describe, expect, it } from 'vitest';
import { buildGroup, only, readTeams, readView, uniqueName } from '../support/builders/builders';
import { buildGroupMatch } from '../support/builders/builders-matches';
import { enter } from '../support/builders/builders-scoring';
import { entry, goal, kickOff, phase, shown } from '../support/builders/entries';
import { call } from '../support/call-api';
import { readHistory } from '../support/undo';

/** A number that no other field of an answer has. */
const NUMBER = 93;

/** A cup whose player has scored, was sent off, and is suspended for the match to come. Another player stays in the team. */
async function buildCupOfPlayer() {
  const group = await buildGroup();
  const { tournamentId } = group;
  const [match, next] = [await buildGroupMatch({ group }), await buildGroupMatch({ group, time: '23:00' })];
  const playerRules = { ties: 'shared', suspensions: COMMON_SUSPENSIONS } as const;
  const { name: cupName, date, updatedAt } = await readView(tournamentId);
  await call('updateTournament', { tournamentId, name: cupName, date, playerRules, updatedAt });
  const teamId = match.localTeamId ?? '';
  const { name: teamName } = only(group.Teams, (team) => team.teamId === teamId);
  const name = uniqueName('Xenia');
  const listed = { name, number: NUMBER, isCaptain: true, consent: 'initials' } as const;
  const team = { tournamentId, teamId, name: teamName };
  await call('updateTeam', { ...team, players: [listed, { name: 'Bea' }] });
  const { Players } = only(await readTeams(tournamentId), (each) => each.teamId === teamId);
  const { playerId } = only(Players, (player) => player.name === name);
  const start = kickOff();
  const scored = goal('local', playerId);
  const red = { kind: 'card', side: 'local', half: 'first-half', colour: 'red', playerId } as const;
  await enter(match, [start, scored, entry(red)]);
  await enter(match, [phase('finished', start.entryId, shown([1, 0], [scored.entryId]))]);
  const left = Players.filter((player) => player.playerId !== playerId);
  return { team, match, next, left, player: { playerId, name } };
}

/** Everything that the API answers about the players of a cup, as one text. */
async function readAnswers({ team: { tournamentId }, match }: Awaited<ReturnType<typeof buildCupOfPlayer>>) {
  const { matchId } = match;
  return {
    view: JSON.stringify(await readView(tournamentId)),
    teams: JSON.stringify(await readTeams(tournamentId)),
    cards: JSON.stringify(await call('getCards', { tournamentId })),
    scorers: JSON.stringify((await call('getScorerMatches', { tournamentId })).matches),
    timeline: JSON.stringify((await call('getMatchTimeline', { tournamentId, matchId })).timeline),
    history: JSON.stringify(await readHistory(tournamentId)),
  };
}

const TRACES = /Xenia|"number":93|"isCaptain"|"consent"|"suspended"/;

describe('a player who leaves', () => {
  it('was told with number, captain, goals, cards and suspension before', async () => {
    const cup = await buildCupOfPlayer();
    const { view, cards, scorers, timeline } = await readAnswers(cup);
    expect(view).toContain(`"number":${NUMBER}`);
    expect(view).toContain('"goals":1');
    expect(cards).toContain('"reason":"red"');
    expect(scorers).toContain('"suspended":"red"');
    expect(timeline).toContain('Xenia');
  });

  it.each(['erased', 'removed from the team'])(
    'is in no answer when %s, and nothing of them is',
    async (way) => {
      const cup = await buildCupOfPlayer();
      const { team, left, player } = cup;
      const { playerId } = player;
      if (way === 'erased') await call('erasePlayer', { tournamentId: team.tournamentId, playerId });
      else await call('updateTeam', { ...team, players: [...left] });
      for (const [answer, text] of Object.entries(await readAnswers(cup))) {
        expect(text, answer).not.toContain(playerId);
        expect(text, answer).not.toMatch(TRACES);
      }
      expect(await call('getCards', { tournamentId: team.tournamentId })).toEqual({
        cards: [],
        suspensions: [],
        uncounted: 0,
      });
    },
  );
});
