import type { Score } from '@futsal-cup/domain/cup/sides';
import type { PublicTexts } from '../texts/catalogue';

/** The shoot-out in words; null where there was none. */
export function shootOutText({ local, visitor }: Score, texts: PublicTexts['match']): string | null {
  return local.kicks === null || visitor.kicks === null ? null : texts.penalties(local.kicks, visitor.kicks);
}
