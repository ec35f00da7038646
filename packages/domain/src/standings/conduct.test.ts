import { expect, it } from 'vitest';
import type { ConductScale } from '../cup/table-rules';
import { teamIdOf } from '../testing/build-cup';
import { buildTableInput, tableSentences, type TableDescription } from '../testing/build-table';
import { computeStandings } from './standings';
import type { TableMatch } from './tally';

const matches = ['A 1-0 C', 'B 1-0 C'];

/** Each kind of card counts as no sum of the others. */
const scale: ConductScale = {
  kind: 'cards',
  yellow: 1,
  secondYellow: 10,
  red: 100,
  yellowAndRed: 1000,
  countsOfficials: true,
};

function compare(more: Partial<TableDescription>): string | null | undefined {
  return tableSentences({ matches, tieBreakers: 'own', criteria: ['conduct'], conduct: scale, ...more })['A'];
}

const kinds = ['yellow', 'secondYellow', 'red', 'yellowAndRed'] as const;

it.each(kinds.map((kind, index) => [kind, 10 ** index] as const))('a card %s counts as %i', (kind, value) => {
  const rest = value - 1;
  const fewer = { A: { players: { [kind]: 1 } }, B: { players: { yellow: value + 1 } } };
  expect(compare({ cards: fewer })).toBe('Ahead of B on conduct');
  const more = { A: { players: { [kind]: 1 } }, B: { players: { yellow: rest } } };
  expect(compare({ cards: more })).toBe('Behind B on conduct');
});

it('each card counts, times its number on the scale', () => {
  const withYellow = (yellow: number) =>
    compare({
      cards: { A: { players: { secondYellow: 1 } }, B: { players: { yellow } } },
      conduct: { ...scale, yellow: 2 },
    });
  expect(withYellow(4)).toBe('Behind B on conduct');
  expect(withYellow(5)).toBe('Level with B: no decision is recorded yet');
  expect(withYellow(6)).toBe('Ahead of B on conduct');
});

it('cards of officials count where the scale says so', () => {
  const cards = { A: { players: { yellow: 1 } }, B: { officials: { red: 1 } } };
  expect(compare({ cards })).toBe('Ahead of B on conduct');
  expect(compare({ cards, conduct: { ...scale, countsOfficials: false } })).toBe('Behind B on conduct');
});

it('a match whose cards were not counted adds none, on either side', () => {
  expect(compare({})).toBe('Level with B: no decision is recorded yet');
});

it('is told as counted in part where the cards of a match were not counted that was played', () => {
  const input = buildTableInput({
    matches,
    tieBreakers: 'own',
    criteria: ['conduct'],
    conduct: scale,
    cards: { A: { players: { yellow: 1 } } },
  });
  const reasonOfA = (second: Partial<TableMatch>) => {
    const [first, other] = input.matches;
    const all = first && other ? [first, { ...other, ...second }] : [];
    const rows = computeStandings({ ...input, matches: all });
    return rows.find(({ teamId }) => teamId === teamIdOf('A'))?.reasons[0]?.criterion;
  };
  expect(reasonOfA({})).toBe('conduct');
  expect(reasonOfA({ cards: null })).toBe('conduct-in-part');
  expect(reasonOfA({ cards: undefined })).toBe('conduct-in-part');
  expect(reasonOfA({ cards: null, isForfeit: true })).toBe('conduct');
});

it('points that were typed count instead of cards where the rules say so, none where nothing was typed', () => {
  const cards = { B: { players: { red: 3 } } };
  expect(compare({ cards, typed: { A: 1 }, conduct: { kind: 'typed' } })).toBe('Behind B on conduct');
  expect(compare({ cards, typed: { A: 1 } })).toBe('Ahead of B on conduct');
});
