import { describe, expect, it } from 'vitest';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { granted, namesOf, only, pairsOf, refusalOf } from '../testing/rulings';
import { deleteTeam, removeTeamFromGroup } from './teams';

const [lions, tigers, bears] = [teamIdOf('Lions'), teamIdOf('Tigers'), teamIdOf('Bears')];

function cupWith(groupMatches: string[], finals: string[]) {
  return buildCup({
    stages: [
      {
        name: 'Groups',
        groups: {
          A: { teams: ['Lions', 'Tigers', 'Bears'], matches: groupMatches, lots: ['Lions', 'Bears'] },
        },
      },
      { name: 'Finals', matches: finals },
    ],
  });
}

describe('deleting a team', () => {
  it('takes its unplayed group matches along and leaves "NO TEAM" in its knockout matches', () => {
    const cup = cupWith(['Lions v Tigers', 'Tigers v Bears'], ['Lions v Tigers']);
    const after = granted(deleteTeam(cup, lions));
    expect(namesOf(after.teams)).toEqual(['Tigers', 'Bears']);
    expect(pairsOf(after)).toEqual([
      [tigers, bears],
      [null, tigers],
    ]);
    expect(only(after.groups)).toMatchObject({ teamIds: [tigers, bears], lots: [bears] });
  });

  it('is refused once it has played, in a group or in a knockout match', () => {
    expect(refusalOf(deleteTeam(cupWith(['Lions 1-0 Tigers'], []), lions))).toBe('team_has_played_matches');
    expect(refusalOf(deleteTeam(cupWith([], ['Tigers 0-1 Lions']), lions))).toBe('team_has_played_matches');
  });

  it('is refused where a placeholder brought it into a played match', () => {
    const cup = cupWith(
      ['Lions 1-0 Tigers', 'Lions 1-0 Bears', 'Tigers 1-0 Bears'],
      ['1st Group A 2-0 2nd Group A'],
    );
    const played = { ...cup, matches: cup.matches.filter(({ groupId }) => groupId === null) };
    expect(refusalOf(deleteTeam(played, lions))).toBe('team_has_played_matches');
    expect(refusalOf(deleteTeam(played, bears))).toBeNull();
  });

  it('needs one that is there', () => {
    expect(refusalOf(deleteTeam(cupWith([], []), 'nobody'))).toBe('team_not_found');
  });
});

describe('taking a team out of its group', () => {
  const cup = cupWith(['Lions v Tigers', 'Tigers 2-2 Bears'], ['Lions v Tigers']);
  const { groupId } = only(cup.groups);

  it('takes its unplayed matches there along and nothing else', () => {
    const after = granted(removeTeamFromGroup(cup, groupId, lions));
    expect(only(after.groups).teamIds).toEqual([tigers, bears]);
    expect(pairsOf(after)).toEqual([
      [tigers, bears],
      [lions, tigers],
    ]);
    expect(after.teams).toBe(cup.teams);
  });

  it('is refused once it has played there', () => {
    expect(refusalOf(removeTeamFromGroup(cup, groupId, bears))).toBe('team_has_played_matches');
  });

  it('needs a member of that group', () => {
    expect(refusalOf(removeTeamFromGroup(cup, groupId, 'nobody'))).toBe('team_not_in_group');
    expect(refusalOf(removeTeamFromGroup(cup, 'nowhere', lions))).toBe('group_not_found');
  });
});
