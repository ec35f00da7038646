import { describe, expect, it } from 'vitest';
import { awardMatch } from '../commands/award-match';
import {
  buildCup,
  type CupDescription,
  type GroupDescription,
  teamIdOf,
  withMatch,
} from '../testing/build-cup';
import { valueOf } from '../testing/results';
import { withdraw } from '../testing/withdraw';
import { type Through, whoIsThrough } from './who-is-through';

const GROUPS = {
  A: { teams: ['A1', 'A2'], matches: ['A1 3-0 A2'] },
  B: { teams: ['B1', 'B2'], matches: ['B1 2-0 B2'] },
};

/** What is told of those who are through: team, way and what comes next, as in 'A1 group-place > match 3 local'. */
function told(through: readonly Through[]): string[] {
  return through.map(({ teamId, way, next }) => {
    const nextPlace = 'matchId' in next ? [next.matchId, next.side] : [next.groupId, next.place];
    const how = 'by' in way ? [way.kind, way.by] : [way.kind];
    return [teamId.replace('team ', ''), ...how, '>', ...nextPlace].join(' ');
  });
}

const toldIn = (description: CupDescription) => told(whoIsThrough(buildCup(description)));

describe('who is through from a group', () => {
  const finals = (
    matches: readonly string[],
    groups: Readonly<Record<string, GroupDescription>> = GROUPS,
  ) => ({
    stages: [
      { name: 'Groups', groups },
      { name: 'Final', matches },
    ],
  });

  it('is each team on a place that a match names, with its row in the table', () => {
    const cup = buildCup(finals(['1st A v 2nd B']));
    expect(whoIsThrough(cup)).toMatchObject([
      {
        teamId: teamIdOf('A1'),
        way: { kind: 'group-place', groupId: 'stage 1 A', place: 1, row: { position: 1, points: 3 } },
        next: { matchId: 'match 3', side: 'local' },
      },
      {
        teamId: teamIdOf('B2'),
        way: { kind: 'group-place', groupId: 'stage 1 B', place: 2, row: { position: 2, points: 0 } },
        next: { matchId: 'match 3', side: 'visitor' },
      },
    ]);
  });

  it('is nobody before the group is complete, nor who was chosen by name, nor a text', () => {
    const open = { ...GROUPS, B: { teams: ['B1', 'B2'], matches: ['B1 v B2'] } };
    expect(toldIn(finals(['1st A v 1st B'], open))).toEqual(['A1 group-place > match 3 local']);
    expect(toldIn(finals(['A1 v somebody', 'B1 v 1st A']))).toEqual(['A1 group-place > match 4 visitor']);
    const chosen = withMatch(buildCup(finals(['1st A v 1st B'])), 'match 3', {
      local: { teamId: teamIdOf('A2') },
    });
    expect(told(whoIsThrough(chosen))).toEqual(['B1 group-place > match 3 visitor']);
  });

  it('is nobody who has withdrawn since', () => {
    const cup = buildCup(finals(['1st A v 1st B']));
    expect(told(whoIsThrough(withdraw(cup, 'A1', 'stand')))).toEqual(['B1 group-place > match 3 visitor']);
  });

  it('is nobody where the winners are not told', () => {
    const settings = { tournament: { shown: 'no-tables' } } as const;
    expect(toldIn({ ...finals(['1st A v 1st B']), ...settings })).toEqual([]);
  });

  it('is who is best on a place of all groups, with the row among them, by rank or for a slot', () => {
    for (const best of ['Best second 1', 'One of the best seconds (1)']) {
      expect(whoIsThrough(buildCup(finals([`A1 v ${best}`])))).toMatchObject([
        {
          teamId: teamIdOf('B2'),
          way: { kind: 'best-of-place', stageId: 'stage 1', place: 2, row: { position: 1, goalsAgainst: 2 } },
          next: { matchId: 'match 3', side: 'visitor' },
        },
      ]);
    }
  });

  it('is told once for a group that takes places, and not again for each of its matches', () => {
    const last = {
      C: { teams: ['X'], places: ['1st A', '1st B'], matches: ['1st A v 1st B', 'X v 1st B'] },
    };
    const stages = [
      { name: 'Groups', groups: GROUPS },
      { name: 'Last', groups: last },
    ];
    expect(toldIn({ stages })).toEqual(['A1 group-place > stage 2 C 0', 'B1 group-place > stage 2 C 1']);
    const open = { ...GROUPS, A: { teams: ['A1', 'A2'], matches: ['A1 v A2'] } };
    const waiting = stages.with(0, { name: 'Groups', groups: open });
    expect(toldIn({ stages: waiting })).toEqual(['B1 group-place > stage 2 C 1']);
  });
});

describe('who is through from a knockout match', () => {
  const semiFinal = (line: string) =>
    buildCup({
      teams: ['A', 'B', 'C'],
      stages: [
        { name: 'Semi-final', matches: [line] },
        { name: 'Final', matches: ['C v Winner match 1', 'Loser match 1 v C'] },
      ],
    });

  it.each([
    ['A 2-1 B', ['A match-winner score > match 2 visitor', 'B match-loser score > match 3 local']],
    [
      'A 1-1 (3-4) B',
      ['B match-winner shoot-out > match 2 visitor', 'A match-loser shoot-out > match 3 local'],
    ],
    ['A 1-1 B', []],
    ['A v B', []],
  ])('after %s: %j', (line, through) => {
    expect(told(whoIsThrough(semiFinal(line)))).toEqual(through);
  });

  it('is through by forfeit where the match was, also where the other team has withdrawn', () => {
    const forfeit = withMatch(semiFinal('A 3-0 B'), 'match 1', { isForfeit: true });
    expect(told(whoIsThrough(forfeit))[0]).toBe('A match-winner forfeit > match 2 visitor');
    const alone = withdraw(semiFinal('A v B'), 'B', 'stand');
    expect(told(whoIsThrough(alone))).toEqual(['A match-winner forfeit > match 2 visitor']);
  });

  it('is through by a bye where the other side never gets a team', () => {
    const cup = buildCup({
      teams: ['A', 'B', 'C', 'D'],
      stages: [
        { name: 'Semi-finals', matches: ['A 1-0 B', 'C 1-1 (4-3) D'] },
        { name: 'Final', matches: ['Winner match 1 v Winner match 2', 'Somebody v Winner match 3'] },
      ],
    });
    const after = valueOf(awardMatch(cup, { matchId: 'match 1', forfeit: 'both' }));
    expect(told(whoIsThrough(after))).toEqual([
      'C match-winner shoot-out > match 3 visitor',
      'C match-winner bye > match 4 visitor',
    ]);
  });

  it('is nobody from a match whose score was entered for other teams', () => {
    const scoredTeams = { local: teamIdOf('A'), visitor: teamIdOf('C') };
    expect(whoIsThrough(withMatch(semiFinal('A 2-1 B'), 'match 1', { scoredTeams }))).toEqual([]);
  });
});

it('who is through in each category is told of each', () => {
  const cup = buildCup({
    stages: [
      { name: 'Groups', groups: { A: GROUPS.A } },
      { name: 'Final', matches: ['1st A v somebody'] },
      { name: 'Groups', groups: { A: GROUPS.B } },
      { name: 'Final', matches: ['1st A v somebody'] },
    ],
  });
  const stages = cup.stages.map((stage) => ({ ...stage, categoryId: stage.order <= 2 ? 'f' : 'e' }));
  const teams = cup.teams.map((team) => ({ ...team, categoryId: team.name.startsWith('A') ? 'f' : 'e' }));
  expect(told(whoIsThrough({ ...cup, stages, teams }))).toEqual([
    'A1 group-place > match 2 local',
    'B1 group-place > match 4 local',
  ]);
});
