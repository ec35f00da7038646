import type { Cup, Team, Withdrawal } from '../cup/records';
import { refused } from '../cup/result';
import { type CommandResult, done } from './cup-event';

export interface WithdrawalInput extends Pick<Withdrawal, 'results'> {
  readonly teamId: string;
}

function replaceTeam(cup: Cup, old: Team, fresh: Team): Cup {
  return { ...cup, teams: cup.teams.map((team) => (team === old ? fresh : team)) };
}

/**
 * Withdraws a team at the instant `now`. Nothing else is written: what its matches count as is read from this one field (`readMatch`), so
 * that taking it back leaves everything as it was.
 */
export function withdrawTeam(cup: Cup, { teamId, results }: WithdrawalInput, now: number): CommandResult {
  const team = cup.teams.find((candidate) => candidate.teamId === teamId);
  if (!team) return refused('team_not_found', 'teamId');
  if (team.withdrawn) return refused('team_has_withdrawn', 'teamId');
  const withdrawn = { results, at: new Date(now).toISOString() };
  const { name } = team;
  return done(replaceTeam(cup, team, { ...team, withdrawn }), { kind: 'team-withdrawn', name });
}

/** Takes the withdrawal of a team back. */
export function takeTeamBack(cup: Cup, teamId: string): CommandResult {
  const team = cup.teams.find((candidate) => candidate.teamId === teamId);
  if (!team) return refused('team_not_found', 'teamId');
  if (!team.withdrawn) return refused('team_has_not_withdrawn', 'teamId');
  return done(replaceTeam(cup, team, { ...team, withdrawn: undefined }), {
    kind: 'team-taken-back',
    name: team.name,
  });
}
