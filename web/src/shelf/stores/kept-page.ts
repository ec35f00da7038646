import type { Location } from 'react-router-dom';
import { create } from 'zustand';
import { hasUnsavedForms } from './leaving';
import { lastUserId } from './user';

interface KeptPage {
  readonly location: Location;
  /** The user who typed the unsaved text on the page. */
  readonly userId: string | null;
}

/** An admin page whose session ended while a form had unsaved text. It stays, hidden, until somebody has logged in again. */
export const useKeptPage = create<{ readonly page: KeptPage | null }>(() => ({ page: null }));

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function forgetKeptPage(): void {
  window.removeEventListener('beforeunload', askBeforeUnload);
  useKeptPage.setState({ page: null });
}

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
