import { visibleText } from './visible-text';

/**
 * What makes two names the same: neither case, nor surrounding or repeated space, nor anything that does not show tells them
 * apart.
 */
export function nameKey(name: string): string {
  return visibleText(name)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\uFE0E\uFE0F]/g, '')
    .toLowerCase();
}
