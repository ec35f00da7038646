import { lastChangesIn } from '@futsal-cup/domain/calendar/last-change';
import { buildCup, buildMatch, teamIdOf, withMatch } from '@futsal-cup/domain/testing/build-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { describe, expect, it } from 'vitest';
import { presentCup } from '../../../presenters/present-tournament';
import type { StoredCup } from '../../../storage/stored';
import { renderCalendar } from './render-calendar';

const LONG_AGO = Date.parse('2026-01-01T00:00:00Z');
const LATER = Date.parse('2026-06-13T12:00:00Z');

/** The cup with every record written long ago, but those with these ids later. */
function viewOf({ tournament, teams, stages, groups, matches }: Cup, ...later: readonly string[]) {
  const stamp = <Entity>(record: Entity, id: string) => ({
    ...record,
    updatedAt: new Date(later.includes(id) ? LATER : LONG_AGO).toISOString(),
  });
  const cup = {
    tournament: stamp(tournament, tournament.tournamentId),
    teams: teams.map((team) => stamp(team, team.teamId)),
    stages: stages.map((stage) => stamp(stage, stage.stageId)),
    groups: groups.map((group) => stamp(group, group.groupId)),
    matches: matches.map((match) => stamp(match, match.matchId)),
  };
  return presentCup(cup as unknown as StoredCup, 'version');
}

/** Two groups, semi-finals of their first two and a final. */
const cup = buildCup({
  teams: ['Guests'],
  stages: [
    {
      name: 'Groups',
      groups: {
        A: { teams: ['Lions', 'Bears'], matches: ['2026-06-13 10:00 Lions v Bears'] },
        B: { teams: ['Foxes', 'Wolves'], matches: ['2026-06-13 10:20 Foxes v Wolves'] },
      },
    },
    { name: 'Semi-finals', matches: ['2026-06-14 10:00 1st Group A v Guests'] },
    { name: 'Final', matches: ['2026-06-14 15:30 Winner match 1 v 1st Group B'] },
  ],
});
const SEMI_FINAL = 'match 3';
const FINAL = 'match 4';

/** The matches whose entries have changed later when records with these ids were written later. */
function changedBy(ofCup: Cup, ...ids: readonly string[]): string[] {
  const changed = lastChangesIn(viewOf(ofCup, ...ids));
  return ofCup.matches.map(({ matchId }) => matchId).filter((matchId) => changed(matchId) === LATER);
}

function linesOf(of: Cup, since = 0): readonly string[] {
  const text = renderCalendar(viewOf(of), { since, origin: 'https://cup.example' });
  return text.replaceAll('\r\n ', '').split('\r\n');
}

const titlesOf = (of: Cup) => linesOf(of).filter((line) => line.startsWith('SUMMARY:'));

describe('what an entry shows has changed', () => {
  it('with its match, its teams, the cup and its stages', () => {
    expect(changedBy(cup, 'match 1')).toContain('match 1');
    expect(changedBy(cup, teamIdOf('Bears'))).toContain('match 1');
    for (const all of ['tournament', 'stage 1', 'stage 3']) {
      expect(changedBy(cup, all)).toEqual(['match 1', 'match 2', SEMI_FINAL, FINAL]);
    }
  });

  it('with all from which its places follow, through other matches too, and with nothing else', () => {
    expect(changedBy(cup, 'match 1')).toEqual(['match 1', SEMI_FINAL, FINAL]);
    expect(changedBy(cup, 'match 2')).toEqual(['match 2', FINAL]);
    expect(changedBy(cup, SEMI_FINAL)).toEqual([SEMI_FINAL, FINAL]);
    expect(changedBy(cup, teamIdOf('Lions'))).toEqual(['match 1', SEMI_FINAL, FINAL]);
    expect(changedBy(cup, FINAL)).toContain(FINAL);
  });

  it('with the numbers and names that its open places are told by, and no more once they are known', () => {
    expect(changedBy(cup, 'stage 1 B')).toEqual([SEMI_FINAL, FINAL]);
    const known = withMatch(cup, 'match 1', { local: { goals: 2 }, visitor: { goals: 1 } });
    expect(changedBy(known, 'stage 1 B')).toEqual([FINAL]);
    expect(changedBy(known, 'match 1')).toEqual(['match 1', SEMI_FINAL, FINAL]);
  });

  it('with the matches that take slots of the same place, because they decide who gets which', () => {
    const slot = (number: number) => ({
      ...({ kind: 'allotted-of-place', stageId: 'stage 1', place: 2, slot: number } as const),
    });
    const first = withMatch(cup, 'match 1', { local: { goals: 3 }, visitor: { goals: 0 } });
    const played = withMatch(first, 'match 2', { local: { goals: 1 }, visitor: { goals: 0 } });
    const ofSlots = withMatch(played, SEMI_FINAL, { visitor: { teamId: null, source: slot(1) } });
    expect(titlesOf(ofSlots)[2]).toBe('SUMMARY:Lions – Wolves');
    expect(changedBy(played, FINAL)).toEqual([FINAL]);
    expect(changedBy(ofSlots, FINAL)).toEqual([SEMI_FINAL, FINAL]);
    expect(changedBy(ofSlots, 'match 2')).toEqual(['match 2', SEMI_FINAL, FINAL]);
  });

  it('with all groups of a stage whose groups take places, because a team with two places goes on from none', () => {
    const second = buildCup({
      stages: [
        { name: 'Groups', groups: { A: { teams: ['Lions', 'Bears'] }, B: { teams: ['Foxes', 'Wolves'] } } },
        {
          name: 'Second round',
          groups: {
            C: { teams: [], places: ['1st Group A', '2nd Group A'] },
            D: { teams: [], places: ['1st Group B', '2nd Group B'] },
          },
        },
        { name: 'Final', matches: ['2026-06-14 15:30 1st Group C v Guests'] },
      ],
    });
    for (const id of ['stage 2 D', 'stage 1 B', teamIdOf('Foxes')]) {
      expect(changedBy(second, id)).toEqual(['match 1']);
    }
  });

  it('also where places form a cycle', () => {
    const cycle = withMatch(cup, SEMI_FINAL, {
      local: { source: { kind: 'match-winner', matchId: FINAL }, placeholder: 'Winner match 2' },
    });
    expect(changedBy(cycle, 'match 2')).toEqual(['match 2', SEMI_FINAL, FINAL]);
  });
});

describe('a calendar', () => {
  it('has the score once there is one, and why a match is not played or counts otherwise', () => {
    const scored = withMatch(cup, 'match 1', { local: { goals: 2 }, visitor: { goals: 1 } });
    const off = withMatch(scored, 'match 2', { state: 'postponed' });
    expect(titlesOf(off).slice(0, 2)).toEqual([
      'SUMMARY:Lions 2–1 Bears',
      'SUMMARY:Postponed: Foxes – Wolves',
    ]);
    expect(linesOf(off).filter((line) => line.startsWith('STATUS:'))).toEqual([
      'STATUS:CONFIRMED',
      'STATUS:TENTATIVE',
      'STATUS:CONFIRMED',
      'STATUS:CONFIRMED',
    ]);
    const awarded = withMatch(cup, 'match 1', { forfeit: 'local' });
    expect(titlesOf(awarded)[0]).toBe('SUMMARY:Awarded: Lions 0–3 Bears');
    const forfeited = withMatch(cup, 'match 1', { forfeit: 'both' });
    expect(titlesOf(forfeited)[0]).toBe('SUMMARY:Forfeited by both: Lions 0–0 Bears');
  });

  it('has no score where results are off', () => {
    const scored = withMatch(cup, 'match 1', { local: { goals: 2 }, visitor: { goals: 1 } });
    const hidden = { ...scored, tournament: { ...scored.tournament, shown: 'no-results' as const } };
    expect(titlesOf(hidden)[0]).toBe('SUMMARY:Lions – Bears');
  });

  it('ends a match by the rules of its stage', () => {
    const rules = { ...cup.tournament.matchRules, halves: 2 as const, minutesPerHalf: 20 };
    const stages = cup.stages.map((stage) => (stage.order === 3 ? { ...stage, matchRules: rules } : stage));
    const ends = linesOf({ ...cup, stages }).filter((line) => line.startsWith('DTEND:'));
    expect(ends).toEqual([
      'DTEND:20260613T101500Z',
      'DTEND:20260613T103500Z',
      'DTEND:20260614T101500Z',
      'DTEND:20260614T161500Z',
    ]);
  });

  it('has no entry that is older than the last write that left no trace', () => {
    const sequences = (since: number) => new Set(linesOf(cup, since).filter((line) => /^SEQ/u.test(line)));
    expect(sequences(0)).toEqual(new Set([`SEQUENCE:${LONG_AGO / 1000}`]));
    expect(sequences(LATER + 999)).toEqual(new Set([`SEQUENCE:${LATER / 1000}`]));
  });

  it('has its name as a text, whatever is in it', () => {
    const name = String.raw`Cup \north, A; B`;
    const names = linesOf({ ...cup, tournament: { ...cup.tournament, name } }).filter((line) =>
      /^(?:X-WR-CAL)?NAME:/u.test(line),
    );
    const written = String.raw`Cup \\north\, A\; B`;
    expect(names).toEqual([`NAME:${written}`, `X-WR-CALNAME:${written}`]);
  });

  it.each([
    ['0000-01-01', 'UTC'],
    ['0030-10-17', 'UTC'],
    ['0030-10-17', 'Europe/Zurich'],
    ['9999-12-31', 'UTC'],
  ])('has no entry of %s in %s, whose year programs could not read', (date, timeZone) => {
    const ofZone = { ...cup, tournament: { ...cup.tournament, timeZone } };
    const startsOf = (of: Cup) => linesOf(of).filter((line) => line.startsWith('DTSTART:'));
    const late = withMatch(ofZone, 'match 1', { date, time: '23:50' });
    expect(startsOf(late)).toEqual(startsOf(ofZone).slice(1));
  });

  it('folds a long line before a character, and never within one', () => {
    const name = '⚽️🇨🇭Zürcher Löwen 日本'.repeat(2);
    const teams = cup.teams.map((team) => (team.name === 'Lions' ? { ...team, name } : team));
    const text = renderCalendar(viewOf({ ...cup, teams }), { since: 0, origin: 'https://cup.example' });
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
    }
    expect(titlesOf({ ...cup, teams })[0]).toBe(`SUMMARY:${name} – Bears`);
  });

  it('of 2,000 matches has them all', () => {
    const [first = buildMatch({ matchId: 'first' })] = cup.matches;
    const matches = Array.from({ length: 2_000 }, (_, index) => ({ ...first, matchId: `match-${index}` }));
    const uids = linesOf({ ...cup, matches }).filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(2_000);
  });
});
