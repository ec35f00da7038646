import { visibleText } from './visible-text';

/** The key by which two names are the same. Case, surrounding or repeated spaces, and invisible characters make no difference. */
export function nameKey(name: string): string {
  return visibleText(name)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\uFE0E\uFE0F]/g, '')
    .toLowerCase();
}
