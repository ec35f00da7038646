import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildKnownMatch,
  buildOpenMatch,
  buildStage,
  buildTeam,
} from '../../../testing/build-view';
import { changeValues, valuesOf } from '../match-form/match-values';
import { matchesToReviewAfterEdit } from './edit-to-review';

const score = (local: number, visitor: number) => ({ local: { goals: local }, visitor: { goals: visitor } });
const scoredTeams = (local: string, visitor: string) => ({
  local: `team-${local}`,
  visitor: `team-${visitor}`,
});

const semiFinal = buildKnownMatch('Lions', 'Bears', {
  matchId: 'semi-final',
  stageId: 'semi-finals',
  ...score(2, 1),
  scoredTeams: scoredTeams('Lions', 'Bears'),
});
const winner = {
  placeholder: 'Winner match 1',
  source: { kind: 'match-winner', matchId: 'semi-final' },
} as const;
const final = buildOpenMatch({
  matchId: 'final',
  stageId: 'final',
  local: { ...winner, goals: 3 },
  visitor: { teamId: 'team-Foxes', goals: 0 },
  scoredTeams: scoredTeams('Lions', 'Foxes'),
});
const openFinal = {
  ...final,
  local: { ...final.local, goals: null },
  visitor: { ...final.visitor, goals: null },
};

function cupWith(last: typeof final) {
  const type = 'knockout';
  return buildCup({
    Teams: ['Lions', 'Bears', 'Foxes'].map((name) => buildTeam(name)),
    Stages: [
      buildStage({ stageId: 'semi-finals', type, order: 1, Matches: [semiFinal] }),
      buildStage({ stageId: 'final', type, order: 2, Matches: [last] }),
    ],
  });
}

function reviewed(goals: readonly [string, string], last = final) {
  const values = changeValues(valuesOf(semiFinal), {
    local: { goals: goals[0] },
    visitor: { goals: goals[1] },
  });
  return matchesToReviewAfterEdit(cupWith(last), semiFinal, values).map(({ matchId }) => matchId);
}

describe('before a corrected score is saved', () => {
  test('another winner brings the scored matches after it under review', () => {
    expect(reviewed(['1', '2'])).toEqual(['final']);
  });

  test('so does a score that has no winner any more', () => {
    expect(reviewed(['2', '2'])).toEqual(['final']);
  });

  test('the same winner changes nothing', () => {
    expect(reviewed(['4', '1'])).toEqual([]);
  });

  test('a match without a score needs no review', () => {
    const open = { ...openFinal, scoredTeams: null };
    expect(reviewed(['1', '2'], open)).toEqual([]);
  });

  test('half a score says nothing yet', () => {
    expect(reviewed(['1', ''])).toEqual([]);
  });
});
