const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Asks again for a stylesheet that could not be loaded. The bundler asks for each only once, so a page whose code comes when the
 * network is back would stay without its styles. For one that a deploy has removed the page is loaded anew as soon
 * as nothing would be lost by that (reload-after-deploy.ts).
 */
export function askForMissingStylesheets(): () => void {
  let pause = FIRST_PAUSE_MS;
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const handleOnline = () => (pause = FIRST_PAUSE_MS);
  // Errors of a link do not bubble.
  window.addEventListener('error', handleError, true);
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('error', handleError, true);
    window.removeEventListener('online', handleOnline);
  };
}
