import { compareText } from '../cup/text/text';
import { instantOf } from '../cup/time-zone';

/*
 * Data about a cup for search engines, in the terms of schema.org (SportsEvent, SportsTeam, Place). Google lists an event only with
 * `location.address` (developers.google.com/search/docs/appearance/structured-data/event).
 */

/** A cup as an event: its name or, without one, its day; its first day and those of its matches, `YYYY-MM-DD` in any order; its address. */
export interface CupAsEvent {
  readonly name: string;
  readonly days: readonly string[];
  readonly address?: string | undefined;
}

/** A match as an event: the names or placeholders of its sides, its date `YYYY-MM-DD`, time `HH:MM` and IANA zone, and its court. */
export interface MatchAsEvent {
  readonly local: string;
  readonly visitor: string;
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  readonly isPostponed: boolean;
  readonly location: string;
}

/** Structured data of one thing, as it stands in JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' } as const;
const EVENT = { ...CONTEXT, '@type': 'SportsEvent', sport: 'Futsal' } as const;

/** A court without an address is a place by its name; no address is told that nobody has entered. */
function placeOf(address = '', court = ''): StructuredData {
  if (address === '' && court === '') return {};
  return { location: { '@type': 'Place', ...(court && { name: court }), ...(address && { address }) } };
}

function teamOf(name: string): StructuredData {
  return { '@type': 'SportsTeam', name };
}

/** The structured data of a cup. */
export function cupEvent({ name, days, address }: CupAsEvent): StructuredData {
  const inOrder = [...days].sort(compareText);
  return { ...EVENT, name, startDate: inOrder[0], endDate: inOrder.at(-1), ...placeOf(address) };
}

/** The structured data of a match, with its cup as the event above it. */
export function matchEvent(match: MatchAsEvent, cup: CupAsEvent): StructuredData {
  const { local, visitor, date, time, timeZone, isPostponed, location } = match;
  return {
    ...EVENT,
    name: `${local} – ${visitor}`,
    startDate: new Date(instantOf(date, time, timeZone)).toISOString(),
    eventStatus: `https://schema.org/${isPostponed ? 'EventPostponed' : 'EventScheduled'}`,
    homeTeam: teamOf(local),
    awayTeam: teamOf(visitor),
    ...placeOf(cup.address, location),
    superEvent: cupEvent(cup),
  };
}

/** The structured data of a team, which the event of its cup is about. No team is a member of an event (https://schema.org/memberOf). */
export function teamOfCup(name: string, cup: CupAsEvent): StructuredData {
  return { ...CONTEXT, ...teamOf(name), sport: 'Futsal', subjectOf: cupEvent(cup) };
}
