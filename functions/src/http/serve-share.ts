import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from '../features/route';
import { drawPicture } from '../features/share/picture/draw/draw-picture';
import { addressOfPicture } from '../features/share/picture/picture-version';
import { type DrawPicture, Pictures } from '../features/share/picture/pictures';
import { renderSharePage, renderSitemap } from '../features/share/render-page';
import { keptTournaments } from '../features/tournament/tournament-views';
import { withinDeadline } from './deadline';
import { servePicture } from './serve-picture';
import { findShared, sendMissing } from './shared-target';

const CACHED = 'public, max-age=0, s-maxage=60';
const HOST = /^[\w.-]+(?::\d+)?$/u;
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/u;

/** Scheme and host under which the visitor asked; Hosting names its own in a header. */
function originOf(request: Request): string {
  const asked = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  const host = HOST.test(asked) ? asked : 'localhost';
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

async function servePage(request: Request, response: Response, dependencies: Dependencies): Promise<void> {
  const shared = await findShared(request, dependencies);
  if (!shared) {
    sendMissing(response);
    return;
  }
  const { page } = shared;
  const picture = shared.picture && {
    address: addressOfPicture(page, shared.picture.version),
    content: shared.picture.content,
  };
  response.setHeader('Cache-Control', CACHED);
  response.type('html').send(renderSharePage(page, { origin: originOf(request), picture }));
}

const PAGES_OF_CUP = ['home', 'matches', 'teams'] as const;

function addressesOf({ tournamentId }: TournamentListItem): string[] {
  return PAGES_OF_CUP.map((page) => `/s/${page}?${new URLSearchParams({ tournament: tournamentId })}`);
}

async function serveSitemap(request: Request, response: Response, dependencies: Dependencies): Promise<void> {
  const list = await withinDeadline(keptTournaments(dependencies.db));
  const addresses = list.tournaments.flatMap(addressesOf);
  response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=3600');
  response.type('application/xml').send(renderSitemap(['/', ...addresses], originOf(request)));
}

/** Pages and pictures for previews of shared links, and pages for search engines; everything else of the site is static. */
export function shareRouter(dependencies: Dependencies, draw: DrawPicture = drawPicture): Router {
  const { clock, logger } = dependencies;
  const router = express.Router();
  router.get('/s/:page.png', servePicture(dependencies, new Pictures({ draw, clock, logger })));
  router.get('/s/:page', (request, response) => servePage(request, response, dependencies));
  router.get('/sitemap.xml', (request, response) => serveSitemap(request, response, dependencies));
  return router;
}
