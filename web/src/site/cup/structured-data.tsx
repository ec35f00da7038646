import {
  cupEvent,
  matchEvent,
  type StructuredData as Data,
  teamOfCup,
} from '@futsal-cup/domain/schedule/structured-data';
import { useLocation } from 'react-router-dom';
import { sitePathAt } from '../../shelf/addresses/path-at';
import {
  inTournament,
  MATCH_PARAMETER,
  matchAddress,
  paths,
  TEAM_PARAMETER,
  teamAddress,
} from '../../shelf/addresses/paths';
import { allMatches } from '../../shelf/cup/all-matches';
import { categoryName, type Cup } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { chosenCategory, useTournaments } from '../../shelf/stores/tournaments';
import { useSiteTexts } from '../texts/site-texts';
import { cupName } from './cup-days';

interface About {
  readonly data: Data;
  /** The address of the page without what only changes the view, such as its filters. */
  readonly address: string;
}

interface Called {
  readonly cup: string;
  /** What the visitor has chosen of the categories. */
  readonly category: string | undefined;
}

/** Returns what the page at an address is about, or null if the cup has no such match or team. */
function aboutPage(cup: Cup, called: Called, pathname: string, search: string): About | null {
  const parameters = new URLSearchParams(search);
  const matches = allMatches(cup);
  const days = [cup.date, ...matches.map(({ date }) => date)];
  const eventOf = (category?: string) => ({
    name: [called.cup, category].filter(Boolean).join(' · '),
    days,
    address: cup.address,
  });
  const page = sitePathAt(pathname) ?? pathname;
  if (page === paths.match) {
    const match = matches.find(({ matchId }) => matchId === parameters.get(MATCH_PARAMETER));
    if (!match) return null;
    const [local, visitor] = [sideName(match.local), sideName(match.visitor)];
    const isPostponed = match.state === 'postponed';
    const asEvent = { ...match, local, visitor, timeZone: cup.timeZone, isPostponed };
    return { data: matchEvent(asEvent, eventOf(match.Stage.category)), address: matchAddress(match) };
  }
  if (page === paths.team) {
    const team = cup.Teams.find(({ teamId }) => teamId === parameters.get(TEAM_PARAMETER));
    if (!team) return null;
    const address = teamAddress(cup.tournamentId, team.teamId);
    return { data: teamOfCup(team.name, eventOf(categoryName(cup, team))), address };
  }
  const category = categoryName(cup, { categoryId: called.category ?? null });
  const address = inTournament(page, cup.tournamentId, category && called.category);
  return { data: cupEvent(eventOf(category)), address };
}

/**
 * Tells search engines what the page is about, in the terms of schema.org. They run the code of the pages, and read the element
 * wherever it stands.
 */
export function StructuredData({ cup }: { readonly cup: Cup }) {
  const { tournaments: texts } = useSiteTexts();
  const { pathname, search } = useLocation();
  const category = useTournaments(chosenCategory);
  const about = aboutPage(cup, { cup: cupName(cup, texts), category }, pathname, search);
  if (!about) return null;
  const { origin } = window.location;
  const data = { ...about.data, url: origin + about.address, image: `${origin}/og.jpg` };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
