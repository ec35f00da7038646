import { expect, it } from 'vitest';
import { ofCards, type CardCounts, type CardsOfSide } from '../cup/table-rules';
import { CONDUCT_SCALES } from '../standings/presets';
import type { MatchWithCards } from '../standings/conduct';
import { fairPlayOf } from './fair-play';

const TEAMS = ['A', 'B', 'C', 'D'].map((teamId) => ({ teamId, name: teamId }));

function buildCards(players: Partial<CardCounts>, officials: Partial<CardCounts> = {}): CardsOfSide {
  const none = ofCards(() => 0);
  return { players: { ...none, ...players }, officials: { ...none, ...officials } };
}

const MATCHES: readonly MatchWithCards[] = [
  {
    local: { teamId: 'A' },
    visitor: { teamId: 'B' },
    cards: { local: buildCards({ yellow: 2 }), visitor: buildCards({ secondYellow: 1 }, { yellow: 1 }) },
  },
  {
    local: { teamId: 'C' },
    visitor: { teamId: 'A' },
    cards: { local: buildCards({ yellowAndRed: 1, red: 1 }), visitor: buildCards({ yellow: 1 }) },
  },
];

function tableOf(...[matches, scale]: [readonly MatchWithCards[], Parameters<typeof fairPlayOf>[2]]) {
  const { rows, isInPart } = fairPlayOf(TEAMS, matches, scale);
  const lines = rows.map(
    ({ position, team, yellow, secondYellow, red, points }) =>
      `${position} ${team.name} ${yellow}/${secondYellow}/${red} ${points}`,
  );
  return { lines, isInPart };
}

it('teams are ranked by the scale of the cup, the fewest points first, and equal teams share a place', () => {
  expect(tableOf(MATCHES, CONDUCT_SCALES.fifa)).toEqual({
    lines: ['1 A 3/0/0 3', '1 B 0/1/0 3', '3 C 1/0/2 9'],
    isInPart: false,
  });
});

it('cards of officials are counted and told where the scale counts them', () => {
  expect(tableOf(MATCHES, CONDUCT_SCALES.uefa).lines).toEqual(['1 A 3/0/0 3', '2 B 1/1/0 4', '3 C 1/0/2 7']);
});

it('points that were typed rank the teams, beside the cards that were counted', () => {
  const teams = TEAMS.map((team) => ({ ...team, conduct: team.name === 'A' ? 7 : 2 }));
  const { rows } = fairPlayOf(teams, MATCHES, { kind: 'typed' });
  expect(rows.map(({ position, team, points }) => `${position} ${team.name} ${points}`)).toEqual([
    '1 B 2',
    '1 C 2',
    '3 A 7',
  ]);
});

it('a match without cards is told of, one that was forfeited is not, and a team of none that was counted has no row', () => {
  const uncounted = { local: { teamId: 'D' }, visitor: { teamId: 'A' }, cards: null };
  expect(tableOf([...MATCHES, uncounted], CONDUCT_SCALES.fifa)).toMatchObject({
    lines: { length: 3 },
    isInPart: true,
  });
  expect(tableOf([...MATCHES, { ...uncounted, isForfeit: true }], CONDUCT_SCALES.fifa).isInPart).toBe(false);
  expect(tableOf([uncounted], CONDUCT_SCALES.fifa).lines).toEqual([]);
});

it('a match against a team that is not among them adds neither cards nor points', () => {
  const other = {
    local: { teamId: 'A' },
    visitor: { teamId: 'X' },
    cards: { local: buildCards({ red: 1 }), visitor: buildCards({ red: 1 }) },
  };
  expect(tableOf([...MATCHES, other], CONDUCT_SCALES.fifa)).toEqual(tableOf(MATCHES, CONDUCT_SCALES.fifa));
  expect(tableOf([other], CONDUCT_SCALES.fifa).lines).toEqual([]);
});
