import { hasNetwork } from '../shelf/code/has-network';
import { hasUnsavedForms } from '../shelf/stores/leaving';

const RELOADED_AT = 'reloaded-after-deploy';
const NOT_AGAIN_MS = 60_000;
/** A page that is still there after this long is not being left any more: the visitor has downloaded a file, or stays. */
const LEAVING_MS = 10_000;

function hasJustReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < NOT_AGAIN_MS;
}

function mustStay(): boolean {
  return hasUnsavedForms() || hasJustReloaded(Date.now());
}

/**
 * A page that was opened before a deploy may request code that no longer exists. It is then reloaded once to get the current
 * version. It is never reloaded without a network, because the browser's error page would replace content that can still be read. It
 * is never reloaded while a form has unsaved changes, and never in a loop if the code is missing for another reason. Firefox gives up
 * code that is loading when the page is left, and a reload would then keep the visitor on the page.
 */
export function reloadAfterDeploy(reload: () => void = () => window.location.reload()): () => void {
  let leftAt = 0;
  const handleLeaving = () => void (leftAt = Date.now());
  const handleMissingCode = async () => {
    if (Date.now() - leftAt < LEAVING_MS) return;
    // Asked twice: while the network is asked, a held form is let go, and another missing file has reloaded the page.
    if (mustStay() || !(await hasNetwork()) || mustStay()) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    reload();
  };
  const listener = () => void handleMissingCode();
  window.addEventListener('vite:preloadError', listener);
  window.addEventListener('beforeunload', handleLeaving);
  return () => {
    window.removeEventListener('vite:preloadError', listener);
    window.removeEventListener('beforeunload', handleLeaving);
  };
}
