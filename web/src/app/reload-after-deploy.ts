import { hasUnsavedForms } from '../shared/stores/leaving';

const RELOADED_AT = 'reloaded-after-deploy';
const NOT_AGAIN_MS = 60_000;

function hasJustReloaded(now: number): boolean {
  return now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < NOT_AGAIN_MS;
}

/**
 * A page that was opened before a deploy may ask for code that is gone: reload it once, to get the page of now. Never
 * under somebody's half-filled form, and not in a circle when the code is missing for another reason.
 */
export function reloadAfterDeploy(reload: () => void = () => window.location.reload()): () => void {
  const handleMissingCode = (event: Event) => {
    const now = Date.now();
    if (hasUnsavedForms() || hasJustReloaded(now)) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(now));
    reload();
  };
  window.addEventListener('vite:preloadError', handleMissingCode);
  return () => window.removeEventListener('vite:preloadError', handleMissingCode);
}
