import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDesk, type Desk } from './desk/desk';
import { takeKeyFromAddress } from './desk/link-key';
import { loadFirstTexts } from './language/load-texts';
import type { ShownScorerTexts } from './language/scorer-texts';
import { registerWorker } from './register-worker';
import { ScorePage } from './page/score-page';

const PAUSE_MS = 2_000;

/** Without texts there is nothing to draw. */
async function loadTextsPatiently(): Promise<ShownScorerTexts> {
  for (;;) {
    try {
      return await loadFirstTexts();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function drawPage(desk: Desk, firstKey: string | null, firstTexts: ShownScorerTexts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('score.html has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <ScorePage desk={desk} firstTexts={firstTexts} firstKey={firstKey} />
    </StrictMode>,
  );
  registerWorker();
}

// Before anything else happens: the key is to be in the address as briefly as possible.
const key = takeKeyFromAddress();
const desk = createDesk();
void Promise.all([loadTextsPatiently(), desk.answers.recall()]).then(([texts]) => drawPage(desk, key, texts));
