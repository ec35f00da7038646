import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstTexts } from '../shared/language/language';
import { needsTournament, TOURNAMENT_PARAMETER } from '../shared/paths/paths';
import { chooseTournamentById } from '../shared/stores/tournaments';
import { App } from './app';
import { listenBeforeRouter } from './before-router';
import { loadFirstPage } from './pages';
import { reloadAfterDeploy } from './reload-after-deploy';

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
listenBeforeRouter();

const { pathname, search } = window.location;
const wanted = new URLSearchParams(search).get(TOURNAMENT_PARAMETER);
// As a transition it is drawn in slices, so a slow phone answers to touches meanwhile.
void Promise.all([loadFirstPage(pathname), loadTextsPatiently()]).then(() => startTransition(drawApp));
// Chosen before it is drawn, because a choice that comes later is drawn in one piece.
if (wanted && needsTournament(pathname)) chooseTournamentById(wanted);
