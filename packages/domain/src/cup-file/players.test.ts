import { expect, it } from 'vitest';
import { cupOf, problemsOf } from '../testing/build-cup-file';
import { writeCupFile } from './write-cup-file';

const MIA = { name: 'Mia Rossi', number: 7, isCaptain: true, consent: 'hidden' };
const PLAYER_RULES = { ties: 'fewer-matches', suspensions: { secondYellow: 1, red: 2, cautions: 4 } };

function textsOf(file: unknown) {
  return problemsOf(file).map(({ path, msg }) => `${path} ${msg}`);
}

function fileWith(players: readonly unknown[], more: Record<string, unknown> = {}) {
  const log = [
    { minute: 3, team: 'Bea Five', player: 'Mia Rossi' },
    { minute: 4, team: 'Bea Five', player: 'Mia Rossi', what: 'penalty' },
    { minute: 5, team: 'Bea Five', player: 'Lea Wyss', undone: true },
    { minute: 6, team: 'Bea Five', player: 'Mia Rossi', what: 'yellow' },
    { minute: 7, team: 'Ada Five', what: 'own-goal' },
  ];
  return {
    name: 'Spring Cup',
    teams: ['Ada Five', { name: 'Bea Five', players }],
    stages: [{ name: 'Groups', type: 'group', order: 1, wipesCautions: true }],
    groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'] }],
    matches: [
      {
        ...{ stage: 'Groups', group: 'A', local: 'Ada Five', visitor: 'Bea Five' },
        ...{ date: '2024-05-01', time: '10:00', location: 'Main hall', localScore: 1, visitorScore: 2, log },
      },
    ],
    playerRules: PLAYER_RULES,
    ...more,
  };
}

it('a file has what is known of a player, and the rules', () => {
  const cup = cupOf(fileWith([MIA, 'Lea Wyss']));
  const mia = cup.teams[1]?.players[0];
  expect(mia).toEqual({ playerId: mia?.playerId, ...MIA });
  const written = writeCupFile(cup);
  expect(written.teams[1]?.players).toEqual([MIA, 'Lea Wyss']);
  expect(written).toMatchObject({ playerRules: PLAYER_RULES, stages: [{ wipesCautions: true }] });
});

it.each<[string, readonly unknown[], string]>([
  ['no number', [{ ...MIA, number: 0 }], 'players[0].number shirt_number_must_be_from_1_to_99'],
  ['a text', [{ ...MIA, number: '7' }], 'players[0].number shirt_number_must_be_from_1_to_99'],
  ['a number twice', [MIA, { name: 'Lea', number: 7 }], 'players[1].number shirt_number_is_taken'],
  ['two captains', [MIA, { name: 'Lea', isCaptain: true }], 'players[1].isCaptain team_has_two_captains'],
  ['no captain', [{ ...MIA, isCaptain: false }], 'players[0].isCaptain captain_must_be_true_or_missing'],
  ['another consent', [{ ...MIA, consent: 'no' }], 'players[0].consent consent_must_be_initials_or_hidden'],
])('a player with %s is refused', (_, players, problem) => {
  expect(textsOf(fileWith(players, { matches: [] }))).toContain(`teams[1].${problem}`);
});

it('rules that no form would offer are refused', () => {
  const playerRules = { ...PLAYER_RULES, suspensions: { ...PLAYER_RULES.suspensions, red: 10 } };
  expect(textsOf(fileWith([MIA], { matches: [], playerRules }))).toEqual([
    'playerRules.suspensions.red player_rules_are_not_valid',
  ]);
});
