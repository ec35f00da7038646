import { describe, expect, it } from 'vitest';
import type { Cup, Tournament } from '../cup/records';
import type { PlaceholderSource } from '../cup/sides';
import { tableRulesOf } from '../standings/presets';
import { buildCup, type GroupDescription, type StageDescription } from '../testing/build-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { bindPlaceholder } from './bind-placeholder';
import { openPlaceOf } from './open-places';

/** What the words of a side wait for, in short: 'A 1' for level teams on the first place of group A. */
function openAt(cup: Cup, text: string): string | null {
  const { stageId } = cup.stages.at(-1) ?? { stageId: '' };
  const bound = bindPlaceholder(cup, stageId, text);
  return openIn(cup, bound.kind === 'source' ? bound.source : null);
}

function openIn(cup: Cup, source: PlaceholderSource | null): string | null {
  const open = openPlaceOf(source, resolvedStagesOf(cup), tableRulesOf(cup.tournament).across);
  if (!open) return null;
  if (open.kind === 'across-groups') return `${open.stageId}: best ${open.place}`;
  return open.kind === 'in-group' ? `${open.groupId} ${open.place}` : `${open.groupId} has ${open.kind}`;
}

const group = (teams: string, matches: readonly string[]): GroupDescription => ({
  teams: teams.split(' '),
  matches,
});

const LEVEL = group('A B C', ['A 0-0 B', 'A 1-0 C', 'B 1-0 C']);
const BEFORE: StageDescription = {
  name: 'Before',
  groups: { P: group('P1 P2', ['P1 1-0 P2']), Q: group('Q1 Q2', ['Q1 0-0 Q2']) },
};

function cupOf(
  groups: Readonly<Record<string, GroupDescription>>,
  knockout: readonly string[] = ['A v B'],
  across?: Tournament['across'],
): Cup {
  const stages: StageDescription[] = [
    BEFORE,
    { name: 'Groups', groups },
    { name: 'Final', matches: knockout },
  ];
  return buildCup({ tournament: { across }, stages });
}

function withRounds(cup: Cup, groupId: string): Cup {
  const groups = cup.groups.map((each) => (each.groupId === groupId ? { ...each, rounds: 1 } : each));
  return { ...cup, groups };
}

describe('a place of a group', () => {
  const D = group('D E', ['D 1-0 E']);

  it('is open while level teams share it, once the matches of the group are over', () => {
    const cup = cupOf({ L: LEVEL, D });
    expect(['1st L', '2nd L', '3rd L', '1st D'].map((text) => openAt(cup, text))).toEqual([
      'stage 2 L 1',
      'stage 2 L 2',
      null,
      null,
    ]);
    const playing = { ...LEVEL, matches: [...(LEVEL.matches ?? []), 'A v C'] };
    expect(openAt(cupOf({ L: playing, D }), '1st L')).toBeNull();
    expect(openAt(cupOf({ L: LEVEL, D: group('D E', ['D v E']) }), '1st L')).toBe('stage 2 L 1');
  });

  it('waits for the pairs that have still to meet', () => {
    const cup = withRounds(cupOf({ L: group('A B C', ['A 0-0 B']), D }), 'stage 2 L');
    expect(openAt(cup, '1st L')).toBe('stage 2 L has missing-pairs');
    expect(openAt(cup, '3rd L')).toBe('stage 2 L has missing-pairs');
    expect(openAt(cup, '1st D')).toBeNull();
  });

  it('is not open where it is of a group that is gone, nor is what is no place', () => {
    const cup = cupOf({ L: LEVEL, D });
    expect(openIn(cup, { kind: 'group-place', groupId: 'gone', place: 1 })).toBeNull();
    expect(openIn(cup, { kind: 'best-of-place', stageId: 'gone', place: 1, rank: 1 })).toBeNull();
    expect(openIn(cup, { kind: 'match-winner', matchId: 'match 1' })).toBeNull();
    expect(openIn(cup, null)).toBeNull();
  });
});

describe('the best on a place', () => {
  const ONE = group('D E', ['D 1-0 E']);
  const OTHER = group('F G', ['F 1-0 G']);
  const ALL = { criteria: [], results: 'all' } as const;

  it('is open among the groups once all are over, as far as there are as many as its rank', () => {
    const cup = cupOf({ D: ONE, F: OTHER });
    const texts = ['Best first 1', 'Best first 2', 'Best first 3', 'Best third 1'];
    expect(texts.map((text) => openAt(cup, text))).toEqual([
      'stage 2: best 1',
      'stage 2: best 1',
      null,
      null,
    ]);
    expect(openAt(cupOf({ D: ONE, F: group('F G', ['F v G']) }), 'Best first 1')).toBeNull();
    const third = group('H I J', ['H 1-0 I', 'H 1-0 J', 'I 1-0 J']);
    expect(openAt(cupOf({ D: ONE, F: OTHER, H: third }), 'Best third 1')).toBe('stage 2: best 3');
    expect(openAt(cupOf({ D: ONE, F: OTHER, H: third }), 'Best third 2')).toBeNull();
    const playing = group('F G', ['F v G']);
    expect(openAt(cupOf({ D: ONE, F: playing, H: third }), 'Best third 1')).toBeNull();
  });

  it('is open in the group whose level teams share the place, also before the other groups are over', () => {
    const playing = group('F G', ['F v G']);
    expect(openAt(cupOf({ D: ONE, L: LEVEL }, ['A v B'], ALL), 'Best second 1')).toBe('stage 2 L 2');
    expect(openAt(cupOf({ F: playing, L: LEVEL }, ['A v B'], ALL), 'Best second 1')).toBe('stage 2 L 2');
    expect(openAt(cupOf({ F: playing, D: ONE }, ['A v B'], ALL), 'Best second 1')).toBeNull();
  });

  it('is open at the cut above the teams against whom no result counts', () => {
    const larger = group('A B C', ['A 1-0 B', 'A 1-0 C', 'B 0-0 C']);
    expect(openAt(cupOf({ D: ONE, L: larger }), 'Best first 1')).toBe('stage 2 L 2');
    expect(openAt(cupOf({ D: ONE, L: larger }, ['A v B'], ALL), 'Best first 1')).toBe('stage 2: best 1');
    const ordered = group('A B C', ['A 1-0 B', 'A 1-0 C', 'B 1-0 C']);
    expect(openAt(cupOf({ D: ONE, L: ordered }), 'Best first 1')).toBe('stage 2: best 1');
  });

  it('waits for the pairs of any group of its stage that have still to meet', () => {
    const cup = withRounds(cupOf({ D: ONE, L: group('A B C', ['A 0-0 B']) }), 'stage 2 L');
    expect(openAt(cup, 'Best first 1')).toBe('stage 2 L has missing-pairs');
  });
});

describe('a slot of the best on a place', () => {
  const groups = {
    D: group('D E', ['D 1-0 E']),
    F: group('F G', ['F 1-0 G']),
    H: group('H I', ['H 1-0 I']),
  };
  const slot = (n: number) => `One of the best firsts (${n})`;
  const open = (knockout: readonly string[], n = 1, of = groups) => openAt(cupOf(of, knockout), slot(n));

  it('is open among the groups as far as a team is left for it', () => {
    expect(open([`${slot(1)} v D`])).toBe('stage 2: best 1');
    expect(open([`${slot(1)} v Best first 1`, 'Best first 2 v E'])).toBe('stage 2: best 1');
    expect(open([`${slot(1)} v Best first 1`, 'Best first 2 v Best first 3'])).toBeNull();
  });

  it('leaves a rank once, in whatever number of matches, and what is of another place or stage to it', () => {
    const named = 'Best first 1 v Best first 2';
    expect(open([named, named, `${slot(1)} v D`])).toBe('stage 2: best 1');
    expect(open(['Best second 1 v Best second 2', 'Best second 3 v 1st D', `${slot(1)} v D`])).toBe(
      'stage 2: best 1',
    );
    const cup = cupOf(groups, [named, `${slot(1)} v D`]);
    const ofBefore = { kind: 'best-of-place', stageId: 'stage 1', place: 1, rank: 1 } as const;
    const matches = cup.matches.map((match) =>
      match.matchId === 'match 7' ? { ...match, visitor: { ...match.visitor, source: ofBefore } } : match,
    );
    expect(openAt({ ...cup, matches }, slot(1))).toBe('stage 2: best 1');
  });

  it('is not open where the teams on the place have all got a slot', () => {
    const apart = { ...groups, F: group('F G', ['F 2-0 G']), H: group('H I', ['H 3-0 I']) };
    expect(open([`${slot(1)} v ${slot(2)}`, `${slot(3)} v ${slot(4)}`], 4, apart)).toBeNull();
  });
});
