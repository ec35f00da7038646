import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { buildCup, type CupDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { withdraw } from '../testing/withdraw';
import { removeTeamFromGroup } from './teams';
import { takeTeamBack, withdrawTeam } from './withdraw-team';

const NOW = Date.parse('2026-06-13T12:00:00Z');

const ROUND: CupDescription = {
  stages: [
    {
      name: 'Groups',
      groups: {
        A: {
          teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
          matches: ['Lions 2-1 Tigers', 'Bears 1-0 Foxes', 'Lions v Bears', 'Tigers 2-0 Foxes'],
        },
      },
    },
  ],
};

describe('a team that withdraws', () => {
  const cup = buildCup(ROUND);

  it('has one field, and nothing else is written', () => {
    const after = withdraw(cup, 'Lions', 'stand', NOW);
    const [lions, ...others] = after.teams;
    expect(lions?.withdrawn).toEqual({ results: 'stand', at: '2026-06-13T12:00:00.000Z' });
    expect({ ...after, teams: others }).toEqual({ ...cup, teams: cup.teams.slice(1) });
  });

  it('comes back as it was', () => {
    const after = withdraw(cup, 'Lions', 'annulled');
    expect(valueOf(takeTeamBack(after, teamIdOf('Lions')))).toEqual(cup);
  });

  it('may leave its group where its results are annulled, unless it is playing', () => {
    const leave = (of: Cup) => removeTeamFromGroup(of, 'stage 1 A', teamIdOf('Lions'));
    expect(refusalOf(leave(withdraw(cup, 'Lions', 'stand')))).toBe('team_has_played_matches');
    const annulled = withdraw(cup, 'Lions', 'annulled');
    const tableOf = (of: Cup) => resolveCup(of).tables.get('stage 1 A');
    expect(tableOf(valueOf(leave(annulled)))).toEqual(tableOf(annulled));
    expect(refusalOf(leave(withMatch(annulled, 'match 3', { state: 'live' })))).toBe(
      'team_has_played_matches',
    );
  });

  it('is refused if it is not of the cup, or has withdrawn already', () => {
    const after = withdraw(cup, 'Lions', 'stand');
    const again = { teamId: teamIdOf('Lions'), results: 'annulled' } as const;
    expect(refusalOf(withdrawTeam(cup, { ...again, teamId: 'none' }, NOW))).toBe('team_not_found');
    expect(refusalOf(withdrawTeam(after, again, NOW))).toBe('team_has_withdrawn');
    expect(refusalOf(takeTeamBack(cup, 'none'))).toBe('team_not_found');
    expect(refusalOf(takeTeamBack(cup, teamIdOf('Lions')))).toBe('team_has_not_withdrawn');
  });
});
