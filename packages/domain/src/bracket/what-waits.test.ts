import { describe, expect, it } from 'vitest';
import { awardMatch } from '../commands/award-match';
import { setRounds } from '../commands/groups';
import type { Cup, Tournament } from '../cup/records';
import { buildCup, type CupDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { valueOf } from '../testing/results';
import { withdraw } from '../testing/withdraw';
import { openDecisionsOf } from './open-decisions';
import { whatWaits } from './what-waits';

/** What waits, each as its kind and what it is about. */
function waiting(cup: Cup, now: string | null = null): string[] {
  const clock = now === null ? null : { timeZone: 'UTC', now: Date.parse(now), minutesOf: () => 30 };
  const view = { ...cup.tournament, Stages: resolvedStagesOf(cup) };
  return whatWaits(view, openDecisionsOf(cup), clock).map((each) => {
    if (each.kind === 'placed-twice') return `${each.kind} ${each.teamId} ${each.groupIds.join(' ')}`;
    if (each.kind !== 'level') return `${each.kind} ${'matchId' in each ? each.matchId : each.groupId}`;
    const { stageId, groupId, across, from, teamIds } = each;
    return groupId === null
      ? `level-across-groups ${stageId} ${across} ${teamIds.length}`
      : `level-in-group ${groupId} ${from} ${teamIds.length}`;
  });
}

const level = ['Lions 1-1 Tigers', 'Bears 0-0 Foxes', 'Lions 0-0 Bears'];

function cupOf(matches: readonly string[], last: readonly string[]): Cup {
  return buildCup({
    stages: [
      { name: 'Groups', groups: { A: { teams: ['Lions', 'Tigers', 'Bears', 'Foxes'], matches } } },
      { name: 'Final', matches: last },
    ],
  });
}

const A = 'stage 1 A';

describe('a decision among level teams', () => {
  it('waits where a later match depends on it, and only there', () => {
    // Lions and Bears share the first place, Tigers and Foxes the third.
    const drawn = ['Lions 0-0 Bears', 'Tigers 0-0 Foxes', 'Lions 1-0 Tigers', 'Bears 1-0 Foxes'];
    expect(waiting(cupOf(drawn, ['1st A v 2nd A']))).toEqual([`level-in-group ${A} 1 2`]);
    expect(waiting(cupOf(drawn, ['1st A v 4th A']))).toEqual([
      `level-in-group ${A} 1 2`,
      `level-in-group ${A} 3 2`,
    ]);
    expect(waiting(cupOf(drawn, ['Lions v Bears']))).toEqual([]);
  });

  it('does not wait while matches of the group are to be played', () => {
    expect(waiting(cupOf([...level, 'Tigers v Foxes'], ['1st A v 2nd A']))).toEqual([]);
  });

  it('across groups waits where a later match has the best on a place', () => {
    const groups = {
      A: { teams: ['A1', 'A2'], matches: ['A1 1-0 A2'] },
      B: { teams: ['B1', 'B2'], matches: ['B1 1-0 B2'] },
    };
    const description: CupDescription = {
      stages: [
        { name: 'Groups', groups },
        { name: 'Final', matches: ['1st A v 1st B', 'Best second 1 v Winner match 1'] },
      ],
    };
    expect(waiting(buildCup(description))).toEqual(['level-across-groups stage 1 2 2']);
  });
});

describe('what waits for a decision', () => {
  const five = (name: string, matches: readonly string[]) => ({
    teams: ['1', '2', '3', '4'].map((place) => name + place),
    matches,
  });
  const linear = (name: string, last: string) =>
    five(name, [
      `${name}1 1-0 ${name}2`,
      `${name}1 1-0 ${name}3`,
      `${name}1 1-0 ${name}4`,
      `${name}2 1-0 ${name}3`,
      `${name}2 1-0 ${name}4`,
      `${name}3 ${last} ${name}4`,
    ]);
  const best = (a: string, b: string, tournament: Partial<Tournament>) =>
    buildCup({
      tournament,
      stages: [
        { name: 'Groups', groups: { A: linear('A', a), B: linear('B', b) } },
        { name: 'Final', matches: ['1st A v Best second 1'] },
      ],
    });

  it('is who is among the first three, where only their results count', () => {
    const cup = best('0-0', '1-0', { tieBreakers: 'uefa-youth' });
    expect(waiting(cup)).toEqual([`level-in-group ${A} 3 2`]);
  });

  it('is not who is last in a larger group, where all results count', () => {
    const across = { criteria: [], results: 'all' } as const;
    const smaller = { teams: ['C1', 'C2'], matches: ['C1 1-0 C2'] };
    const ofGroups = (stages: CupDescription['stages'][0]) =>
      buildCup({
        tournament: { across },
        stages: [stages, { name: 'Final', matches: ['1st A v Best first 1'] }],
      });
    const cup = ofGroups({
      name: 'Groups',
      groups: { A: linear('A', '0-0'), B: linear('B', '1-0'), C: smaller },
    });
    expect(waiting(cup)).toEqual(['level-across-groups stage 1 1 2']);
  });

  it('is the podium of a cup without knockout matches, but no place below it', () => {
    const league = (matches: readonly string[], lots: readonly string[] = []) =>
      buildCup({ stages: [{ name: 'League', groups: { A: { ...five('A', matches), lots } } }] });
    const drawn = ['A1 0-0 A2', 'A3 0-0 A4', 'A1 1-0 A3', 'A2 1-0 A4'];
    expect(waiting(league(drawn))).toEqual([`level-in-group ${A} 1 2`, `level-in-group ${A} 3 2`]);
    expect(waiting(league(drawn, ['A2', 'A1', 'A3', 'A4']))).toEqual([]);
    expect(waiting(league([...drawn, 'A1 v A4']))).toEqual([]);
  });
});

describe('a group of which pairs have still to meet', () => {
  const cup = cupOf(level, ['1st A v 2nd A']);

  it('waits once its matches are over', () => {
    const once = valueOf(setRounds(cup, A, 1));
    expect(waiting(once)).toEqual([`missing-pairs ${A}`]);
    const open = withMatch(once, 'match 1', {
      local: { goals: null },
      visitor: { goals: null },
      scoredTeams: null,
    });
    expect(waiting(open)).toEqual([]);
    const off: Cup = { ...once, tournament: { ...once.tournament, shown: 'no-tables' } };
    expect(waiting(off)).toEqual([]);
  });

  it('waits for nobody that is annulled', () => {
    const pairs = ['Lions 1-0 Tigers', 'Lions 2-0 Bears', 'Tigers 1-0 Bears', 'Lions 3-0 Foxes'];
    const once = valueOf(setRounds(cupOf(pairs, ['1st A v 2nd A']), A, 1));
    expect(waiting(once)).toEqual([`missing-pairs ${A}`]);
    expect(waiting(withdraw(once, 'Foxes', 'annulled'))).toEqual([]);
  });
});

describe('a team that a correction has put into several groups', () => {
  it('waits once a stage, with these groups alone', () => {
    const stage = (name: string) => ({
      name,
      groups: {
        C: { teams: [], places: ['Winner match 1', 'Loser match 2'] },
        D: { teams: ['Tigers'] },
        E: { teams: ['Foxes'], places: ['Loser match 1'] },
      },
    });
    const cross = (match: string) =>
      buildCup({
        teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
        stages: [{ name: 'Cross', matches: [match, 'Bears 1-0 Foxes'] }, stage('Second'), stage('Third')],
      });
    expect(waiting(cross('Lions 0-1 Tigers'))).toEqual([
      'placed-twice team Foxes stage 2 C stage 2 E',
      'placed-twice team Tigers stage 2 C stage 2 D',
      'placed-twice team Foxes stage 3 C stage 3 E',
      'placed-twice team Tigers stage 3 C stage 3 D',
    ]);
  });

  it('waits once where it is twice in one group', () => {
    const cup = buildCup({
      teams: ['Lions', 'Tigers'],
      stages: [
        { name: 'Cross', matches: ['Lions 1-0 Tigers'] },
        { name: 'Second', groups: { C: { teams: ['Lions'], places: ['Winner match 1'] } } },
      ],
    });
    expect(waiting(cup)).toEqual(['placed-twice team Lions stage 2 C']);
  });
});

describe('a match', () => {
  const KNOCKOUT: CupDescription = {
    teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
    stages: [
      { name: 'Semi-finals', matches: ['Lions 1-1 Tigers', 'Bears 1-0 Foxes', 'Lions v Foxes'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
    ],
  };
  const cup = buildCup(KNOCKOUT);

  it('waits for a winner if somebody is to play on, or if it is the final', () => {
    expect(waiting(cup)).toEqual(['undecided match 1']);
    expect(waiting(valueOf(awardMatch(cup, { matchId: 'match 1', forfeit: 'local' })))).toEqual([]);
    expect(waiting(valueOf(awardMatch(cup, { matchId: 'match 1', forfeit: 'both' })))).toEqual([]);
    expect(
      waiting(
        withMatch(cup, 'match 2', { state: 'abandoned', local: { goals: null }, visitor: { goals: null } }),
      ),
    ).toEqual(['undecided match 1', 'undecided match 2']);
    const final = buildCup({
      teams: ['Lions', 'Tigers'],
      stages: [{ name: 'Final', matches: ['Lions 1-1 Tigers'] }],
    });
    expect(waiting(final)).toEqual(['undecided match 1']);
  });

  it('waits for a winner if a group takes the team, and for none where nothing depends on it', () => {
    const level = (places: readonly string[]) =>
      buildCup({
        teams: ['Lions', 'Tigers', 'Bears'],
        stages: [
          { name: 'Cross', matches: ['Lions 1-1 Tigers', 'Lions 2-2 Bears', 'Tigers 1-0 Bears'] },
          {
            name: 'Last',
            groups: {
              A: { teams: [], places, matches: ['Winner match 3 v Loser match 3'] },
              B: { teams: [] },
            },
          },
        ],
      });
    const decided = ['Winner match 3', 'Loser match 3'];
    expect(waiting(level(decided))).toEqual([]);
    expect(waiting(level([...decided, 'Loser match 1']))).toEqual(['undecided match 1']);
  });

  it('waits for nothing where it is a draw of a group, nor where a side is a text', () => {
    const cup = cupOf(['Lions 1-1 Tigers'], ['Somebody v Lions']);
    const source = { kind: 'match-winner', matchId: 'match 1' } as const;
    expect(waiting(withMatch(cup, 'match 2', { local: { source } }))).toEqual([]);
    expect(waiting(cup)).toEqual([]);
    expect(waiting(withMatch(cup, 'match 2', { state: 'live' }))).toEqual([]);
  });

  it('waits where the team that won the final is annulled', () => {
    const final = buildCup({
      teams: ['Lions', 'Tigers'],
      stages: [{ name: 'Final', matches: ['Lions 2-1 Tigers'] }],
    });
    const annulled = withdraw(final, 'Lions', 'annulled');
    expect(waiting(annulled)).toEqual(['undecided match 1']);
    expect(waiting(valueOf(awardMatch(annulled, { matchId: 'match 1', forfeit: 'local' })))).toEqual([]);
  });

  it('waits under review, before everything else', () => {
    const corrected = withMatch(cup, 'match 2', {
      scoredTeams: { local: teamIdOf('Foxes'), visitor: teamIdOf('Bears') },
    });
    expect(waiting(corrected)).toEqual(['under-review match 2', 'undecided match 1']);
  });

  it('waits while a team that has withdrawn plays it', () => {
    const live = withMatch(cup, 'match 3', { state: 'live' });
    const withdrawn = withdraw(live, 'Foxes', 'stand');
    expect(waiting(withdrawn)).toContain('played-by-withdrawn match 3');
    expect(waiting(live)).not.toContain('played-by-withdrawn match 3');
  });

  it('waits while a team that is annulled plays it in a group', () => {
    const group = cupOf(['Lions v Tigers'], []);
    const annulled = withdraw(group, 'Lions', 'annulled');
    expect(waiting(withMatch(annulled, 'match 1', { state: 'live' }))).toEqual([
      'played-by-withdrawn match 1',
    ]);
    expect(waiting(annulled)).toEqual([]);
  });

  it('waits for no result while what decides its teams waits', () => {
    expect(waiting(cup, '2026-06-14T10:00:00Z')).toEqual(['undecided match 1', 'awaiting-result match 3']);
    const played = valueOf(awardMatch(cup, { matchId: 'match 1', forfeit: 'local' }));
    expect(waiting(played, '2026-06-14T10:00:00Z')).toEqual([
      'awaiting-result match 3',
      'awaiting-result match 4',
    ]);
  });

  it('waits for its result once it should be over, and for entries that came late', () => {
    expect(waiting(cup, '2026-06-13T10:20:00Z')).not.toContain('awaiting-result match 3');
    expect(waiting(cup, '2026-06-13T11:20:00Z')).toContain('awaiting-result match 3');
    expect(waiting(withMatch(cup, 'match 2', { hasLateEntries: true }))).toContain('late-entries match 2');
  });
});

describe('a match that nobody has begun', () => {
  const withoutLogs = buildCup({ stages: [{ name: 'Final', matches: ['A v B'] }] });
  const cup = withMatch(withoutLogs, 'match 1', { logRevision: 0 });
  const { date, time } = cup.matches[0] ?? { date: '', time: '' };
  const after = (minutes: number) =>
    new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString();

  it('is late from five minutes after its kick-off until its result is missing', () => {
    expect(waiting(cup, after(4))).toEqual([]);
    expect(waiting(cup, after(5))).toEqual(['late match 1']);
    expect(waiting(cup, after(44))).toEqual(['late match 1']);
    expect(waiting(cup, after(45))).toEqual(['awaiting-result match 1']);
  });

  it('is not late where nobody keeps logs: its result will be missing', () => {
    expect(waiting(withoutLogs, after(44))).toEqual([]);
    expect(waiting(withoutLogs, after(45))).toEqual(['awaiting-result match 1']);
  });

  it('is not late once it is being played, and where its teams are not known', () => {
    expect(waiting(withMatch(cup, 'match 1', { state: 'live' }), after(10))).toEqual([]);
    const open = buildCup({
      stages: [
        { name: 'Semi', matches: ['A v B'] },
        { name: 'Final', matches: ['Winner match 1 v C'] },
      ],
    });
    expect(waiting(withMatch(open, 'match 1', { logRevision: 0 }), after(10))).toEqual(['late match 1']);
  });
});
