import { type CardCounts, type CardsOfSide, ofCards } from '../../cup/table-rules';
import { mapSides, type SideKey, type Sides } from '../../cup/sides';
import { byInstant, type Entry, type EntryOf } from '../entries';

/** What a card was. A yellow to somebody who has one is a second yellow. */
type Card = 'yellow' | 'second-yellow' | 'red';

/** How a card deviates from the Laws: a second yellow without a first one, or a card to somebody who was sent off before. */
export type CardMark = 'no-first-yellow' | 'already-sent-off';

type CardEntry = EntryOf<'card'>;

interface CardShown {
  readonly entry: CardEntry;
  readonly card: Card;
  readonly mark: CardMark | null;
}

/** Somebody who was shown cards; `playerId` is null where nobody is named. */
interface Person {
  readonly side: SideKey;
  readonly isOfficial: boolean;
  readonly playerId: string | null;
  readonly cards: readonly CardShown[];
  /** Whether their second yellow names nobody and may be that of another one who has a yellow. */
  readonly isGuessed: boolean;
}

function has(person: Person, card: Card): boolean {
  return person.cards.some((each) => each.card === card);
}

function cardOf({ colour, how }: CardEntry): Card {
  return how ?? colour;
}

/** Whether somebody has one yellow card and no other card. */
function hasOneYellow({ cards }: Person): boolean {
  return cards.length === 1 && cards[0]?.card === 'yellow';
}

/**
 * The person of a card among those who were shown cards before it. A name is a person. A card without a name is a person of its own, but for
 * a second yellow: somebody was shown the first one. That was somebody without a name, or else, where the second one has no name
 * either, somebody with one; whom of several, changes no count.
 */
function personOf(entry: CardEntry, before: readonly Person[]): Person | undefined {
  const { side, playerId, isOfficial = false } = entry;
  const ofTheirs = before.filter((person) => person.side === side && person.isOfficial === isOfficial);
  const named = playerId === null ? undefined : ofTheirs.find((person) => person.playerId === playerId);
  if (named || cardOf(entry) !== 'second-yellow') return named;
  const withOne = ofTheirs.filter(hasOneYellow);
  const nobody = withOne.find((person) => person.playerId === null);
  return nobody ?? (playerId === null ? withOne[0] : undefined);
}

function markOf(card: Card, before: Person | undefined): CardMark | null {
  if (before && (has(before, 'second-yellow') || has(before, 'red'))) return 'already-sent-off';
  return card === 'second-yellow' && !before ? 'no-first-yellow' : null;
}

/** The persons who were shown cards, with their cards in the order of the instants. */
function personsOf(active: readonly Entry[]): readonly Person[] {
  const cards = active.filter((entry): entry is CardEntry => entry.kind === 'card').sort(byInstant);
  return cards.reduce<readonly Person[]>((persons, entry) => {
    const before = personOf(entry, persons);
    const isSecond = entry.colour === 'yellow' && before !== undefined && has(before, 'yellow');
    const card = isSecond ? 'second-yellow' : cardOf(entry);
    const shown = { entry, card, mark: markOf(card, before) };
    const { side, isOfficial = false, playerId } = entry;
    const ofTheirs = persons.filter((person) => person.side === side && person.isOfficial === isOfficial);
    const mayBeAnother = ofTheirs.filter(hasOneYellow).length > 1 || before?.isGuessed;
    const after = {
      side,
      isOfficial,
      playerId: playerId ?? before?.playerId ?? null,
      cards: [...(before?.cards ?? []), shown],
      isGuessed: playerId === null && mayBeAnother === true,
    };
    return [...persons.filter((person) => person !== before), after];
  }, []);
}

/**
 * The cards among the active entries of a log, by the ids of the entries: what each of them was, and how it deviates from the Laws. A player
 * or an official who is cautioned a second time in a match is sent off (IFAB Laws of the Game 2024/25, Law 12).
 */
export function cardsShown(active: readonly Entry[]): ReadonlyMap<string, CardShown> {
  const shown = personsOf(active).flatMap(({ cards }) => cards);
  return new Map(shown.map((each) => [each.entry.entryId, each]));
}

/**
 * The one number in which a person counts. A red after a second yellow is the sending-off that this one brings. A yellow and a direct red
 * are the same in either order, because a yellow after a sending-off was only entered late.
 */
function countOf(person: Person): keyof CardCounts {
  if (has(person, 'second-yellow')) return 'secondYellow';
  if (!has(person, 'red')) return 'yellow';
  return has(person, 'yellow') ? 'yellowAndRed' : 'red';
}

/**
 * The one number in which the cards of each player count, in the order of the last card. Cards without a player are nobody's, and so is a
 * second yellow that may be that of several.
 */
export function cardsOfPlayers(
  active: readonly Entry[],
): readonly { readonly playerId: string; readonly side: SideKey; readonly card: keyof CardCounts }[] {
  return personsOf(active).flatMap((person) => {
    const { playerId, side, isOfficial, isGuessed } = person;
    const card = isGuessed ? 'yellow' : countOf(person);
    return playerId === null || isOfficial ? [] : { playerId, side, card };
  });
}

function counted(persons: readonly Person[]): CardCounts {
  return ofCards((card) => persons.filter((person) => countOf(person) === card).length);
}

/**
 * The persons of each side who were shown cards in a match, players and team officials apart, each in one of the four numbers. It reads the
 * active entries of a folded log, and their order does not matter.
 */
export function countCards({ active }: { readonly active: readonly Entry[] }): Sides<CardsOfSide> {
  const persons = personsOf(active);
  return mapSides({ local: 'local', visitor: 'visitor' } as const, (side) => {
    const ofSide = persons.filter((person) => person.side === side);
    return {
      players: counted(ofSide.filter(({ isOfficial }) => !isOfficial)),
      officials: counted(ofSide.filter(({ isOfficial }) => isOfficial)),
    };
  });
}
