import '../shelf/styles/fonts.css';
import '../shelf/styles/tokens.css';
import '../shelf/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDesk, type Desk } from './outbox/desk/desk';
import { takeKeyFromAddress } from './outbox/desk/link-key';
import { loadFirstTexts } from './match/language/load-texts';
import type { ShownScorerTexts } from './match/language/scorer-texts';
import { registerWorker } from './register-worker';
import { ScorePage } from './match/page/score-page';

const PAUSE_MS = 2_000;

/** The page cannot be drawn without texts, so loading them is tried again until it succeeds. */
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

// The key is taken out of the address first of all, because it should be there as briefly as possible.
const key = takeKeyFromAddress();
const desk = createDesk();
void Promise.all([loadTextsPatiently(), desk.answers.recall()]).then(([texts]) => drawPage(desk, key, texts));
