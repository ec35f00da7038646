import type { Location } from 'react-router-dom';
import { create } from 'zustand';
import { hasUnsavedForms } from './leaving';
import { lastUserId } from './user';

interface KeptPage {
  readonly location: Location;
  /** Who typed what is on it. */
  readonly userId: string | null;
}

/** An admin page whose session ended while something was typed: it stays, hidden, until somebody has logged in again. */
export const useKeptPage = create<{ readonly page: KeptPage | null }>(() => ({ page: null }));

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function forgetKeptPage(): void {
  window.removeEventListener('beforeunload', askBeforeUnload);
  useKeptPage.setState({ page: null });
}

/** Keeps the page of an ended session where a form on it holds something unsaved. */
export function keepPage(location: Location): void {
  if (!hasUnsavedForms()) return;
  window.addEventListener('beforeunload', askBeforeUnload);
  useKeptPage.setState({ page: { location, userId: lastUserId() } });
}

/** The address of the page that is kept for this person. What somebody else typed is none of their business. */
export function keptPathFor(userId: string): string | null {
  const { page } = useKeptPage.getState();
  if (page?.userId === userId) return page.location.pathname;
  forgetKeptPage();
  return null;
}
