import express, { type Express, type RequestHandler, type Router } from 'express';
import { accountRoutes } from '../features/account/routes';
import { groupRoutes } from '../features/group/routes';
import { historyRoutes } from '../features/history/routes';
import { matchRoutes } from '../features/match/routes';
import type { Dependencies, Route } from '../features/route';
import { peopleRoutes } from '../features/people/routes';
import { planRoutes } from '../features/plan/routes';
import { scoreRoutes } from '../features/score/routes';
import { stageRoutes } from '../features/stage/routes';
import { teamRoutes } from '../features/team/routes';
import { tournamentRoutes } from '../features/tournament/routes';
import { apiError } from '../platform/api-error';
import { guard, guardAccount, guardScoring } from './guard';
import { handleErrors } from './handle-errors';
import { checkBody } from './incoming';
import { serveRoute } from './serve-route';
import { shareRouter } from './serve-share';

const routes: readonly Route[] = [
  ...accountRoutes,
  ...tournamentRoutes,
  ...teamRoutes,
  ...stageRoutes,
  ...groupRoutes,
  ...matchRoutes,
  ...planRoutes,
  ...scoreRoutes,
  ...historyRoutes,
  ...peopleRoutes,
];

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch' } as const;

const refuseUnknown: RequestHandler = () => {
  throw apiError('endpoint_not_found');
};

function createRouter(dependencies: Dependencies): Router {
  const router = express.Router();
  router.use(checkBody);
  router.use('/admin', guard(dependencies.accounts));
  router.use('/account', guardAccount(dependencies.accounts));
  router.use('/score', guardScoring(dependencies));
  for (const route of routes) {
    for (const method of route.contract.methods) {
      router[METHODS[method]](route.contract.path, serveRoute(route, dependencies));
    }
  }
  router.use(refuseUnknown);
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
  app.use(shareRouter(dependencies));
  app.use(router);
  app.use(handleErrors(dependencies.logger));
  return app;
}
