import '../shelf/styles/fonts.css';
import '../shelf/styles/tokens.css';
import '../shelf/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDesk, type Desk } from './outbox/desk/desk';
import { takeKeyFromAddress } from './outbox/desk/link-key';
import { loadFirstTexts, needTexts } from '../shelf/texts/language';
import { registerWorker } from './register-worker';
import { ScorePage } from './match/page/score-page';
import { loadScorerTexts } from './texts/scorer-texts';

function drawPage(desk: Desk, firstKey: string | null): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('score.html has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <ScorePage desk={desk} firstKey={firstKey} />
    </StrictMode>,
  );
  registerWorker();
}

// The key is taken out of the address first of all, because it should be there as briefly as possible.
const key = takeKeyFromAddress();
const desk = createDesk();
needTexts(loadScorerTexts);
// A browser that has no method of 2023 keeps the sentences of the page (build/without-code.ts), because the code would fail later.
if ('toSorted' in [])
  void Promise.all([loadFirstTexts(), desk.answers.recall()]).then(() => drawPage(desk, key));
