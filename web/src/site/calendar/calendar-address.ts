import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { ALL_CATEGORIES } from '../../shelf/addresses/view-id';

interface CalendarOf {
  readonly tournamentId: string;
  readonly category?: string | undefined;
  readonly team?: string | undefined;
  /** The language of the reader, where it is not that of the cup. */
  readonly language?: Language | undefined;
}

/** Returns the address of a calendar, from the root of the site. A team plays in one category, so its calendar names none. */
export function calendarAddress({ tournamentId, category, team, language }: CalendarOf): string {
  const query = new URLSearchParams();
  if (team) query.set('team', team);
  else if (category && category !== ALL_CATEGORIES) query.set('category', category);
  if (language) query.set('language', language);
  const asked = query.toString();
  return `/api/calendars/${encodeURIComponent(tournamentId)}${asked && `?${asked}`}`;
}
