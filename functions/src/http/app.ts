import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Dependencies } from '../features/route';
import { viewRoutes } from '../features/tournament/view-routes';
import { handleErrors } from './handle-errors';
import { checkBody } from './incoming';
import { addRoutes } from './serve-route';

/** Below these paths are pages and pictures for previews and search engines. */
const SHARED = ['/s', '/s/*page', '/sitemap.xml'];

/**
 * A handler that is loaded for the first request to it: the first answer of a process waits for nothing that it does not need
 * (docs/decisions/0100-the-first-answer.md).
 */
function later(create: () => Promise<Router>): RequestHandler & { load(): Promise<Router> } {
  let loading: Promise<Router> | undefined;
  const load = () => (loading ??= create());
  const handle: RequestHandler = async (request, response, next) => (await load())(request, response, next);
  return Object.assign(handle, { load });
}

/** The calls with which every page of a visitor begins come first; all others are loaded later. */
function createRouter(dependencies: Dependencies): Router {
  const router = express.Router();
  router.use(checkBody);
  addRoutes(router, viewRoutes, dependencies);
  router.use(later(async () => (await import('./calls')).callRouter(dependencies)));
  return router;
}

/**
 * The app that answers all requests to the function. Behind Hosting a path of the API starts with `/api`; a direct call of the function may
 * leave `/api` out.
 */
export function createApp(dependencies: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', dependencies.environment.trustedProxyHops);
  const router = createRouter(dependencies);
  app.use('/api', router);
  app.get(
    SHARED,
    later(async () => (await import('./serve-share')).shareRouter(dependencies)),
  );
  app.use(router);
  app.use(handleErrors(dependencies.logger));
  return app;
}
