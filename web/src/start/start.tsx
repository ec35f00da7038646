import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstTexts, needTexts } from '../shelf/texts/language';
import { loadSiteTexts } from '../site/texts/site-texts';
import { readCupAhead } from '../shelf/cup/cup-view';
import { readTournamentsAhead } from '../shelf/cup/tournament-list';
import { CATEGORY_PARAMETER, needsTournament, paths, TOURNAMENT_PARAMETER } from '../shelf/addresses/paths';
import { chooseTournamentById, shownView, useTournaments } from '../shelf/stores/tournaments';
import { App } from './app';
import { listenBeforeRouter } from '../shelf/page/frame/before-router';
import { askForMissingStylesheets } from './missing-stylesheets';
import { loadFirstPage } from './pages';
import { sitePathAt } from '../shelf/addresses/path-at';
import { reloadAfterDeploy } from './reload-after-deploy';

function drawApp() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

needTexts(loadSiteTexts);
reloadAfterDeploy();
askForMissingStylesheets();
listenBeforeRouter();

/** The shell of the page waits at most this long for the cup or the list of cups. Then the app is drawn with its own loading states. */
const LONGEST_WAIT_MS = 500;

/** These pages show most of their content without the cup. */
const WITHOUT_CUP: readonly string[] = [paths.contact, paths.blog, paths.single];

/**
 * Reads the cup or the list of cups for the first page, and resolves once the page has something to show. Without a chosen
 * tournament the visitor is led to the list.
 */
async function readFirstView(pathname: string): Promise<void> {
  if (!needsTournament(pathname) && pathname !== paths.main) return;
  const state = useTournaments.getState();
  const current = needsTournament(pathname) ? shownView(state) : undefined;
  const view = current ? readCupAhead(current) : readTournamentsAhead();
  const isKnown = current ? WITHOUT_CUP.includes(pathname) : state.tournaments.length > 0;
  if (!isKnown) await view;
}

/** Draws the page of the address once its content is there. */
export async function drawFirstPage(): Promise<void> {
  const { pathname: given, search } = window.location;
  const pathname = sitePathAt(given) ?? given;
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get(TOURNAMENT_PARAMETER);
  // The tournament is chosen before the page is drawn, because a later choice is drawn in one piece.
  if (wanted && needsTournament(pathname)) {
    chooseTournamentById(wanted, parameters.get(CATEGORY_PARAMETER));
  }
  const view = readFirstView(pathname);
  await Promise.all([loadFirstPage(pathname), loadFirstTexts()]);
  await Promise.race([view, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  // In a transition the app is drawn in slices, so a slow phone stays responsive to touches.
  startTransition(drawApp);
}
