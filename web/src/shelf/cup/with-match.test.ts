import { describe, expect, test } from 'vitest';
import { buildCup, buildMatch, buildStage, toMatchView } from '../../testing/build-view';
import { answeredMatch, withMatch } from './with-match';

const early = buildMatch({ matchId: 'early', time: '09:00' });
const late = buildMatch({ matchId: 'late', time: '11:00' });
const cup = buildCup({ Stages: [buildStage({ Matches: [early, late] }), buildStage({ stageId: 'final' })] });

function matchesOf({ Stages }: ReturnType<typeof withMatch>) {
  return Stages.map(({ Matches }) => Matches.map(({ matchId, time }) => `${matchId} ${time}`));
}

describe('a cup with the match that the server answered', () => {
  test('a new match goes to its place in the schedule', () => {
    const added = buildMatch({ matchId: 'added', time: '10:00' });
    expect(matchesOf(withMatch(cup, added))).toEqual([['early 09:00', 'added 10:00', 'late 11:00'], []]);
  });

  test('a changed match replaces the old one, at its new place in the schedule', () => {
    expect(matchesOf(withMatch(cup, { ...early, time: '12:00' }))).toEqual([
      ['late 11:00', 'early 12:00'],
      [],
    ]);
    expect(matchesOf(withMatch(cup, { ...early, stageId: 'final' }))).toEqual([
      ['late 11:00'],
      ['early 09:00'],
    ]);
  });

  test('only some answers carry a match', () => {
    expect(answeredMatch({ match: toMatchView(early) })).toMatchObject(early);
    expect(answeredMatch({ dbTeams: [] })).toBeNull();
  });
});
