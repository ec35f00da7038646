import { MATCH_RULE_PRESETS, type MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildMatch,
  buildRow,
  buildStage,
  type MatchChanges,
} from '../../../testing/build-view';
import { withLive, withNews } from './live-cup';

const Teams = [
  { teamId: 'bears', name: 'Bears' },
  { teamId: 'lions', name: 'Lions' },
];

function live(goals: readonly [number, number], changes: Partial<LiveMatch> = {}): LiveMatch {
  const clock = { runningSince: 0, elapsed: 0 };
  return { phase: 'first-half', ...clock, goals, kicks: null, fouls: [0, 0], log: 5, ...changes };
}

function cupWith(...matches: readonly MatchChanges[]) {
  const standings = [buildRow({ played: 0, points: 0 })];
  return buildCup({
    Stages: [
      buildStage({
        groups: [
          buildGroup({ Teams, standings }),
          buildGroup({ groupId: 'group-2', name: 'Group B', standings }),
        ],
        Matches: matches.map((changes, index) => buildMatch({ matchId: `m${index}`, ...changes })),
      }),
    ],
  });
}

const running = { state: 'live', logRevision: 2 } as const;

function firstOf(cup: ReturnType<typeof cupWith>) {
  const [stage] = cup.Stages;
  return { match: stage?.Matches[0], groups: stage?.groups ?? [] };
}

describe('what is live, put over a cup', () => {
  test('gives a match its running score, and leaves that of its record open', () => {
    const { match } = firstOf(withLive(cupWith(running), { m0: live([2, 1]) }));
    expect(match).toMatchObject({
      state: 'live',
      running: { local: { goals: 2, kicks: null }, visitor: { goals: 1, kicks: null } },
      local: { goals: null },
    });
  });

  test('makes its table provisional, by the rules of the cup, and names who plays', () => {
    const { groups } = firstOf(withLive(cupWith(running), { m0: live([0, 1]) }));
    expect(
      groups[0]?.standings.map(({ name, position, points, played }) => [name, position, points, played]),
    ).toEqual([
      ['Bears', 1, 3, 1],
      ['Lions', 2, 0, 1],
    ]);
    expect(groups[0]?.playing).toEqual(new Set(['lions', 'bears']));
  });

  test('counts what was played before, too', () => {
    const played = { state: 'finished', local: { goals: 3 }, visitor: { goals: 0 } } as const;
    const { groups } = firstOf(withLive(cupWith(running, played), { m0: live([0, 1]) }));
    expect(
      groups[0]?.standings.map(({ name, points, goalDifference }) => [name, points, goalDifference]),
    ).toEqual([
      ['Lions', 3, 2],
      ['Bears', 3, -2],
    ]);
  });

  test('counts no score that is under review', () => {
    const changed = { local: { goals: 3 }, visitor: { goals: 0 }, teamsChanged: true } as const;
    const { groups } = firstOf(withLive(cupWith(running, changed), { m0: live([0, 1]) }));
    expect(groups[0]?.standings.map(({ played }) => played)).toEqual([1, 1]);
  });

  test('leaves the tables of other groups as the server has them', () => {
    const cup = cupWith(running);
    expect(firstOf(withLive(cup, { m0: live([1, 0]) })).groups[1]).toBe(firstOf(cup).groups[1]);
  });

  test('has the clock of the rules of its stage, or else of those of the cup', () => {
    const cup = cupWith(running);
    const rulesOf = (of: typeof cup) => {
      const note = firstOf(withLive(of, { m0: live([0, 0]) })).match?.live?.boardNote;
      return (note as ReactElement<{ readonly rules: MatchRules }>).props.rules;
    };
    expect(rulesOf(cup)).toBe(cup.matchRules);
    const Stages = cup.Stages.map((stage) => ({ ...stage, matchRules: MATCH_RULE_PRESETS.futsal }));
    expect(rulesOf({ ...cup, Stages })).toBe(MATCH_RULE_PRESETS.futsal);
  });

  test('is the cup itself where nothing runs', () => {
    const cup = cupWith({});
    expect(withLive(cup, {})).toBe(cup);
    expect(withLive(cup, { other: live([1, 0]) })).toBe(cup);
  });

  test('is what has been heard of a kick-off before the view tells of it', () => {
    const { match } = firstOf(withLive(cupWith({}), { m0: live([0, 0], { log: 1 }) }));
    expect(match?.state).toBe('live');
  });

  test('leaves out a match of an annulled team, which counts for nothing', () => {
    const cup = cupWith({ state: 'abandoned', logRevision: 2, readAs: 'annulled' });
    expect(withLive(cup, { m0: live([2, 1]) })).toBe(cup);
  });

  test('does not come over a result that is newer', () => {
    const finished = {
      state: 'finished',
      logRevision: 9,
      local: { goals: 3 },
      visitor: { goals: 1 },
    } as const;
    const cup = cupWith(finished);
    expect(withLive(cup, { m0: live([2, 1], { log: 8 }) })).toBe(cup);
  });

  test('has the kicks of a shoot-out', () => {
    const { match } = firstOf(
      withLive(cupWith(running), { m0: live([1, 1], { phase: 'shoot-out', kicks: [2, 3] }) }),
    );
    expect(match?.running).toMatchObject({ local: { kicks: 2 }, visitor: { kicks: 3 } });
  });
});

describe('news put over a cup', () => {
  const newsOf = (matches: Readonly<Record<string, unknown>>) => JSON.stringify(matches);
  const goalsOf = (cup: ReturnType<typeof cupWith>) => firstOf(cup).match?.running?.local.goals;

  function freshCup(...matches: readonly MatchChanges[]) {
    return { ...cupWith(...matches), tournamentId: crypto.randomUUID() };
  }

  test('stay when an answer comes from a deployment that tells of no matches', () => {
    const cup = freshCup(running);
    expect(goalsOf(withNews(cup, newsOf({ m0: live([2, 1]) })))).toBe(2);
    expect(goalsOf(withNews(cup, undefined))).toBe(2);
    expect(goalsOf(withNews(cup, newsOf({ m0: live([3, 1]) })))).toBe(3);
  });

  test('of a match that has never begun, after a backup was put back, are those of before', () => {
    const cup = freshCup(running);
    expect(goalsOf(withNews(cup, newsOf({ m0: live([2, 1]) })))).toBe(2);
    const restored = {
      ...cupWith({ state: 'scheduled', logRevision: null }),
      tournamentId: cup.tournamentId,
    };
    expect(firstOf(withNews(restored, undefined)).match).toMatchObject({ state: 'scheduled' });
    expect(firstOf(withNews(restored, newsOf({ m1: live([1, 0]) }))).match?.running).toBeUndefined();
  });

  test('bring what draws them, and keep it after the final whistle, with which the last goal may come', () => {
    const cup = freshCup(running);
    expect(withNews(cup, undefined)).toBe(cup);
    expect(withNews(cup, newsOf({ m0: live([0, 0]) })).liveParts).toBeDefined();
    const finished = { state: 'finished', logRevision: 9 } as const;
    const ended = withNews({ ...freshCup(finished), tournamentId: cup.tournamentId }, undefined);
    expect(firstOf(ended).match?.running).toBeUndefined();
    expect(ended.liveParts).toBeDefined();
  });

  test.each([
    ['has no fouls', { ...live([1, 0]), fouls: undefined }],
    ['writes the goals in another way', { ...live([1, 0]), goals: { local: 1, visitor: 0 } }],
    ['writes the clock in another way', { ...live([1, 0]), runningSince: '2030-05-11T10:00:00Z' }],
    ['is no match', 7],
    ['is nothing', null],
  ])('leave out a match of another deployment that %s, and only that', (_what, strange) => {
    const cup = withNews(freshCup(running, running), newsOf({ m0: strange, m1: live([4, 0]) }));
    const [strangeMatch, match] = cup.Stages[0]?.Matches ?? [];
    expect(strangeMatch?.running).toBeUndefined();
    expect(strangeMatch?.state).toBe('live');
    expect(match?.running?.local.goals).toBe(4);
  });

  test.each(['null', '[]', '7'])('that are no matches at all change nothing: %s', (json) => {
    const cup = freshCup(running);
    expect(withNews(cup, json)).toBe(cup);
  });
});
