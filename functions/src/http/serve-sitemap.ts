import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Request, Response } from 'express';
import type { Dependencies } from '../features/route';
import { renderSitemap, renderSitemapIndex } from '../features/share/render-sitemap';
import { pagesOfCup } from '../features/share/share-page';
import { keptTournaments } from '../features/tournament/tournament-views';
import { withinDeadline } from './deadline';
import { findCup, sendMissing } from './shared-target';

const CACHED = 'public, max-age=0, s-maxage=3600';

/** The sitemap is at the root of the site, because a sitemap may only name addresses below its own. */
export const SITEMAP = '/sitemap.xml';

/** The list of cups; the pages of the cups are in sitemaps of their own. */
const PAGES_OF_SITE = ['/'];
const SITE = '?site=1';

function queryOf({ tournamentId }: TournamentListItem): string {
  return `?${new URLSearchParams({ tournament: tournamentId })}`;
}

/** Each cup has a sitemap of its own, so the index costs one read: a cup is read when a search engine requests its sitemap. */
async function renderIndex({ db, environment }: Dependencies): Promise<string> {
  const { tournaments } = await withinDeadline(keptTournaments(db));
  const maps = [SITE, ...tournaments.map(queryOf)].map((query) => SITEMAP + query);
  return renderSitemapIndex(maps, environment.siteOrigin);
}

/**
 * Renders every page of a cup by its own address, which is also the canonical one, so that search engines find its teams and matches too.
 * Returns null where there is no such cup.
 */
async function renderMapOfCup(request: Request, dependencies: Dependencies): Promise<string | null> {
  const cup = await findCup(request, dependencies);
  return cup && renderSitemap(pagesOfCup(cup), dependencies.environment.siteOrigin);
}

async function renderAsked(request: Request, dependencies: Dependencies): Promise<string | null> {
  if ('tournament' in request.query) return renderMapOfCup(request, dependencies);
  if ('site' in request.query) return renderSitemap(PAGES_OF_SITE, dependencies.environment.siteOrigin);
  return renderIndex(dependencies);
}

export async function serveSitemap(
  request: Request,
  response: Response,
  dependencies: Dependencies,
): Promise<void> {
  const map = await renderAsked(request, dependencies);
  if (map === null) {
    sendMissing(response);
    return;
  }
  response.setHeader('Cache-Control', CACHED);
  response.type('application/xml').send(map);
}
