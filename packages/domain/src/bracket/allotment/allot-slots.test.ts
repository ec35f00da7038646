import { describe, expect, it } from 'vitest';
import { recordDecisionAcross } from '../../commands/stages';
import type { Cup } from '../../cup/records';
import { SIDES } from '../../cup/sides';
import { buildCup, teamIdOf } from '../../testing/build-cup';
import { cupOf, groupOf, namedIn } from '../../testing/groups-and-slots';
import { knockoutSkeleton } from '../../testing/knockout-skeleton';
import { resolvedStagesOf } from '../../testing/resolved-stages';
import { valueOf } from '../../testing/results';
import { withdraw } from '../../testing/withdraw';
import { openDecisionsOf } from '../open-decisions';
import { openPlaceOf } from '../open-places';
import { resolveCup } from '../resolve-cup';
import { tableRulesOf } from '../../standings/presets';

/** The teams of slots, by their numbers. */
function slotsIn(cup: Cup): (string | null)[] {
  const slots = [...namedIn(cup)].filter(([text]) => text.startsWith('One of'));
  return slots.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

describe('the best of the next place in our brackets', () => {
  it('are slots where one of them meets a place of a group and another can take its place, else ranks', () => {
    const textsOf = (groupNames: string, qualifiers: number, bestOfNext: number) => {
      const rounds = knockoutSkeleton({ groupNames: [...groupNames], qualifiers, bestOfNext, playedTo: 2 });
      const texts = rounds.flatMap(({ matches }) =>
        matches.flatMap(({ local, visitor }) => [local, visitor]),
      );
      return texts.filter((text) => /best/i.test(text)).sort();
    };
    expect(textsOf('ABC', 1, 1)).toEqual(['Best second 1']);
    expect(textsOf('ABC', 2, 2)).toEqual(['One of the best thirds (1)', 'One of the best thirds (2)']);
    // All four of them meet each other.
    expect(textsOf('ABCDEF', 1, 4)).toEqual([1, 2, 3, 4].map((rank) => `Best second ${rank}`));
  });
});

const TWO = ['1st Group A v One of the best seconds (1)', '1st Group B v One of the best seconds (2)'];

describe('a slot', () => {
  it('gets the best that it may have, whatever the order of the slots in the cup', () => {
    expect(slotsIn(cupOf({ order: 'CAB', size: 2, knockout: TWO }))).toEqual(['C2', 'A2']);
    expect(slotsIn(cupOf({ order: 'ACB', size: 2, knockout: TWO }))).toEqual(['C2', 'A2']);
    expect(slotsIn(cupOf({ order: 'BAC', size: 2, knockout: TWO }))).toEqual(['B2', 'A2']);
    // The first slot would have C2 by rank, but the second one may not have B2.
    expect(slotsIn(cupOf({ order: 'CBA', size: 2, knockout: TWO }))).toEqual(['B2', 'C2']);
    expect(slotsIn(cupOf({ order: 'CBA', size: 2, knockout: [...TWO].reverse() }))).toEqual(['B2', 'C2']);
  });

  it('keeps apart from the group of a chosen team, and from nobody else', () => {
    const chosen = ['A1 v One of the best seconds (1)', 'X v One of the best seconds (2)'];
    expect(slotsIn(cupOf({ order: 'ABC', size: 2, knockout: chosen }))).toEqual(['B2', 'A2']);
    const later = [
      'Winner match 2 v One of the best seconds (1)',
      '1st Group C v One of the best seconds (2)',
    ];
    expect(slotsIn(cupOf({ order: 'ABC', size: 2, knockout: later }))).toEqual(['A2', 'B2']);
  });

  it('meets its own group where nothing else is possible, as seldom as can be', () => {
    const same = ['1st Group A v One of the best thirds (1)', '2nd Group A v One of the best thirds (2)'];
    const cup = cupOf({ order: 'AB', size: 3, knockout: same });
    expect(slotsIn(cup)).toEqual(['A3', 'B3']);
  });

  it('leaves a rank that another match names to that match', () => {
    const knockout = [...TWO, 'Best second 1 v X'];
    const cup = cupOf({ order: 'ABC', size: 2, knockout });
    expect(namedIn(cup).get('Best second 1')).toBe('A2');
    expect(slotsIn(cup)).toEqual(['C2', 'B2'].sort());
  });

  it('names nobody before the last match of the last group is over', () => {
    const cup = cupOf({ order: 'CAB', size: 3, knockout: TWO });
    const ofGroups = cup.matches.filter(({ groupId }) => groupId !== null);
    for (const { matchId } of ofGroups) {
      const open = cup.matches.map((match) =>
        match.matchId === matchId
          ? {
              ...match,
              state: 'scheduled' as const,
              local: { ...match.local, goals: null },
              visitor: { ...match.visitor, goals: null },
            }
          : match,
      );
      expect(slotsIn({ ...cup, matches: open }), matchId).toEqual([null, null]);
    }
  });

  it('names nobody twice, and nobody who is no more among the best', () => {
    const three = [...TWO, '1st Group C v One of the best seconds (3)'];
    const cup = cupOf({ order: 'CBA', size: 2, knockout: three });
    expect(slotsIn(cup)).toEqual(['C2', 'A2', 'B2']);
    const without = withdraw(cup, 'B2', 'annulled');
    // Two are left for three slots, and the third match is a bye.
    expect(slotsIn(without)).toEqual(['C2', 'A2', null]);
    const read = [...resolveCup(without).read.values()].map(({ readAs }) => readAs);
    expect(read).toContain('bye');
  });
});

describe('the ranks that slots share', () => {
  /** C2 is the best second; the others are level, or lost by one goal more each. */
  const cup = (order: readonly (readonly [string, number])[], knockout: readonly string[]) =>
    buildCup({
      stages: [
        {
          name: 'Groups',
          groups: Object.fromEntries(
            order.map(([name, behind]) => [`Group ${name}`, groupOf(name, 2, behind)]),
          ),
        },
        { name: 'Knockout', matches: knockout },
      ],
    });
  const openIn = (of: Cup) => openDecisionsOf(of).map(({ across, from, to }) => [across, from, to]);
  const openPlacesIn = (of: Cup) => {
    const stages = resolvedStagesOf(of);
    return stages
      .flatMap(({ Matches }) => Matches)
      .flatMap((match) =>
        SIDES.filter((side) => match[side].source?.kind === 'allotted-of-place' && !match[side].team).map(
          (side) => openPlaceOf(match[side].source, stages, tableRulesOf(of.tournament).across),
        ),
      );
  };

  it('have to be decided where teams are level on the last of them', () => {
    const level = cup(
      [
        ['A', 1],
        ['B', 0],
        ['C', 1],
      ],
      TWO,
    );
    expect(slotsIn(level)).toEqual([null, null]);
    expect(openIn(level)).toEqual([[2, 2, 3]]);
    expect(openPlacesIn(level)).toEqual(
      Array(2).fill({ kind: 'across-groups', stageId: 'stage 1', place: 2 }),
    );
    const teamIds = ['C2', 'A2'].map(teamIdOf);
    const decided = valueOf(recordDecisionAcross(level, 'stage 1', { place: 2, teamIds, decision: 'lots' }));
    expect(slotsIn(decided)).toEqual(['B2', 'C2']);
    expect(openIn(decided)).toEqual([]);
  });

  it('have to be decided where all who are level go on, because that says who gets which slot', () => {
    const level = cup(
      [
        ['A', 0],
        ['B', 2],
        ['C', 0],
      ],
      TWO,
    );
    expect(slotsIn(level)).toEqual([null, null]);
    expect(openIn(level)).toEqual([[2, 1, 2]]);
  });

  it('need no decision among those who do not go on', () => {
    const level = cup(
      [
        ['A', 0],
        ['B', 1],
        ['C', 2],
        ['D', 2],
      ],
      TWO,
    );
    expect(openIn(level)).toEqual([]);
    expect(slotsIn(level)).toEqual(['B2', 'A2']);
  });

  it('need no decision for a slot that nobody is left for', () => {
    const three = [...TWO, 'One of the best seconds (3) v One of the best seconds (4)'];
    const more = cup(
      [
        ['A', 0],
        ['B', 1],
      ],
      three,
    );
    expect(slotsIn(more)).toEqual(['B2', 'A2', null, null]);
    expect(openPlacesIn(more)).toEqual([null, null]);
    const taken = cup(
      [
        ['A', 0],
        ['B', 1],
      ],
      ['Best second 1 v Best second 2', '1st Group A v One of the best seconds (1)'],
    );
    expect(openPlacesIn(taken)).toEqual([null]);
  });
});
