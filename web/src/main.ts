import './shelf/styles/fonts.css';
import './shelf/styles/tokens.css';
import './shelf/styles/base.css';

/** So that the browser answers to a touch before it goes on. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** React, the app and what the app begins with are each a task: run in one piece, a slow phone stands still for a third of a second. */
async function start(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  const { drawFirstPage } = await import('./start/start');
  await nextTask();
  await drawFirstPage();
}

void start();
