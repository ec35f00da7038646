import './shelf/styles/fonts.css';
import './shelf/styles/tokens.css';
import './shelf/styles/text-font.css';
import './shelf/styles/base.css';

/** Ends the present task, so that the browser can react to a touch before the next task. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs React, the app and the app's start each in a task of its own. In a single task they would block a slow phone for a third of a
 * second.
 */
async function start(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  const { drawFirstPage } = await import('./start/start');
  await nextTask();
  await drawFirstPage();
}

// A browser that has no method of 2023 keeps the sentences of the page (build/without-code.ts), because the code would fail later.
if ('toSorted' in []) void start();
