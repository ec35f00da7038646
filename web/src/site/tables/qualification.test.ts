import type { PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import { describe, expect, test } from 'vitest';
import {
  buildCup,
  buildGroup,
  buildKnownMatch,
  buildMatch,
  buildRow,
  buildStage,
} from '../../testing/build-view';
import type { Stage } from '../../shelf/cup/cup';
import { placeRankingsOf } from './place-rankings';
import { qualificationsOf } from './qualification';

/** Creates a group of two teams. The first has won by this number of goals and the second has lost by it. */
function playedGroup(name: string, lead: number) {
  const groupId = `group-${name}`;
  const [first, second] = [`${name}1`, `${name}2`];
  const match = buildKnownMatch(first, second, { groupId, local: { goals: lead }, visitor: { goals: 0 } });
  const ids = [match.local.teamId ?? '', match.visitor.teamId ?? ''] as const;
  const group = buildGroup({
    groupId,
    Teams: [
      { teamId: ids[0], name: first },
      { teamId: ids[1], name: second },
    ],
    standings: [
      buildRow({ position: 1, teamId: ids[0], name: first, played: 1 }),
      buildRow({ position: 2, teamId: ids[1], name: second, played: 1 }),
    ],
  });
  return { group, match };
}

/** Creates a cup in which each source stands for a side of a match, in the semi-finals or in a separate stage. */
function cupWith(
  sources: readonly PlaceholderSource[],
  names: readonly (readonly [string, number])[],
  stageNames: readonly string[] = [],
) {
  const played = names.map(([name, lead]) => playedGroup(name, lead));
  return buildCup({
    Stages: [
      buildStage({ groups: played.map(({ group }) => group), Matches: played.map(({ match }) => match) }),
      buildStage({
        stageId: 'stage-2',
        type: 'knockout',
        Matches: sources.map((source, index) =>
          buildMatch({
            Stage: { stageId: 'stage-2', name: stageNames[index] ?? 'Semi-finals' },
            groupId: null,
            local: { source },
          }),
        ),
      }),
    ],
  });
}

/** What the tables of the first stage lead to. */
function ofFirst(cup: ReturnType<typeof buildCup>) {
  const [first] = cup.Stages;
  if (!first) throw new Error('There is a stage');
  return qualificationsOf(cup, first);
}

const bestSecond = { kind: 'best-of-place', stageId: 'stage-1', place: 2, rank: 1 } as const;

describe('the best of a place', () => {
  test('are ranked with what is being played, as the tables above them are', () => {
    const cup = cupWith(
      [bestSecond],
      [
        ['A', 1],
        ['B', 3],
      ],
    );
    const [groupStage] = cup.Stages;
    const running = { local: { goals: 5, kicks: null }, visitor: { goals: 0, kicks: null } };
    const Matches = groupStage?.Matches.map((match, index) =>
      index === 0 ? { ...match, local: { ...match.local, goals: null }, running } : match,
    );
    const live = { ...groupStage, Matches } as Stage;
    const orderOf = (stage: Stage) => placeRankingsOf(cup, stage)[0]?.rows?.map(({ name }) => name);
    expect(orderOf(groupStage as Stage)).toEqual(['A2', 'B2']);
    expect(orderOf(live)).toEqual(['B2', 'A2']);
  });
});

describe('what the tables lead to', () => {
  test('is said of who holds a place that a later match names', () => {
    const cup = cupWith(
      [{ kind: 'group-place', groupId: 'group-A', place: 1 }],
      [
        ['A', 1],
        ['B', 3],
      ],
    );
    expect([...ofFirst(cup)]).toEqual([['team-A1', { stage: 'Semi-finals', isOneOfBest: false }]]);
  });

  test('is said of teams that share a place only where all places they share lead to the same stage', () => {
    const leads = (places: readonly number[], positions: readonly [number, number], secondStage?: string) => {
      const cup = cupWith(
        places.map((place) => ({ kind: 'group-place', groupId: 'group-A', place }) as const),
        [['A', 0]],
      );
      for (const group of cup.Stages.flatMap(({ groups }) => groups)) {
        for (const [index, row] of group.standings.entries()) {
          Object.assign(row, { position: positions[index] });
        }
      }
      const second = cup.Stages[1]?.Matches[1];
      if (second && secondStage) Object.assign(second.Stage, { name: secondStage });
      return [...ofFirst(cup).keys()];
    };
    expect(leads([1], [1, 1])).toEqual([]);
    expect(leads([2], [1, 1])).toEqual([]);
    expect(leads([1, 2], [1, 1])).toEqual(['team-A1', 'team-A2']);
    expect(leads([1, 2], [1, 1], 'Places 5 to 8')).toEqual([]);
    expect(leads([1, 2], [1, 2], 'Places 5 to 8')).toEqual(['team-A1', 'team-A2']);
    expect(leads([2], [1, 2])).toEqual(['team-A2']);
  });

  test('is said of the best second alone, not of every second', () => {
    const cup = cupWith(
      [bestSecond],
      [
        ['A', 1],
        ['B', 3],
      ],
    );
    expect([...ofFirst(cup)]).toEqual([['team-A2', { stage: 'Semi-finals', isOneOfBest: true }]]);
  });

  test('is said of seconds that are level only where all ranks they share lead to the same stage', () => {
    const leads = (ranks: readonly number[], leadOfB: number, stageNames?: readonly string[]) => {
      const sources = ranks.map((rank) => ({ ...bestSecond, rank }));
      const cup = cupWith(
        sources,
        [
          ['A', 1],
          ['B', leadOfB],
        ],
        stageNames,
      );
      return [...ofFirst(cup)].map(([teamId, { stage }]) => `${teamId} ${stage}`).sort();
    };
    const twoStages = ['Semi-finals', 'Places 5 to 8'];
    expect(leads([1, 2], 1)).toEqual(['team-A2 Semi-finals', 'team-B2 Semi-finals']);
    expect(leads([1], 1)).toEqual([]);
    expect(leads([2], 1)).toEqual([]);
    expect(leads([1, 2], 1, twoStages)).toEqual([]);
    expect(leads([1, 2], 2, twoStages)).toEqual(['team-A2 Semi-finals', 'team-B2 Places 5 to 8']);
  });

  test('is said of the seconds that share slots, with all stages that the slots are in', () => {
    const leads = (stageNames?: readonly string[]) => {
      const slots = [1, 2].map((slot) => {
        return { kind: 'allotted-of-place', stageId: 'stage-1', place: 2, slot } as const;
      });
      const names = [
        ['A', 3],
        ['B', 1],
        ['C', 2],
      ] as const;
      return [...ofFirst(cupWith(slots, names, stageNames))];
    };
    const best = (stage: string) => ({ stage, isOneOfBest: true });
    expect(leads()).toEqual([
      ['team-B2', best('Semi-finals')],
      ['team-C2', best('Semi-finals')],
    ]);
    expect(leads(['Quarter-finals', 'Semi-finals'])[1]).toEqual([
      'team-C2',
      best('Quarter-finals / Semi-finals'),
    ]);
  });

  test('is said by its own place of a team that would be the best on that place too', () => {
    const cup = cupWith(
      [{ kind: 'group-place', groupId: 'group-A', place: 2 }, bestSecond],
      [
        ['A', 1],
        ['B', 3],
      ],
      ['Final', 'Semi-finals'],
    );
    expect([...ofFirst(cup)]).toEqual([['team-A2', { stage: 'Final', isOneOfBest: false }]]);
  });

  test('is said in each stage of its own tables, of a team that has gone on to a further group', () => {
    const { group, match } = playedGroup('A', 1);
    const further = { ...group, groupId: 'group-E', stageId: 'stage-2' };
    const takes = (groupId: string): PlaceholderSource => ({ kind: 'group-place', groupId, place: 1 });
    const taking = (name: string, source: PlaceholderSource) =>
      buildMatch({ Stage: { stageId: name, name }, local: { source } });
    const first = buildStage({ groups: [group], Matches: [match] });
    const second = buildStage({
      stageId: 'stage-2',
      groups: [further],
      Matches: [taking('Second', takes(group.groupId)), taking('Second', takes(group.groupId))],
    });
    const last = buildStage({ stageId: 'stage-3', Matches: [taking('Final', takes('group-E'))] });
    const cup = buildCup({ Stages: [first, second, last] });
    const leads = [first, second].map((stage) => qualificationsOf(cup, stage).get('team-A1')?.stage);
    expect(leads).toEqual(['Second', 'Final']);
  });

  test('is said of a place that a further group takes, also before that has matches', () => {
    const { group, match } = playedGroup('A', 1);
    const source = { kind: 'group-place', groupId: group.groupId, place: 1 } as const;
    const places = [{ source, placeholder: '1st Group A', teamId: null }];
    const first = buildStage({ groups: [group], Matches: [match] });
    const groups = [buildGroup({ groupId: 'group-E', places })];
    const cup = buildCup({ Stages: [first, buildStage({ stageId: 'stage-2', name: 'Second', groups })] });
    expect([...ofFirst(cup)]).toEqual([['team-A1', { stage: 'Second', isOneOfBest: false }]]);
  });

  test('is said of no second while a group has not begun', () => {
    const cup = cupWith(
      [bestSecond],
      [
        ['A', 1],
        ['B', 3],
      ],
    );
    const [groups, knockout] = cup.Stages;
    if (!groups || !knockout) throw new Error('There are two stages');
    const unplayed = buildGroup({ groupId: 'group-C', standings: [buildRow({ played: 0, teamId: 'c' })] });
    const waiting = { ...cup, Stages: [{ ...groups, groups: [...groups.groups, unplayed] }, knockout] };
    expect(ofFirst(waiting).size).toBe(0);
  });
});
