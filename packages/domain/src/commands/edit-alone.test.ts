import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { granted, refusalOf } from '../testing/rulings';
import { concernsMatchAlone, editMatchAlone } from './edit-alone';
import type { MatchInput } from './matches';

const match = buildMatch({ matchId: 'm', groupId: 'g', localTeamId: 'lions', visitorTeamId: 'tigers' });
const halfKnown = { ...match, groupId: null, visitorTeamId: null, visitorTeamPlaceholder: 'Winner match 1' };

const wish: MatchInput = {
  matchId: 'm',
  stageId: match.stageId,
  groupId: 'g',
  local: { kind: 'team', teamId: 'lions' },
  visitor: { kind: 'team', teamId: 'tigers' },
  date: match.date,
  time: match.time,
  location: 'Small hall',
  score: { localTeamScore: 3, visitorTeamScore: 3 },
};
const keeping: MatchInput = { ...wish, groupId: null, local: { kind: 'keep' }, visitor: { kind: 'keep' } };

describe('an edit that concerns the match alone', () => {
  it('is a score or a place for the same teams at the same time', () => {
    expect(concernsMatchAlone(match, wish)).toBe(true);
    expect(concernsMatchAlone(halfKnown, { ...keeping, score: {} })).toBe(true);
  });

  it.each<[string, Partial<MatchInput>]>([
    ['another date', { date: '2026-06-14' }],
    ['another time', { time: '10:01' }],
    ['another team', { local: { kind: 'team', teamId: 'bears' } }],
    ['a placeholder', { visitor: { kind: 'placeholder', text: 'Winner match 1' } }],
    ['another group', { groupId: 'h' }],
    ['another stage', { stageId: 'elsewhere' }],
  ])('is none that has %s', (_, change) => {
    expect(concernsMatchAlone(match, { ...wish, ...change })).toBe(false);
  });

  it('is no score where the cup must tell who plays', () => {
    expect(concernsMatchAlone(halfKnown, keeping)).toBe(false);
  });

  it('leaves everything else as it is', () => {
    expect(granted(editMatchAlone(match, wish))).toEqual({
      ...match,
      location: 'Small hall',
      localTeamScore: 3,
      visitorTeamScore: 3,
      scoredTeams: { local: 'lions', visitor: 'tigers' },
    });
  });

  it('keeps the rules of a score', () => {
    const half = { ...wish, score: { localTeamScore: 3 } };
    expect(refusalOf(editMatchAlone(match, half))).toBe('please_enter_both_scores_or_none');
  });
});
