import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { CATEGORY_PARAMETER, LANGUAGE_PARAMETER, TEAM_PARAMETER } from '../../shelf/addresses/paths';
import { ALL_CATEGORIES } from '../../shelf/addresses/view-id';

interface CalendarOf {
  readonly tournamentId: string;
  readonly category?: string | undefined;
  readonly team?: string | undefined;
  /** The language of the reader, where it is not that of the cup. */
  readonly lang?: Language | undefined;
}

/** Returns the address of a calendar, from the root of the site. A team plays in one category, so its calendar names none. */
export function calendarAddress({ tournamentId, category, team, lang }: CalendarOf): string {
  const query = new URLSearchParams();
  if (team) query.set(TEAM_PARAMETER, team);
  else if (category && category !== ALL_CATEGORIES) query.set(CATEGORY_PARAMETER, category);
  if (lang) query.set(LANGUAGE_PARAMETER, lang);
  const asked = query.toString();
  return `/api/calendars/${encodeURIComponent(tournamentId)}${asked && `?${asked}`}`;
}
