import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import type { TimeOutMark } from '@futsal-cup/domain/match-log/laws/fouls-and-time-outs';
import type { KickMark } from '@futsal-cup/domain/match-log/laws/shoot-out';

/** An entry that the Laws do not provide for, and its button. */
export interface BesideTheLaws {
  readonly mark: KickMark | TimeOutMark;
  readonly button: string;
  readonly facts: Extract<EntryFacts, { readonly kind: 'kick' } | { readonly kind: 'time-out' }>;
}

/** The open sheet and its subject. */
export type OpenSheet =
  | { readonly kind: 'scorer'; readonly side: SideKey; readonly goalId: string }
  | { readonly kind: 'card'; readonly side: SideKey }
  /** Asks for the player of a card that is entered already. */
  | { readonly kind: 'carded'; readonly side: SideKey; readonly cardId: string }
  | { readonly kind: 'clock' | 'score' | 'forfeit' | 'more' }
  /** These sheets ask for confirmation before the entry. */
  | { readonly kind: 'confirm'; readonly to: 'finished' | 'abandoned' | 'postponed' }
  | { readonly kind: 'beside'; readonly asked: BesideTheLaws };
