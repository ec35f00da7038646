import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildStage,
  buildTeam,
} from '../../testing/build-view';
import { findWithdrawn } from './withdraw-team-modal';

const Teams = ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name));
const played = buildKnownMatch('Lions', 'Bears', {
  matchId: 'played',
  groupId: 'group-1',
  state: 'finished',
  local: { goals: 2 },
  visitor: { goals: 0 },
});
const open = buildKnownMatch('Foxes', 'Lions', { matchId: 'open', groupId: 'group-1' });
const others = buildMatch({ matchId: 'others' });
const cup = buildCup({
  Teams,
  Stages: [buildStage({ groups: [buildGroup({ Teams })], Matches: [played, open, others] })],
});

function changesOf(results: 'stand' | 'annulled') {
  return findWithdrawn(cup, 'team-Lions', results).map(({ match, read }) => [
    match.matchId,
    read?.readAs,
    read?.forfeit,
  ]);
}

describe('the preview of a withdrawal', () => {
  test('leaves what was played and gives the rest to the opponents', () => {
    expect(changesOf('stand')).toEqual([['open', 'withdrawn', 'visitor']]);
  });

  test('tells a match that both sides forfeit now, because its other team has withdrawn before', () => {
    const at = '2030-01-01T00:00:00.000Z';
    const gone = Teams.map((team) =>
      team.name === 'Foxes' ? { ...team, withdrawn: { results: 'stand', at } as const } : team,
    );
    const again = findWithdrawn({ ...cup, Teams: gone }, 'team-Lions', 'stand');
    expect(again.map(({ match, read }) => [match.matchId, read?.forfeit])).toEqual([['open', 'both']]);
  });

  test('annuls all group matches of the team, and no other', () => {
    expect(changesOf('annulled')).toEqual([
      ['played', 'annulled', null],
      ['open', 'annulled', null],
    ]);
  });
});
