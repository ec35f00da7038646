import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup, changeMatch, type MatchChange, teamIdOf } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { cupAfterWithdrawal, type RunningGoals, withdrawTeam } from './withdraw-team';

/** Matches 1 to 4 are of the group, 5 and 6 of the knockout; the Lions are in all but the second and the sixth. */
const cup = buildCup({
  stages: [
    {
      name: 'Group stage',
      groups: {
        A: {
          teams: ['Lions', 'Tigers', 'Bears'],
          matches: ['Lions 2-1 Tigers', 'Tigers 0-0 Bears', 'Bears v Lions', 'Lions v Tigers'],
        },
      },
    },
    { name: 'Final', matches: ['Lions v Bears', 'Winner match 1 v Tigers'] },
  ],
});

function withMatch(matchId: string, change: MatchChange, of: Cup = cup): Cup {
  const matches = of.matches.map((match) => (match.matchId === matchId ? changeMatch(match, change) : match));
  return { ...of, matches };
}

function withdraw(results: 'stand' | 'annulled', from: Cup = cup, name = 'Lions') {
  return valueOf(withdrawTeam(from, { teamId: teamIdOf(name), results })).map((match) =>
    match.becomes === 'forfeit' ? `${match.matchId} to ${match.winner}` : `${match.matchId} ${match.becomes}`,
  );
}

describe('a team that withdraws', () => {
  it('loses what it has not played, wherever it plays, and keeps what it has', () => {
    expect(withdraw('stand')).toEqual(['match 3 to local', 'match 4 to visitor', 'match 5 to visitor']);
  });

  it('with annulled results counts in no group match, and loses those of the knockout', () => {
    expect(withdraw('annulled')).toEqual([
      'match 1 abandoned',
      'match 3 abandoned',
      'match 4 abandoned',
      'match 5 to visitor',
    ]);
  });

  it('with annulled results loses no match that it was in by its place in the group', () => {
    const played = ['Lions 2-1 Tigers', 'Tigers 1-0 Bears', 'Bears 0-3 Lions'];
    const byPlace = buildCup({
      stages: [
        { name: 'Group stage', groups: { A: { teams: ['Lions', 'Tigers', 'Bears'], matches: played } } },
        { name: 'Final', matches: ['1st Group A v 2nd Group A'] },
      ],
    });
    expect(withdraw('annulled', byPlace)).toEqual(['match 1 abandoned', 'match 3 abandoned']);
    expect(withdraw('stand', byPlace)).toEqual(['match 4 to visitor']);
  });

  it('keeps a knockout match that it has played, even if its results are annulled', () => {
    const played = withMatch('match 5', { local: { goals: 1 }, visitor: { goals: 0 } });
    expect(withdraw('annulled', played)).not.toContain('match 5 to visitor');
    // The team that withdraws has won match 5, so it is in match 6, which its opponent wins.
    expect(withdraw('stand', played)).toContain('match 6 to visitor');
  });

  it('loses a match that is being played or postponed, and leaves one that was abandoned', () => {
    const changed = withMatch(
      'match 3',
      { state: 'live' },
      withMatch('match 4', { state: 'abandoned' }, withMatch('match 5', { state: 'postponed' })),
    );
    expect(withdraw('stand', changed)).toEqual(['match 3 to local', 'match 5 to visitor']);
    expect(withdraw('annulled', changed)).toEqual([
      'match 1 abandoned',
      'match 3 abandoned',
      'match 5 to visitor',
    ]);
  });

  it('leaves a match whose other side is not known yet', () => {
    expect(withdraw('stand', cup, 'Tigers')).not.toContain('match 6 to local');
    const known = withMatch('match 5', { local: { goals: 1 }, visitor: { goals: 0 } });
    expect(withdraw('stand', known, 'Tigers')).toContain('match 6 to local');
  });

  it('must be one of the cup', () => {
    expect(refusalOf(withdrawTeam(cup, { teamId: 'none', results: 'stand' }))).toBe('team_not_found');
  });
});

describe('the cup after a withdrawal', () => {
  const after = (results: 'stand' | 'annulled', running: RunningGoals = new Map()) =>
    valueOf(cupAfterWithdrawal(cup, { teamId: teamIdOf('Lions'), results }, running));
  const scoreOf = ({ matches }: Cup, wanted: string) => {
    const match = matches.find(({ matchId }) => matchId === wanted);
    return [match?.local.goals, match?.visitor.goals, match?.state, match?.isForfeit];
  };

  it('gives the opponents the goals of a forfeit, and leaves what was played', () => {
    const { forfeitGoals } = cup.tournament.matchRules;
    expect(scoreOf(after('stand'), 'match 3')).toEqual([forfeitGoals, 0, 'finished', true]);
    expect(scoreOf(after('stand'), 'match 1')).toEqual([2, 1, 'finished', false]);
  });

  it('leaves an opponent the score of a match that is being played, where that is better', () => {
    const running = new Map([
      ['match 3', { local: 7, visitor: 1 }],
      ['match 4', { local: 2, visitor: 4 }],
    ]);
    expect(scoreOf(after('stand', running), 'match 3')).toEqual([7, 1, 'finished', true]);
    expect(scoreOf(after('stand', running), 'match 4')).toEqual([0, 3, 'finished', true]);
  });

  it('has no score in what is annulled', () => {
    expect(scoreOf(after('annulled'), 'match 1')).toEqual([null, null, 'abandoned', false]);
    expect(scoreOf(after('annulled'), 'match 2')).toEqual([0, 0, 'finished', false]);
  });

  it('is refused for a team of another cup', () => {
    expect(refusalOf(cupAfterWithdrawal(cup, { teamId: 'none', results: 'stand' }, new Map()))).toBe(
      'team_not_found',
    );
  });
});
