import './shared/styles/fonts.css';
import './shared/styles/tokens.css';
import './shared/styles/base.css';

/** So that the browser answers to a touch before it goes on. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** React first, and the app in another task: run in one piece, a slow phone stands still for a third of a second. */
async function start(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  await import('./app/start');
}

void start();
