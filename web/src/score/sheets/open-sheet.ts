import type { SideKey } from '@futsal-cup/domain/cup/sides';

/** Which sheet is open, and about what. */
export type OpenSheet =
  | { readonly kind: 'scorer'; readonly side: SideKey; readonly goalId: string }
  | { readonly kind: 'card'; readonly side: SideKey }
  /** Who was shown a card that is entered already. */
  | { readonly kind: 'carded'; readonly side: SideKey; readonly cardId: string }
  | { readonly kind: 'clock' | 'score' | 'forfeit' | 'more' }
  /** What is asked for once more before it is entered. */
  | { readonly kind: 'confirm'; readonly to: 'finished' | 'abandoned' | 'postponed' };
