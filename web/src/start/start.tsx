import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstTexts } from '../shelf/texts/language';
import { readCupAhead } from '../shelf/cup/cup-view';
import { readTournamentsAhead } from '../shelf/cup/tournament-list';
import { needsTournament, paths, TOURNAMENT_PARAMETER } from '../shelf/addresses/paths';
import { chooseTournamentById, useTournaments } from '../shelf/stores/tournaments';
import { App } from './app';
import { listenBeforeRouter } from '../shelf/page/frame/before-router';
import { askForMissingStylesheets } from './missing-stylesheets';
import { loadFirstPage } from './pages';
import { sitePathAt } from '../shelf/addresses/path-at';
import { reloadAfterDeploy } from './reload-after-deploy';
import { showKeptFonts } from './text-font';

const PAUSE_MS = 3_000;

/** Without texts there is nothing to draw: until they can be loaded, the shell of the page stays. */
async function loadTextsPatiently(): Promise<void> {
  while (!(await loadFirstTexts())) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function drawApp() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

reloadAfterDeploy();
askForMissingStylesheets();
listenBeforeRouter();

/** So long the shell of the page stands for want of the view; then the app is drawn, and shows what it waits for. */
const LONGEST_WAIT_MS = 500;

/** They say most of what they say without the cup. */
const WITHOUT_CUP: readonly string[] = [paths.contact, paths.blog, paths.single];

/** Reads what the first page shows; resolves once the page has something to show. Who has chosen no tournament is led to the list of them. */
async function readFirstView(pathname: string): Promise<void> {
  if (!needsTournament(pathname) && pathname !== paths.main) return;
  const { currentTournament, tournaments } = useTournaments.getState();
  const current = needsTournament(pathname) ? currentTournament : null;
  const view = current ? readCupAhead(current.tournamentId) : readTournamentsAhead();
  const isKnown = current ? WITHOUT_CUP.includes(pathname) : tournaments.length > 0;
  if (!isKnown) await view;
}

/** Draws the page that the address names, once what it shows is there. */
export async function drawFirstPage(): Promise<void> {
  const { pathname: given, search } = window.location;
  const pathname = sitePathAt(given) ?? given;
  const wanted = new URLSearchParams(search).get(TOURNAMENT_PARAMETER);
  // Chosen before it is drawn, because a choice that comes later is drawn in one piece.
  if (wanted && needsTournament(pathname)) chooseTournamentById(wanted);
  const view = readFirstView(pathname);
  await Promise.all([loadFirstPage(pathname), loadTextsPatiently(), showKeptFonts()]);
  await Promise.race([view, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  // As a transition it is drawn in slices, so a slow phone answers to touches meanwhile.
  startTransition(drawApp);
}
