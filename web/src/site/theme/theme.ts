import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { THEME_STORAGE_KEY } from '../../shelf/stores/storage-keys';

/** The colour schemes of the site. 'system' applies if nobody has chosen one. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** Returns the theme that the page shows. The early script has already applied an earlier choice. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  lenientStorage.setItem(THEME_STORAGE_KEY, JSON.stringify(theme));
}
