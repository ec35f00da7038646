import { describe, expect, test } from 'vitest';
import { buildCup, buildKnownMatch, buildOpenMatch, buildStage } from '../../../testing/build-view';
import { isDuplicatePairing } from './duplicate-pairing';
import { emptyValues } from './match-values';

const lionsBears = buildKnownMatch('Lions', 'Bears', { stageId: 'semi' });
const named = buildOpenMatch({
  matchId: 'match-2',
  local: { placeholder: 'Winner match 1' },
  visitor: { placeholder: 'Hosts' },
});
const knockout = buildCup({
  Stages: [
    buildStage({ stageId: 'semi', type: 'knockout', Matches: [lionsBears] }),
    buildStage({ stageId: 'final', type: 'knockout', order: 2, Matches: [named] }),
  ],
});

const known = { stageId: 'final', status: 'known' } as const;
const unknown = { stageId: 'semi', status: 'unknown' } as const;

describe('a duplicate pairing', () => {
  test('a pairing is a duplicate in any round and in either order', () => {
    const swapped = emptyValues({
      ...known,
      local: { teamId: 'team-Bears' },
      visitor: { teamId: 'team-Lions' },
    });
    expect(isDuplicatePairing(knockout, swapped, null)).toBe(true);
  });

  test('placeholders are compared without regard to case and spaces', () => {
    const again = { local: { placeholder: 'hosts ' }, visitor: { placeholder: 'winner  match 1' } };
    expect(isDuplicatePairing(knockout, emptyValues({ ...unknown, ...again }), null)).toBe(true);
  });

  test('a match is not a duplicate of itself', () => {
    const same = emptyValues({
      ...known,
      local: { teamId: 'team-Lions' },
      visitor: { teamId: 'team-Bears' },
    });
    expect(isDuplicatePairing(knockout, same, lionsBears.matchId)).toBe(false);
  });

  test('teams that are still to be chosen are no duplicate', () => {
    expect(isDuplicatePairing(knockout, emptyValues(known), null)).toBe(false);
  });

  test('a group match is compared with the matches of its stage only', () => {
    const groupMatch = { ...lionsBears, stageId: 'first', groupId: 'a' };
    const stages = [
      buildStage({ stageId: 'first', Matches: [groupMatch] }),
      buildStage({ stageId: 'second', order: 2 }),
    ];
    const cup = buildCup({ Stages: stages });
    const teams = { local: { teamId: 'team-Lions' }, visitor: { teamId: 'team-Bears' }, groupId: 'b' };
    expect(isDuplicatePairing(cup, emptyValues({ ...teams, stageId: 'first' }), null)).toBe(true);
    expect(isDuplicatePairing(cup, emptyValues({ ...teams, stageId: 'second' }), null)).toBe(false);
  });
});
