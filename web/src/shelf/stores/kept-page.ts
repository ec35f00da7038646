import type { Location } from 'react-router-dom';
import { create } from 'zustand';

interface KeptPage {
  readonly location: Location;
  /** The user who typed the unsaved text on the page. */
  readonly userId: string | null;
}

/** An admin page whose session ended while a form had unsaved text. It stays, hidden, until somebody has logged in again. */
export const useKeptPage = create<{ readonly page: KeptPage | null }>(() => ({ page: null }));

export function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function forgetKeptPage(): void {
  window.removeEventListener('beforeunload', askBeforeUnload);
  useKeptPage.setState({ page: null });
}
