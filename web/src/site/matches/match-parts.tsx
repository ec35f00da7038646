import type { ShownInPart } from '@futsal-cup/domain/cup/shown';
import type { ReactNode } from 'react';
import { BOARD_ID } from '../match-row/part-ids';
import { BRACKET_PART } from '../../shelf/addresses/paths';
import { useSiteTexts } from '../texts/site-texts';
import chips from '../../shelf/ui/chips.module.css';
import looks from '../../shelf/styles/looks.module.css';
import styles from './match-lists.module.css';
import { PartChip } from './part-chip';

/** Links to the live matches. */
export function NowChip() {
  const { matches: texts } = useSiteTexts();
  return <PartChip part={`#${BOARD_ID}`}>{texts.now}</PartChip>;
}

interface MatchPartsProps {
  /** The chip of the live matches, if there are any. */
  readonly now?: ReactNode;
  /** Whether the cup has a bracket. As long as this is not known, the link to the bracket is shown. */
  readonly hasBracket?: boolean;
  /** How much is shown of the cup. */
  readonly shown?: ShownInPart | undefined;
  /** Whether the lists are shown. They are hidden if no match fits the filters. */
  readonly hasLists?: boolean;
  /** The chips that follow those of the page's sections. */
  readonly children?: ReactNode;
}

/**
 * Links to the live matches, to the lists, and to the bracket, which is a separate view. The links stay at the top while the page is
 * scrolled.
 */
export function MatchParts({ now, hasBracket = true, hasLists = true, shown, children }: MatchPartsProps) {
  const { navigation: texts } = useSiteTexts();
  return (
    <nav className={`${chips['chips']} ${looks['offPaper']} ${styles['parts']}`} aria-label={texts.matches}>
      {now}
      {/* The bracket comes before the lists, because the lists are on this page anyway and a phone cuts off the last chip. */}
      {hasBracket && <PartChip part={BRACKET_PART}>{texts.bracket}</PartChip>}
      {hasLists && (
        <>
          <PartChip part="#upcoming">{texts.upcoming}</PartChip>
          <PartChip part="#results">{shown === 'no-results' ? texts.played : texts.results}</PartChip>
        </>
      )}
      {children}
    </nav>
  );
}
