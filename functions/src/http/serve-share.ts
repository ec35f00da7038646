import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from '../features/route';
import { drawPicture } from '../features/share/picture/draw/draw-picture';
import { addressOfPicture } from '../features/share/picture/picture-version';
import { type DrawPicture, Pictures } from '../features/share/picture/pictures';
import { renderSharePage } from '../features/share/render-page';
import { servePicture } from './serve-picture';
import { serveSitemap, SITEMAP } from './serve-sitemap';
import { findShared, sendMissing } from './shared-target';

const CACHED = 'public, max-age=0, s-maxage=60';

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
  response.type('html').send(renderSharePage(page, { origin: dependencies.environment.siteOrigin, picture }));
}

/** Pages and pictures for previews of shared links, and pages for search engines; everything else of the site is static. */
export function shareRouter(dependencies: Dependencies, draw: DrawPicture = drawPicture): Router {
  const { clock, logger } = dependencies;
  const router = express.Router();
  router.get('/s/:page.png', servePicture(dependencies, new Pictures({ draw, clock, logger })));
  router.get('/s', (_request, response) => sendMissing(response));
  router.get('/s/:page', (request, response) => servePage(request, response, dependencies));
  router.get(SITEMAP, (request, response) => serveSitemap(request, response, dependencies));
  return router;
}
