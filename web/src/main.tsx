import './shared/styles/fonts.css';
import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { reloadAfterDeploy } from './app/reload-after-deploy';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

reloadAfterDeploy();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
