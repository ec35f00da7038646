import { describe, expect, test } from 'vitest';
import { buildCup, buildKnownMatch, buildOpenMatch, buildStage } from '../../../testing/build-view';
import { isDuplicatePairing } from './duplicate-pairing';
import { emptyValues } from './match-values';

const lionsBears = buildKnownMatch('Lions', 'Bears', { stageId: 'semi' });
const named = buildOpenMatch({
  matchId: 'match-2',
  localTeamPlaceholder: 'Winner match 1',
  visitorTeamPlaceholder: 'Hosts',
});
const knockout = buildCup({
  Stages: [
    buildStage({ stageId: 'semi', type: 'knockout', Matches: [lionsBears] }),
    buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [named] }),
  ],
});

const known = { stageId: 'final', status: 'known' } as const;
const unknown = { stageId: 'semi', status: 'unknown' } as const;

describe('a pairing', () => {
  test('is found again in any round and in either order', () => {
    const swapped = emptyValues({ ...known, localTeamId: 'team-Bears', visitorTeamId: 'team-Lions' });
    expect(isDuplicatePairing(knockout, swapped, null)).toBe(true);
  });

  test('of placeholders is compared without regard to case and space', () => {
    const again = { localTeamPlaceholder: 'hosts ', visitorTeamPlaceholder: 'winner  match 1' };
    expect(isDuplicatePairing(knockout, emptyValues({ ...unknown, ...again }), null)).toBe(true);
  });

  test('is not its own duplicate', () => {
    const same = emptyValues({ ...known, localTeamId: 'team-Lions', visitorTeamId: 'team-Bears' });
    expect(isDuplicatePairing(knockout, same, lionsBears.matchId)).toBe(false);
  });

  test('of teams that are still to be chosen is none', () => {
    expect(isDuplicatePairing(knockout, emptyValues(known), null)).toBe(false);
  });

  test('of a group is compared within its stage only', () => {
    const groupMatch = { ...lionsBears, stageId: 'first', groupId: 'a' };
    const stages = [
      buildStage({ stageId: 'first', Matches: [groupMatch] }),
      buildStage({ stageId: 'second', order: 2 }),
    ];
    const cup = buildCup({ Stages: stages });
    const teams = { localTeamId: 'team-Lions', visitorTeamId: 'team-Bears', groupId: 'b' };
    expect(isDuplicatePairing(cup, emptyValues({ ...teams, stageId: 'first' }), null)).toBe(true);
    expect(isDuplicatePairing(cup, emptyValues({ ...teams, stageId: 'second' }), null)).toBe(false);
  });
});
