import type { MatchView, TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { COMMON_SUSPENSIONS, type PlayerRules } from '@futsal-cup/domain/cup/player-rules';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { call } from '../call-api';
import { buildGroup, buildTournament, only } from './builders';
import { buildGroupMatch } from './builders-matches';
import { enter } from './builders-scoring';
import { entry, goal, kickOff, phase, shown } from './entries';

export const PLAYER_RULES: PlayerRules = { ties: 'shared', suspensions: COMMON_SUSPENSIONS };
export const SCORER = 'Zoe Hiddenbach';
export const SENT_OFF = 'Xenia Quarz';

async function play(match: MatchView, entries: readonly EntryInput[]): Promise<void> {
  const start = kickOff();
  const goals = entries.filter(({ kind }) => kind === 'goal').map(({ entryId }) => entryId);
  await enter(match, [start, ...entries, phase('finished', start.entryId, shown([goals.length, 0], goals))]);
}

/**
 * Builds a cup in which a hidden player scores in the first match, and another one, whose name is shortened, is sent off and misses the
 * second match.
 */
export async function buildSuspension(cup?: Pick<TournamentDetailsView, 'tournamentId'>) {
  const { tournamentId } = cup ?? (await buildTournament({ playerRules: PLAYER_RULES }));
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
