import {
  CATEGORY_PARAMETER,
  LANGUAGE_PARAMETER,
  paths,
  TOURNAMENT_PARAMETER,
} from '../../../shelf/addresses/paths';

/** The pages for which the Cloud Function creates a preview for the recipients of a link. */
const WITH_PREVIEW: readonly string[] = [paths.home, paths.matches, paths.teams, paths.match, paths.team];

/** The parameter with the fragment of the page in the address of a preview. Browsers do not send the fragment itself to a server. */
const PART_PARAMETER = 'part';

/** Returns the address that shows a page of one tournament, and of one category of it, to anybody who opens it, in their own language. */
export function shareAddress(url: string, tournamentId: string, category?: string): string {
  const { origin, pathname, searchParams, hash } = new URL(url);
  // The list of cups does not belong to a cup, so its address names none.
  if (pathname === paths.main) return `${origin}${pathname}`;
  searchParams.delete(LANGUAGE_PARAMETER);
  searchParams.set(TOURNAMENT_PARAMETER, tournamentId);
  if (category) searchParams.set(CATEGORY_PARAMETER, category);
  if (!WITH_PREVIEW.includes(pathname)) return `${origin}${pathname}?${searchParams}${hash}`;
  if (hash) searchParams.set(PART_PARAMETER, hash.slice(1));
  return `${origin}/s${pathname}?${searchParams}`;
}
