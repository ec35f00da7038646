import type { Location } from 'react-router-dom';
import { askBeforeUnload, forgetKeptPage, useKeptPage } from './kept-page';
import { hasUnsavedForms } from './leaving';
import { lastUserId } from './user';

// This is apart from the kept page itself, because only forms and the login need it, and no public page.

/** Stores the page of an ended session if a form on it has unsaved text. */
export function keepPage(location: Location): void {
  if (!hasUnsavedForms()) return;
  window.addEventListener('beforeunload', askBeforeUnload);
  useKeptPage.setState({ page: { location, userId: lastUserId() } });
}

/** Returns the address of the stored page if it belongs to this user. Nobody may see the text that another user typed. */
export function keptPathFor(userId: string): string | null {
  const { page } = useKeptPage.getState();
  if (page?.userId === userId) return page.location.pathname;
  forgetKeptPage();
  return null;
}
