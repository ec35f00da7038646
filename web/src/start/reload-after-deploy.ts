import { hasNetwork } from '../shelf/code/has-network';
import { hasUnsavedForms } from '../shelf/stores/leaving';

const RELOADED_AT = 'reloaded-after-deploy';
const NOT_AGAIN_MS = 60_000;

function hasJustReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < NOT_AGAIN_MS;
}

/**
 * A page that was opened before a deploy may request code that no longer exists. It is then reloaded once to get the current
 * version. It is never reloaded without a network, because the browser's error page would replace content that can still be read. It
 * is never reloaded while a form has unsaved changes, and never in a loop if the code is missing for another reason.
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
