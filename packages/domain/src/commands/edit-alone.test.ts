import { describe, expect, it } from 'vitest';
import { buildMatch, changeMatch } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { concernsMatchAlone, editMatchAlone } from './edit-alone';
import type { MatchInput } from './matches';

const match = buildMatch({
  matchId: 'm',
  groupId: 'g',
  local: { teamId: 'lions' },
  visitor: { teamId: 'tigers' },
});
const halfKnown = changeMatch(match, {
  groupId: null,
  visitor: { teamId: null, placeholder: 'Winner match 1' },
});

const input: MatchInput = {
  matchId: 'm',
  stageId: match.stageId,
  groupId: 'g',
  local: { team: { kind: 'team', teamId: 'lions' }, goals: 3 },
  visitor: { team: { kind: 'team', teamId: 'tigers' }, goals: 3 },
  date: match.date,
  time: match.time,
  location: 'Small hall',
};
const keep = { team: { kind: 'keep' } } as const;
const keeping: MatchInput = { ...input, groupId: null, local: keep, visitor: keep };

describe('an edit that concerns the match alone', () => {
  it('enters a score or a location for the same teams at the same time', () => {
    expect(concernsMatchAlone(match, input)).toBe(true);
    expect(concernsMatchAlone(halfKnown, keeping)).toBe(true);
  });

  it.each<[string, Partial<MatchInput>]>([
    ['another date', { date: '2026-06-14' }],
    ['another time', { time: '10:01' }],
    ['another team', { local: { team: { kind: 'team', teamId: 'bears' }, goals: 3 } }],
    ['a placeholder', { visitor: { team: { kind: 'placeholder', text: 'Winner match 1' }, goals: 3 } }],
    ['another group', { groupId: 'h' }],
    ['another stage', { stageId: 'elsewhere' }],
  ])('does not bring %s', (_, change) => {
    expect(concernsMatchAlone(match, { ...input, ...change })).toBe(false);
  });

  it('does not enter a score where a team follows from another match', () => {
    const local = { ...keep, goals: 3 };
    const visitor = { ...keep, goals: 3 };
    expect(concernsMatchAlone(halfKnown, { ...keeping, local, visitor })).toBe(false);
  });

  it('changes the score and the location, and nothing else', () => {
    expect(valueOf(editMatchAlone(match, input))).toEqual(
      changeMatch(match, {
        location: 'Small hall',
        local: { goals: 3 },
        visitor: { goals: 3 },
        scoredTeams: { local: 'lions', visitor: 'tigers' },
      }),
    );
  });

  it('is refused with half a score', () => {
    const half = { ...input, visitor: { team: input.visitor.team } };
    expect(refusalOf(editMatchAlone(match, half))).toBe('please_enter_both_scores_or_none');
  });
});
