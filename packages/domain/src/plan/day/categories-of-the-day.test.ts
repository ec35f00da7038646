import { describe, expect, it } from 'vitest';
import { applyBlocks } from '../../commands/apply-blocks';
import { cupOfCategory } from '../../cup/categories';
import { MATCH_RULE_PRESETS } from '../../cup/match-rules';
import type { Cup, Match } from '../../cup/records';
import { buildCupOfCategories, buildPlannedCategory } from '../../testing/random-days';
import { valueOf } from '../../testing/results';
import { encodeBlocksPlan } from '../blocks/blocks-request';
import type { BlocksSettings } from '../blocks/block-settings';
import { findBlocksPlan } from '../blocks/find-blocks-plan';
import { findMoveConflicts } from './find-move-conflicts';
import { minutesOfMatches } from './match-minutes';
import { moveMatch } from './move-matches';

const DATE = '2027-01-16';

/** F has 10 minutes on its court, E and D have 20 on theirs; FC Bern is in each. */
const SETTINGS: BlocksSettings = {
  categories: ['F', 'E', 'D'].map((categoryId) =>
    buildPlannedCategory({ categoryId, teams: 3, format: { groups: 1, qualifiers: 2 } }),
  ),
  courts: ['Court 1', 'Court 2'],
  blocks: [
    { date: DATE, from: '09:00', to: '12:00', courts: [0], categories: [0], minutesPerMatch: 10 },
    { date: DATE, from: '09:00', to: '17:00', courts: [1], categories: [1, 2], minutesPerMatch: 20 },
  ],
  ...{ minutesBetween: 0, leastRest: 5, pauseBeforeKnockout: 0, apart: [['F-1', 'D-1']] },
};

function planDay(): Cup {
  const { plans } = findBlocksPlan(SETTINGS);
  if (plans === null) throw new Error('there is a plan');
  let count = 0;
  const newRecords = { newId: () => `new-${(count += 1)}`, now: Date.parse('2027-01-01T05:00Z') };
  return valueOf(applyBlocks(buildCupOfCategories(SETTINGS), encodeBlocksPlan(SETTINGS, plans), newRecords));
}

const cup = planDay();
const finals = cup.matches.filter(({ isFinal }) => isFinal);
const DAY = {
  ...{ minutesPerMatch: 15, minutesBetween: 0, leastRest: 5 },
  finalIds: finals.map(({ matchId }) => matchId),
  plan: { settings: null, blocks: { settings: SETTINGS } },
};

function matchesOf(categoryId: string): readonly Match[] {
  return [...cupOfCategory(cup, categoryId).matches].sort((a, b) => (a.time < b.time ? -1 : 1));
}

function finalOf(categoryId: string): Match {
  const final = matchesOf(categoryId).find(({ isFinal }) => isFinal);
  if (!final) throw new Error('each category has a final');
  return final;
}

function conflictsOf({ matchId }: Match, place: Partial<Pick<Match, 'time' | 'location'>>) {
  return findMoveConflicts(cup, valueOf(moveMatch(cup, matchId, place)), DAY);
}

function timeAfter({ time }: Match, minutes: number): string {
  return new Date(Date.parse(`${DATE}T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16);
}

describe('a match of one of several categories', () => {
  it('is as long as those of its block, and by the rules of its category without a plan', () => {
    const minutes = minutesOfMatches(cup, DAY.plan, 15);
    expect(['F', 'E', 'D'].map((id) => minutes(finalOf(id)))).toEqual([10, 20, 20]);
    const [first, ...others] = cup.tournament.categories ?? [];
    if (!first) throw new Error('there are categories');
    const categories = [{ ...first, rules: { matchRules: MATCH_RULE_PRESETS.futsal } }, ...others];
    const byRules = minutesOfMatches({ ...cup, tournament: { categories } }, null, 15);
    expect(['F', 'E', 'D'].map((id) => byRules(finalOf(id)))).toEqual([70, 15, 15]);
  });

  it('may be right after another one of its block', () => {
    const final = finalOf('F');
    expect(conflictsOf(final, { time: timeAfter(final, 5) })).toEqual([]);
  });

  it('may be beside the final of another category, and not beside its own', () => {
    expect(finals).toHaveLength(3);
    const final = finalOf('D');
    const last = matchesOf('D').at(-2);
    if (!last) throw new Error('there are matches');
    const kinds = (match: Match) =>
      conflictsOf(match, { time: timeAfter(final, 5), location: 'Court 9' }).map(({ kind }) => kind);
    expect(kinds(last)).toContain('final-not-alone');
    expect(kinds(finalOf('E'))).not.toContain('final-not-alone');
  });

  it('is told where it is in no block of its category', () => {
    const final = finalOf('F');
    expect(conflictsOf(final, { time: '11:55' })).toEqual([
      {
        kind: 'court-closed',
        matchId: final.matchId,
        location: 'Court 1',
        open: [{ from: '09:00', to: '12:00' }],
      },
    ]);
    expect(conflictsOf(final, { time: '16:00', location: 'Court 2' })).toEqual([
      { kind: 'court-closed', matchId: final.matchId, location: 'Court 2', open: [] },
    ]);
  });

  it('is told where its team plays at once with one that the plan keeps apart', () => {
    const plays = (teamId: string) => (match: Match) =>
      match.local.teamId === teamId || match.visitor.teamId === teamId;
    const [one, other] = [matchesOf('F').find(plays('F-1')), matchesOf('D').find(plays('D-1'))];
    if (!one || !other) throw new Error('both teams play');
    const pairs = (minutes: number) =>
      conflictsOf(one, { time: timeAfter(other, minutes) }).filter(({ kind }) => kind === 'pair-at-once');
    expect(pairs(19)).toEqual([
      { kind: 'pair-at-once', teamIds: ['D-1', 'F-1'], matchIds: [other.matchId, one.matchId] },
    ]);
    expect(pairs(-9)).toEqual([
      { kind: 'pair-at-once', teamIds: ['F-1', 'D-1'], matchIds: [one.matchId, other.matchId] },
    ]);
    expect(pairs(20)).toEqual([]);
    expect(pairs(-10)).toEqual([]);
  });
});
