import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Request, Response } from 'express';
import type { Dependencies } from '../features/route';
import { renderSitemap, renderSitemapIndex } from '../features/share/render-sitemap';
import { pagesOfCup } from '../features/share/share-page';
import { keptTournaments } from '../features/tournament/tournament-views';
import { withinDeadline } from './deadline';
import { originOf } from './origin';
import { findCup, sendMissing } from './shared-target';

const CACHED = 'public, max-age=0, s-maxage=3600';

function addressOf({ tournamentId }: TournamentListItem): string {
  return `/s/sitemap.xml?${new URLSearchParams({ tournament: tournamentId })}`;
}

/** A sitemap for each cup, and one read for the list of them: a cup is read when a search engine asks for its own. */
export async function serveSitemap(
  request: Request,
  response: Response,
  { db }: Dependencies,
): Promise<void> {
  const { tournaments } = await withinDeadline(keptTournaments(db));
  response.setHeader('Cache-Control', CACHED);
  response.type('application/xml').send(renderSitemapIndex(tournaments.map(addressOf), originOf(request)));
}

/** Every page of a cup: a search engine finds its teams and matches, too. */
export async function serveSitemapOfCup(
  request: Request,
  response: Response,
  dependencies: Dependencies,
): Promise<void> {
  const cup = await findCup(request, dependencies);
  if (!cup) {
    sendMissing(response);
    return;
  }
  const pages = pagesOfCup(cup).map((address) => `/s${address}`);
  response.setHeader('Cache-Control', CACHED);
  response.type('application/xml').send(renderSitemap(pages, originOf(request)));
}
