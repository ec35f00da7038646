import { hasNetwork } from '../shelf/code/has-network';
import { hasUnsavedForms } from '../shelf/stores/leaving';

const RELOADED_AT = 'reloaded-after-deploy';
const NOT_AGAIN_MS = 60_000;

function hasJustReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < NOT_AGAIN_MS;
}

/**
 * A page that was opened before a deploy may ask for code that is gone: reload it once, to get the page of now. Never
 * without a network, which would put the browser's error page in place of what can still be read, never under somebody's
 * half-filled form, and not in a circle when the code is missing for another reason.
 */
export function reloadAfterDeploy(reload: () => void = () => window.location.reload()): () => void {
  const handleMissingCode = async () => {
    if (hasUnsavedForms() || hasJustReloaded(Date.now()) || !(await hasNetwork())) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    reload();
  };
  const listener = () => void handleMissingCode();
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}
