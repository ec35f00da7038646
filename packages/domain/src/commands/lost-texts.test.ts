import { describe, expect, it } from 'vitest';
import type { Cup, Match } from '../cup/records';
import type { SideKey } from '../cup/sides';
import { buildCup, teamIdOf } from '../testing/build-cup';
import type { CommandResult } from './cup-event';
import { createGroup, deleteGroup, renameGroup } from './groups';
import { lostTexts } from './lost-texts';
import { createMatch, deleteMatch, editMatch } from './matches';
import { createStage, deleteStage } from './stages';
import { createTeam, updateTeam } from './teams';

const NOW = Date.UTC(2026, 5, 1);

function after(result: CommandResult): Cup {
  if (!result.ok) throw new Error(result.error.msg);
  return result.value;
}

function typed(text: string) {
  return { team: { kind: 'placeholder', text } } as const;
}

/** Adds a knockout match with two typed sides. */
function add(cup: Cup, stage: number, [local, visitor]: readonly [string, string], time = '10:00'): Cup {
  const count = 1 + Number(cup.matches.at(-1)?.matchId.split(' ')[1] ?? 0);
  const matchId = `new ${count}`;
  const place = { matchId, stageId: `stage ${stage}`, groupId: null, date: '2026-06-13', time, location: '' };
  const now = NOW + count;
  return after(createMatch(cup, { ...place, local: typed(local), visitor: typed(visitor) }, now));
}

function matchOf({ matches }: Cup, matchId: string): Match {
  const found = matches.find((match) => match.matchId === matchId);
  if (!found) throw new Error(`There is no ${matchId}.`);
  return found;
}

const sourceOf = (cup: Cup, matchId: string, side: SideKey) => matchOf(cup, matchId)[side].source;

const EMPTY = buildCup({
  teams: ['Aarau', 'Baden', 'Chur', 'Davos'],
  stages: [
    { name: 'Semi-finals', matches: [] },
    { name: 'Final', matches: [] },
  ],
});

describe('a text that is typed before what it names is there', () => {
  it('is bound once to the match that gets the number, and not to the match itself', () => {
    const early = add(EMPTY, 2, ['Winner match 1', 'Winner match 2'], '12:00');
    expect(sourceOf(early, 'new 1', 'local')).toBeNull();
    expect(lostTexts(early)).toEqual([]);
    const first = add(early, 1, ['Aarau', 'Baden']);
    expect(sourceOf(first, 'new 1', 'local')).toEqual({ kind: 'match-winner', matchId: 'new 2' });
    expect(sourceOf(first, 'new 1', 'visitor')).toBeNull();
    const second = add(first, 1, ['Chur', 'Davos']);
    expect(sourceOf(second, 'new 1', 'local')).toEqual({ kind: 'match-winner', matchId: 'new 2' });
    expect(sourceOf(second, 'new 1', 'visitor')).toEqual({ kind: 'match-winner', matchId: 'new 3' });
  });

  it('is not bound to the match of the other side', () => {
    const early = add(EMPTY, 2, ['Loser match 2', 'Winner match 1'], '12:00');
    const cup = add(add(early, 1, ['Aarau', 'Baden']), 1, ['Chur', 'Davos']);
    expect(sourceOf(cup, 'new 1', 'local')).toMatchObject({ matchId: 'new 3' });
    const same = add(EMPTY, 2, ['Loser match 1', 'Winner match 1'], '12:00');
    const one = add(same, 1, ['Aarau', 'Baden']);
    expect([sourceOf(one, 'new 1', 'local'), sourceOf(one, 'new 1', 'visitor')]).toEqual([
      { kind: 'match-loser', matchId: 'new 2' },
      null,
    ]);
  });

  it('is not bound to a match that has only moved to the number', () => {
    const semi = add(EMPTY, 2, ['Aarau', 'Baden']);
    const early = add(semi, 2, ['Winner match 3', 'Chur'], '12:00');
    const moved = add(early, 1, ['Chur', 'Davos'], '09:00');
    expect(sourceOf(moved, 'new 2', 'local')).toBeNull();
  });

  it('is not bound to a match that is played later, nor in a circle', () => {
    const early = add(EMPTY, 1, ['Loser match 2', 'Aarau'], '11:00');
    expect(sourceOf(add(early, 1, ['Chur', 'Davos'], '12:00'), 'new 1', 'local')).toBeNull();
    expect(sourceOf(add(early, 2, ['Chur', 'Davos'], '10:00'), 'new 1', 'local')).toBeNull();
    expect(sourceOf(add(early, 1, ['Winner match 1', 'Davos'], '11:00'), 'new 1', 'local')).toBeNull();
    expect(sourceOf(add(early, 1, ['Chur', 'Davos'], '11:00'), 'new 1', 'local')).not.toBeNull();
  });

  it('is bound to a group that is added or renamed, and to the ranking of a stage', () => {
    const final = add(EMPTY, 2, ['1st Group A', 'Best second 1']);
    const groups = { stageId: 'groups', name: 'Groups', type: 'group', order: 0 } as const;
    const staged = after(createStage(final, groups));
    expect(sourceOf(staged, 'new 1', 'visitor')).toMatchObject({ kind: 'best-of-place', stageId: 'groups' });
    const added = after(createGroup(staged, { groupId: 'a', stageId: 'groups', name: 'A' }));
    expect(sourceOf(added, 'new 1', 'local')).toMatchObject({ kind: 'group-place', groupId: 'a' });
    const other = after(createGroup(staged, { groupId: 'x', stageId: 'groups', name: 'X' }));
    expect(sourceOf(other, 'new 1', 'local')).toBeNull();
    const renamed = after(renameGroup(other, 'x', 'Group A'));
    expect(sourceOf(renamed, 'new 1', 'local')).toMatchObject({ groupId: 'x' });
  });

  it('is the team of that name, unless the other side is', () => {
    const final = add(EMPTY, 2, ['Elm', 'Aarau']);
    const team = { teamId: 'elm', name: 'elm', players: [] };
    const cup = after(createTeam(final, team, () => 'id'));
    expect(matchOf(cup, 'new 1').local).toMatchObject({ teamId: 'elm', placeholder: null });
    const again = after(
      updateTeam(final, { teamId: teamIdOf('Aarau'), name: 'Elm', players: [] }, () => 'id'),
    );
    expect(matchOf(again, 'new 1').local).toMatchObject({ teamId: null, placeholder: 'Elm' });
  });
});

describe('a text whose target was deleted', () => {
  const cup = add(
    add(add(EMPTY, 1, ['Aarau', 'Baden']), 1, ['Chur', 'Davos']),
    2,
    ['Winner match 1', 'Winner match 2'],
    '12:00',
  );
  const without = after(deleteMatch(cup, 'new 1'));

  it('says what it was, and is the text that it showed', () => {
    expect(matchOf(without, 'new 3').local).toMatchObject({
      placeholder: 'Winner match 1',
      source: null,
      lost: ['Aarau', 'Baden'],
    });
  });

  it('never binds by itself, but is listed with the match that was made anew', () => {
    const anew = add(without, 1, ['Baden', 'Aarau']);
    expect(sourceOf(anew, 'new 3', 'local')).toBeNull();
    const matchId = anew.matches.at(-1)?.matchId ?? '';
    expect(lostTexts(anew)).toEqual([
      {
        matchId: 'new 3',
        side: 'local',
        text: 'Winner match 1',
        was: ['Aarau', 'Baden'],
        becomes: { kind: 'source', source: { kind: 'match-winner', matchId } },
      },
    ]);
  });

  it('is listed with the one match whose winner goes nowhere, but not with the match of the other side', () => {
    expect(lostTexts(without)).toMatchObject([{ becomes: null }]);
    const anew = add(without, 1, ['Aarau', 'The host']);
    const matchId = anew.matches.at(-1)?.matchId;
    expect(lostTexts(anew)).toMatchObject([{ becomes: { source: { matchId } } }]);
    expect(lostTexts(add(anew, 1, ['Baden', 'The host']))).toMatchObject([{ becomes: null }]);
  });

  it('is bound by typing it, and forgets what it was', () => {
    const anew = add(without, 1, ['Aarau', 'Baden']);
    const final = matchOf(anew, 'new 3');
    const input = { ...final, local: typed('Winner match 2'), visitor: { team: { kind: 'keep' } as const } };
    expect(editMatch(anew, { ...input, local: typed('Winner match 1') }, NOW)).toMatchObject({ ok: false });
    const bound = after(editMatch(anew, input, NOW));
    expect(matchOf(bound, 'new 3').local).toMatchObject({ lost: null, source: { kind: 'match-winner' } });
    expect(lostTexts(bound)).toEqual([]);
  });

  it('names the group or the stage that it was of', () => {
    const grouped = buildCup({
      stages: [
        { name: 'Groups', groups: { A: { teams: [] } } },
        { name: 'Final', matches: ['1st Group A v Best second 1'] },
      ],
    });
    const noGroup = after(deleteGroup(grouped, 'stage 1 A'));
    expect(matchOf(noGroup, 'match 1').local.lost).toEqual(['A']);
    const noStage = after(deleteStage(grouped, 'stage 1'));
    expect(matchOf(noStage, 'match 1').visitor.lost).toEqual(['Groups']);
    const again = after(createGroup(noGroup, { groupId: 'again', stageId: 'stage 1', name: 'A' }));
    expect(lostTexts(again)).toMatchObject([{ becomes: { source: { groupId: 'again', place: 1 } } }]);
  });

  it('may be the same on both sides of a match', () => {
    const both = after(deleteMatch(without, 'new 2'));
    const { local, visitor } = matchOf(both, 'new 3');
    expect([local.placeholder, visitor.placeholder]).toEqual(['Winner match 1', 'Winner match 1']);
    expect([local.lost, visitor.lost]).toEqual([
      ['Aarau', 'Baden'],
      ['Chur', 'Davos'],
    ]);
  });
});

it('cuts no character of a lost name in two', () => {
  const name = `x${'\u{1F600}'.repeat(49)}`;
  const renamed = after(updateTeam(EMPTY, { teamId: teamIdOf('Aarau'), name, players: [] }, () => 'new'));
  const cup = add(add(renamed, 1, [name, 'Baden']), 2, ['Winner match 1', 'Chur'], '12:00');
  expect(matchOf(after(deleteMatch(cup, 'new 1')), 'new 2').local.lost).toEqual([name, 'Baden']);
});

it('lists the lost texts of the largest cup', () => {
  const lines = Array.from({ length: 990 }, (_, index) => `Winner match ${index + 1001} v Somebody ${index}`);
  const cup = buildCup({ stages: [{ name: 'Finals', matches: lines }] });
  const matches = cup.matches.map((match) => ({
    ...match,
    local: { ...match.local, lost: ['Aarau', 'Baden'] },
  }));
  expect(lostTexts({ ...cup, matches })).toHaveLength(990);
});
