import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { buildCup, teamIdOf, withMatch } from '../testing/build-cup';
import { teamsOfMatch } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import { awardMatch, type AwardInput } from './award-match';

const cup = buildCup({
  stages: [
    {
      name: 'Groups',
      groups: {
        A: {
          teams: ['Lions', 'Tigers', 'Bears'],
          matches: ['Lions 2-1 Tigers', 'Bears 6-0 Lions', 'Tigers v Bears'],
        },
      },
    },
    { name: 'Final', matches: ['1st Group A v 2nd Group A', 'Winner match 1 v Bears'] },
  ],
});

function award(matchId: string, forfeit: AwardInput['forfeit'], of: Cup = cup): Cup {
  return valueOf(awardMatch(of, { matchId, forfeit }));
}

describe('an awarded match', () => {
  it('keeps what was played on record', () => {
    const after = award('match 1', 'local');
    expect(after.matches[0]).toEqual({ ...cup.matches[0], forfeit: 'local' });
  });

  it('decides who plays next, without having been played', () => {
    const after = award('match 3', 'visitor');
    expect(teamsOfMatch(after, 'match 4')).toEqual(['Bears', 'Tigers']);
    expect(after.matches[2]?.scoredTeams).toEqual({ local: teamIdOf('Tigers'), visitor: teamIdOf('Bears') });
  });

  it('is as it was when the award is taken back', () => {
    for (const matchId of ['match 1', 'match 2', 'match 3']) {
      expect(award(matchId, null, award(matchId, 'both'))).toEqual(cup);
    }
  });

  it('is under review where a correction brings other teams into it', () => {
    const awarded = award('match 4', 'local', award('match 3', 'visitor'));
    const corrected = award('match 3', 'local', awarded);
    expect([...resolveCup(corrected).teamsChanged]).toEqual(['match 4']);
    expect(resolveCup(corrected).results.has('match 4')).toBe(false);
    const again = award('match 4', 'local', corrected);
    expect(resolveCup(again).teamsChanged.size).toBe(0);
  });

  it('needs known teams, and no match in progress', () => {
    const refusal = (input: AwardInput, of = cup) => refusalOf(awardMatch(of, input));
    expect(refusal({ matchId: 'none', forfeit: 'local' })).toBe('match_not_found');
    expect(refusal({ matchId: 'match 4', forfeit: 'local' })).toBe('teams_not_known_yet');
    expect(refusal({ matchId: 'match 1', forfeit: null })).toBe('match_is_not_awarded');
    const live = withMatch(cup, 'match 3', { state: 'live' });
    expect(refusal({ matchId: 'match 3', forfeit: 'local' }, live)).toBe('match_is_being_played');
    const others = withMatch(cup, 'match 1', {
      scoredTeams: { local: teamIdOf('Bears'), visitor: teamIdOf('Tigers') },
    });
    expect(refusal({ matchId: 'match 1', forfeit: 'both' }, others)).toBe('match_has_other_teams_by_now');
  });
});
