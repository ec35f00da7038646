import type { MatchView, TournamentView } from '../contracts/views/cup-views';
import { categoryIdOf, tournamentOfCategory } from '../cup/categories';
import { instantOf } from '../cup/time-zone';
import { usualMinutesPerMatch } from '../cup/usual-minutes';
import { compareByKickOff } from '../schedule/kick-off';
import { lastChangesIn } from './last-change';

/** A match as a calendar has it; its instants are milliseconds since 1970. */
export interface CalendarEntry {
  readonly match: MatchView;
  readonly start: number;
  readonly end: number;
  /** When what the entry shows has last changed. */
  readonly changed: number;
}

/** What a calendar is of, besides its cup: a category, a team. */
export interface CalendarPart {
  readonly category?: string | undefined;
  readonly team?: string | undefined;
}

/** The file of a cup may have a match of any year: programs read one before 100 as another one, and iCalendar writes none after 9999. */
const FIRST = Date.parse('0100-01-01T00:00Z');
const LAST = Date.parse('9999-12-31T23:59Z');

function plays({ LocalTeam, VisitorTeam }: MatchView, teamId: string): boolean {
  return LocalTeam?.teamId === teamId || VisitorTeam?.teamId === teamId;
}

/**
 * The matches of a cup in the order of their kick-offs, each with its end by the length that its rules give it (cup/usual-minutes.ts). A
 * match of a team is one in which the team is known to play. No entry has changed before `since` (milliseconds), the instant of the last
 * write that deleted something, took a match from its group or put a backup back: such a write leaves no later trace on what stays.
 */
export function calendarEntries(
  cup: TournamentView,
  { category, team }: CalendarPart,
  since: number,
): readonly CalendarEntry[] {
  const lastChange = lastChangesIn(cup);
  const entries = cup.Stages.flatMap((stage): CalendarEntry[] => {
    if (category !== undefined && categoryIdOf(stage) !== category) return [];
    const { matchRules } = tournamentOfCategory(cup, categoryIdOf(stage));
    const length = usualMinutesPerMatch(stage.matchRules ?? matchRules) * 60_000;
    const matches = stage.Matches.filter((match) => team === undefined || plays(match, team));
    return matches.flatMap((match) => {
      const start = instantOf(match.date, match.time, cup.timeZone);
      const end = start + length;
      if (start < FIRST || end > LAST) return [];
      const changed = Math.max(since, lastChange(match.matchId));
      return { match, start, end, changed };
    });
  });
  return entries.sort((a, b) => compareByKickOff(a.match, b.match));
}
