import './shared/styles/fonts.css';
import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadFirstPage } from './app/pages';
import { reloadAfterDeploy } from './app/reload-after-deploy';

reloadAfterDeploy();

function drawApp() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// As a transition it is drawn in slices, so a slow phone answers to touches meanwhile.
void loadFirstPage(window.location.pathname).then(() => startTransition(drawApp));
