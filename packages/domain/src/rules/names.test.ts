import { describe, expect, it } from 'vitest';
import { createGroup, renameGroup } from '../commands/groups';
import { createMatch, editMatch } from '../commands/matches';
import { createStage, renameStage } from '../commands/stages';
import { createTeam, updateTeam } from '../commands/teams';
import { createTournament, editTournament } from '../commands/tournaments';
import type { Cup } from '../cup/records';
import type { Result } from '../cup/result';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { findBrokenRules, isLaterRule } from './find-broken-rules';

const newId = () => 'new';
const NOW = Date.parse('2026-01-01T00:00Z');

/** 'AC' and the word for it in Cyrillic letters, which nobody can tell apart. */
const CYRILLIC_AC = '\u0410\u0421';
const ACCENTS = '\u0301\u0301';
const TOWER = `Li${'\u0301'.repeat(40)}ons`;

const cup = buildCup({
  teams: ['AC', 'Bears'],
  stages: [
    { name: 'First', groups: { 1: { teams: ['AC', 'Bears'] } } },
    { name: 'Second', groups: { 'Group 2': { teams: [] } } },
    { name: 'Final', matches: ['AC v Bears'] },
  ],
});
const [first, second, final] = cup.stages;
const [one, two] = cup.groups;
if (!first || !second || !final || !one || !two) throw new Error('The cup of this test is whole.');

const match = {
  matchId: 'm',
  stageId: final.stageId,
  groupId: null,
  date: '2027-01-01',
  time: '10:00',
  location: 'Court 1',
  local: { team: { kind: 'team', teamId: teamIdOf('AC') } },
  visitor: { team: { kind: 'team', teamId: teamIdOf('Bears') } },
} as const;

const team = (name: string, players: readonly string[] = []) => ({
  teamId: 't',
  name,
  players: players.map((player) => ({ name: player })),
});

describe('a name is refused', () => {
  it.each<[string, Result<unknown>, string]>([
    ['a team in look-alike letters', createTeam(cup, team(CYRILLIC_AC), newId), 'name_looks_like_another'],
    [
      'a team that is renamed to them',
      updateTeam(cup, { ...team(CYRILLIC_AC), teamId: teamIdOf('Bears') }, newId),
      'name_looks_like_another',
    ],
    ['a team of accents', createTeam(cup, team(ACCENTS), newId), 'accent_stands_without_a_letter'],
    [
      'a player of accents',
      createTeam(cup, team('Lions', ['Ana', TOWER]), newId),
      'more_than_4_accents_on_a_letter',
    ],
    [
      'a stage in look-alike letters',
      renameStage(cup, second.stageId, 'F\u0456rst'),
      'word_mixes_letters_of_two_alphabets',
    ],
    [
      'a new stage of accents',
      createStage(cup, { stageId: 's', name: TOWER, type: 'group', order: 9 }),
      'more_than_4_accents_on_a_letter',
    ],
    [
      "a 'Group 1' beside a '1'",
      createGroup(cup, { groupId: 'g', stageId: first.stageId, name: 'Group 1' }),
      'group_name_reads_like_another',
    ],
    [
      "a 'Gruppe 2' beside a 'Group 2'",
      createGroup(cup, { groupId: 'g', stageId: second.stageId, name: 'Gruppe 2' }),
      'group_name_reads_like_another',
    ],
    [
      'a tournament of accents',
      createTournament('c', { name: ACCENTS, date: '2027-01-01' }, NOW),
      'accent_stands_without_a_letter',
    ],
    [
      'a court of accents',
      createMatch(cup, { ...match, location: TOWER }, NOW),
      'more_than_4_accents_on_a_letter',
    ],
    [
      'a placeholder of accents',
      createMatch(cup, { ...match, local: { team: { kind: 'placeholder', text: TOWER } } }, NOW),
      'more_than_4_accents_on_a_letter',
    ],
  ])('for %s', (_, result, msg) => {
    expect(refusalOf(result as never)).toBe(msg);
  });
});

describe('a name is taken', () => {
  it("for a 'Group 1' in another stage than the '1'", () => {
    valueOf(createGroup(cup, { groupId: 'g', stageId: second.stageId, name: 'Group 1' }));
  });

  it('for a group that gets the word before its own name', () => {
    valueOf(renameGroup(cup, one.groupId, 'Group 1'));
  });

  it('for a team in letters of another alphabet that looks like none', () => {
    valueOf(createTeam(cup, team('Спартак'), newId));
  });
});

describe('a cup with such names from before', () => {
  const old: Cup = {
    ...cup,
    tournament: { ...cup.tournament, name: ACCENTS },
    teams: [
      ...cup.teams,
      { teamId: 'x', name: CYRILLIC_AC, players: [{ playerId: 'p', name: TOWER }] },
      { teamId: 'y', name: ACCENTS, players: [] },
    ],
    groups: [...cup.groups, { ...two, groupId: 'z', stageId: first.stageId, name: 'Group 1' }],
    matches: cup.matches.map((known) => ({ ...known, location: TOWER })),
  };

  it('stays editable', () => {
    const players = [{ playerId: 'p', name: TOWER }, { name: 'Ana' }];
    valueOf(updateTeam(old, { teamId: 'x', name: CYRILLIC_AC, players }, newId));
    valueOf(updateTeam(old, { teamId: 'y', name: ACCENTS, players: [] }, newId));
    valueOf(updateTeam(old, { ...team('Bears', ['Ana']), teamId: teamIdOf('Bears') }, newId));
    valueOf(renameGroup(old, 'z', 'Group 1'));
    valueOf(editTournament(old.tournament, { date: old.tournament.date }, NOW));
    const [{ matchId = '' } = {}] = old.matches;
    valueOf(editMatch(old, { ...match, matchId, location: TOWER }, NOW));
  });

  it('breaks rules that came later, and may be put back with them', () => {
    const broken = findBrokenRules(old);
    expect(broken.map(({ msg, path }) => `${path} ${msg}`)).toEqual([
      `teams/${teamIdOf('AC')} name_looks_like_another`,
      'teams/x name_looks_like_another',
      `groups/${one.groupId} group_name_reads_like_another`,
      'groups/z group_name_reads_like_another',
    ]);
    expect(broken.every(isLaterRule)).toBe(true);
  });
});
