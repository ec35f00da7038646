const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Requests a stylesheet again that could not be loaded. The bundler requests each stylesheet only once, so a page whose code loads
 * when the network is back would stay without its styles. If a deploy has removed the stylesheet, the page is reloaded as soon as
 * nothing would be lost (reload-after-deploy.ts).
 */
export function askForMissingStylesheets(): () => void {
  let pause = FIRST_PAUSE_MS;
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const handleOnline = () => (pause = FIRST_PAUSE_MS);
  // The listener captures, because error events of a link do not bubble.
  window.addEventListener('error', handleError, true);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('error', handleError, true);
    window.removeEventListener('online', handleOnline);
  };
}
