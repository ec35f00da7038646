import { describe, expect, it, test } from 'vitest';
import { LogBuilder, received } from '../../testing/build-log';
import { activeEntries } from '../active-entries';
import type { EntryFacts, EntryInput } from '../entries';
import { cardsShown, countCards } from './cards';

type CardFacts = Extract<EntryFacts, { readonly kind: 'card' }>;

const of = (facts: Partial<CardFacts>): CardFacts => ({
  kind: 'card',
  side: 'local',
  half: 'first-half',
  colour: 'yellow',
  playerId: null,
  ...facts,
});
const yellow = (playerId: string | null = null) => of({ playerId });
const second = (playerId: string | null = null) => of({ colour: 'red', how: 'second-yellow', playerId });
const red = (playerId: string | null = null) => of({ colour: 'red', playerId });
const official = (facts: CardFacts): CardFacts => ({ ...facts, isOfficial: true });

/** The active entries of a log with these cards, a second apart. */
function logOf(...cards: readonly CardFacts[]) {
  const log = new LogBuilder();
  return activeEntries(cards.map((card) => received(log.make(card))));
}

const NOBODY = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

function countOf(...cards: readonly CardFacts[]) {
  return countCards({ active: logOf(...cards) });
}

describe('the persons who were shown cards', () => {
  test.each<[string, readonly CardFacts[], Partial<typeof NOBODY>]>([
    ['nobody', [], {}],
    ['a yellow', [yellow('ana')], { yellow: 1 }],
    ['a red', [red('ana')], { red: 1 }],
    [
      'two yellows of one player, as older builds enter them',
      [yellow('ana'), yellow('ana')],
      { secondYellow: 1 },
    ],
    ['a yellow and a second yellow', [yellow('ana'), second('ana')], { secondYellow: 1 }],
    ['a second yellow whose first was not entered', [second('ana')], { secondYellow: 1 }],
    [
      'two yellows and the red that comes of them',
      [yellow('ana'), yellow('ana'), red('ana')],
      { secondYellow: 1 },
    ],
    ['a second yellow and then a red', [second('ana'), red('ana')], { secondYellow: 1 }],
    ['a yellow and then a direct red', [yellow('ana'), red('ana')], { yellowAndRed: 1 }],
    ['a red, and a yellow that is entered late', [red('ana'), yellow('ana')], { yellowAndRed: 1 }],
    ['three yellows', [yellow('ana'), yellow('ana'), yellow('ana')], { secondYellow: 1 }],
    ['two players', [yellow('ana'), yellow('bea'), red('bea')], { yellow: 1, yellowAndRed: 1 }],
    ['two yellows without a name are two players', [yellow(), yellow()], { yellow: 2 }],
    ['a yellow and a red without a name are two players', [yellow(), red()], { yellow: 1, red: 1 }],
    ['a second yellow without a name takes a yellow without one', [yellow(), second()], { secondYellow: 1 }],
    [
      'it takes one with a name where there is no other',
      [yellow('ana'), yellow('bea'), second()],
      { yellow: 1, secondYellow: 1 },
    ],
    [
      'it takes nobody who was sent off',
      [yellow('ana'), red('ana'), second()],
      { yellowAndRed: 1, secondYellow: 1 },
    ],
    ['one with a name takes a yellow without one', [yellow(), second('ana')], { secondYellow: 1 }],
    [
      'one with a name does not take the yellow of another',
      [yellow('bea'), second('ana')],
      { yellow: 1, secondYellow: 1 },
    ],
    [
      'each second yellow takes a yellow of its own',
      [yellow(), yellow(), second(), second()],
      { secondYellow: 2 },
    ],
  ])('%s', (_, cards, expected) => {
    const counted = countOf(...cards);
    expect(counted.local.players).toEqual({ ...NOBODY, ...expected });
    expect(counted.local.officials).toEqual(NOBODY);
    expect(counted.visitor).toEqual({ players: NOBODY, officials: NOBODY });
  });

  it('are counted apart by side, and officials apart from players', () => {
    const counted = countOf(
      yellow(),
      official(yellow()),
      official(second()),
      official(red()),
      of({ side: 'visitor', colour: 'red' }),
      official(of({ side: 'visitor' })),
    );
    expect(counted).toEqual({
      local: { players: { ...NOBODY, yellow: 1 }, officials: { ...NOBODY, secondYellow: 1, red: 1 } },
      visitor: { players: { ...NOBODY, red: 1 }, officials: { ...NOBODY, yellow: 1 } },
    });
  });

  it('do not depend on the order in which the cards arrived', () => {
    const active = logOf(yellow(), second('ana'), yellow('bea'), red('bea'), yellow('cleo'), yellow('cleo'));
    expect(countCards({ active: active.toReversed() })).toEqual(countCards({ active }));
  });

  it('leave out a card that was undone, so that the other yellow is the only one', () => {
    const log = new LogBuilder();
    const [first, other] = [log.make(yellow('ana')), log.make(yellow('ana'))];
    const undo: EntryInput = log.make({ kind: 'undo', of: first.entryId });
    const active = activeEntries([first, other, undo].map((entry) => received(entry)));
    expect(countCards({ active }).local.players).toEqual({ ...NOBODY, yellow: 1 });
  });
});

test.each<[string, readonly CardFacts[], readonly string[]]>([
  ['a second yellow', [yellow('ana'), yellow('ana')], ['yellow', 'second-yellow']],
  ['a second yellow without a first', [second('ana')], ['second-yellow, no-first-yellow']],
  ['a card to somebody who was sent off', [red('ana'), yellow('ana')], ['red', 'yellow, already-sent-off']],
  [
    'a third yellow',
    [yellow('ana'), second('ana'), yellow('ana')],
    ['yellow', 'second-yellow', 'second-yellow, already-sent-off'],
  ],
  ['cards of others', [red('ana'), yellow('bea'), yellow(), red()], ['red', 'yellow', 'yellow', 'red']],
])('%s is told as what it was, and marked where the Laws do not have it', (_, cards, expected) => {
  const shown = [...cardsShown(logOf(...cards)).values()].sort((a, b) => a.entry.at - b.entry.at);
  expect(shown.map(({ card, mark }) => [card, mark].filter(Boolean).join(', '))).toEqual(expected);
});
