import { describe, expect, it } from 'vitest';
import { buildCup } from '../testing/build-cup';
import { granted, refusalOf } from '../testing/rulings';
import { deleteMatch } from './matches';

const cup = buildCup({
  stages: [
    { name: 'Semi-finals', matches: ['Lions v Tigers', 'Bears v Wolves'] },
    { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
  ],
});

describe('deleting a match', () => {
  it('turns the placeholder that waited for it into plain text and leaves the others bound', () => {
    const [second, final] = granted(deleteMatch(cup, 'match 1')).matches;
    expect(second).toBe(cup.matches[1]);
    expect(final).toMatchObject({
      localTeamPlaceholder: 'Winner match 1',
      localTeamSource: null,
      visitorTeamSource: { kind: 'match-winner', matchId: 'match 2' },
    });
  });

  it('keeps the text as it last read, not as it once was typed', () => {
    const shifted = granted(deleteMatch(cup, 'match 1'));
    const final = granted(deleteMatch(shifted, 'match 2')).matches.at(-1);
    expect(final).toMatchObject({ visitorTeamPlaceholder: 'Winner match 1', visitorTeamSource: null });
  });

  it('needs one that is there', () => {
    expect(refusalOf(deleteMatch(cup, 'nowhere'))).toBe('match_not_found');
  });
});
