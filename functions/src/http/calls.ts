import express, { type RequestHandler, type Router } from 'express';
import { accountRoutes } from '../features/account/routes';
import { groupRoutes } from '../features/group/routes';
import { historyRoutes } from '../features/history/routes';
import { matchRoutes } from '../features/match/routes';
import type { Dependencies } from '../features/route';
import { peopleRoutes } from '../features/people/routes';
import { planRoutes } from '../features/plan/routes';
import { scoreRoutes } from '../features/score/routes';
import { shareRoutes } from '../features/share/routes';
import { stageRoutes } from '../features/stage/routes';
import { teamRoutes } from '../features/team/routes';
import { tournamentRoutes } from '../features/tournament/routes';
import { apiError } from '../platform/api-error';
import { guard, guardAccount, guardScoring } from './guard';
import { serveStoredPicture } from './serve-stored-picture';
import { addRoutes } from './serve-route';

const refuseUnknown: RequestHandler = () => {
  throw apiError('endpoint_not_found');
};

/** All calls of the API but those with which a page begins (app.ts). */
export function callRouter(dependencies: Dependencies): Router {
  const router = express.Router();
  router.get('/pictures/:pictureId', serveStoredPicture(dependencies));
  router.use('/admin', guard(dependencies.accounts));
  router.use('/account', guardAccount(dependencies.accounts));
  router.use('/score', guardScoring(dependencies));
  addRoutes(
    router,
    [
      ...accountRoutes,
      ...tournamentRoutes,
      ...teamRoutes,
      ...stageRoutes,
      ...groupRoutes,
      ...matchRoutes,
      ...planRoutes,
      ...scoreRoutes,
      ...shareRoutes,
      ...historyRoutes,
      ...peopleRoutes,
    ],
    dependencies,
  );
  router.use(refuseUnknown);
  return router;
}
