import { scorerContracts } from '@futsal-cup/domain/contracts/scorers';
import { route, viewRoute } from '../route';
import { handleCountCards } from './count-cards';
import { handleGetCards } from './get-cards';
import { handleEnterInMatchLog } from './enter-in-log';
import { handleCreateScorerLink, handleGetScorerLinks, handleRevokeScorerLink } from './links';
import { handleMoveMatchLog } from './move-log';
import { handleOpenScorerLink } from './open-link';
import { handleGetMatchLog, handleGetScorerMatches } from './scorer-matches';
import { handleGetMatchTimeline } from './timeline';

const TIMELINE_SHARED_SECONDS = 10;

export const scoreRoutes = [
  viewRoute(scorerContracts.getMatchTimeline, TIMELINE_SHARED_SECONDS, handleGetMatchTimeline),

  route(scorerContracts.createScorerLink, handleCreateScorerLink),
  route(scorerContracts.getScorerLinks, handleGetScorerLinks),
  route(scorerContracts.revokeScorerLink, handleRevokeScorerLink),
  route(scorerContracts.moveMatchLog, handleMoveMatchLog),
  route(scorerContracts.getCards, handleGetCards),
  route(scorerContracts.countCards, handleCountCards),

  route(scorerContracts.openScorerLink, handleOpenScorerLink),
  route(scorerContracts.getScorerMatches, handleGetScorerMatches),
  route(scorerContracts.getMatchLog, handleGetMatchLog),
  route(scorerContracts.enterInMatchLog, handleEnterInMatchLog),
];
