import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { THEME_STORAGE_KEY } from '../../shelf/stores/storage-keys';

/** How the site may look; the system decides where nobody has chosen. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** What the page shows: the early script has set what was chosen before. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  lenientStorage.setItem(THEME_STORAGE_KEY, JSON.stringify(theme));
}
