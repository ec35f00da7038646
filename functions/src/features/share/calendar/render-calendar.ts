import { categoryNameOf } from '@futsal-cup/domain/cup/categories';
import {
  type CalendarEntry,
  calendarEntries,
  type CalendarPart,
} from '@futsal-cup/domain/calendar/calendar-entries';
import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import ical, { escape, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { categoryOfMatch } from '../category-of-page';
import { addressOf, nameOf, noteOf, scoreOf, sideNames, stageOf } from '../share-page';
import { SHARE_WORDS, type ShareWords } from '../words';

/** How often programs are told to ask again, in seconds. Some do it once a day whatever they are told. */
const ASK_AGAIN_AFTER = 3_600;

/** Why nobody plays at the time of a match, or why it counts otherwise; null for most matches. */
function stateInWords({ state, readAs, forfeit }: MatchView, words: ShareWords): string | null {
  if (forfeit === 'both') return words.forfeitOfBoth;
  if (readAs) return words.readAs[readAs];
  return state === 'postponed' || state === 'abandoned' ? words.states[state] : null;
}

function titleOf(cup: TournamentView, match: MatchView): string {
  const words = SHARE_WORDS[cup.language];
  const [local, visitor] = sideNames(match, words);
  const played = `${local} ${scoreOf(match) ?? '–'} ${visitor}`;
  const state = stateInWords(match, words);
  const category = categoryOfMatch(cup, match);
  return [state ? `${state}: ${played}` : played, category].filter(Boolean).join(' · ');
}

function eventOf(cup: TournamentView, entry: CalendarEntry, origin: string): ICalEventData {
  const { match, start, end, changed } = entry;
  const note = noteOf(match, SHARE_WORDS[cup.language]);
  const url = origin + addressOf(cup, 'match', { match: match.matchId });
  return {
    id: `${match.matchId}@futsal-cup`,
    stamp: new Date(changed),
    sequence: Math.floor(changed / 1000),
    start: new Date(start),
    end: new Date(end),
    summary: titleOf(cup, match),
    location: [match.location, cup.address].filter(Boolean).join(', ') || null,
    // Some programs show no URL, but make a link of one in the text.
    description: `${[note, stageOf(cup, match), nameOf(cup)].filter(Boolean).join(' · ')}\n${url}`,
    url,
    status: match.state === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  };
}

export interface CalendarOf extends CalendarPart {
  /** See `calendarEntries`. */
  readonly since: number;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/**
 * The matches of a cup as iCalendar, in the language of the cup. Times are UTC, because programs disagree on zones that are only named. The
 * same entry is the same bytes: nothing follows from the present time.
 */
export function renderCalendar(cup: TournamentView, { since, origin, ...part }: CalendarOf): string {
  const team = cup.Teams.find(({ teamId }) => teamId === part.team);
  const name = [nameOf(cup), categoryNameOf(cup, part.category), team?.name].filter(Boolean).join(' · ');
  const calendar = ical({
    prodId: '//Futsal Cup//Calendar//EN',
    // The one text that ical-generator writes as it is.
    name: escape(name, false),
    ttl: ASK_AGAIN_AFTER,
    events: calendarEntries(cup, part, since).map((entry) => eventOf(cup, entry, origin)),
  });
  return `${calendar.toString()}\r\n`;
}
