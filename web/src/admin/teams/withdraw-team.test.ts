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

  test('annuls all group matches of the team, and no other', () => {
    expect(changesOf('annulled')).toEqual([
      ['played', 'annulled', null],
      ['open', 'annulled', null],
    ]);
  });
});
