import type { ReactNode } from 'react';
import { BOARD_ID } from '../match-row/part-ids';
import { BRACKET_PART } from '../../shelf/addresses/paths';
import { useTexts } from '../../shelf/texts/use-texts';
import chips from '../../shelf/ui/chips.module.css';
import styles from './match-parts.module.css';
import { PartChip } from './part-chip';

/** Leads to what is on. */
export function NowChip() {
  const { matches: texts } = useTexts();
  return <PartChip part={`#${BOARD_ID}`}>{texts.now}</PartChip>;
}

interface MatchPartsProps {
  /** The chip of what is on, where anything is. */
  readonly now?: ReactNode;
  /** Whether the cup has a bracket, as far as is known. */
  readonly hasBracket?: boolean;
  /** Whether the lists are there: not where nothing fits what is chosen. */
  readonly hasLists?: boolean;
  /** Further chips. */
  readonly children?: ReactNode;
}

/** Leads to what is on, to the lists, and to the bracket, which is a view of its own; it stays on top while the page is scrolled. */
export function MatchParts({ now, hasBracket = true, hasLists = true, children }: MatchPartsProps) {
  const { navigation: texts } = useTexts();
  return (
    <nav className={`${chips['chips']} ${styles['parts']}`} aria-label={texts.matches}>
      {now}
      {/* Before the lists: those are on this page anyway, and on a phone the last chip is cut off. */}
      {hasBracket && <PartChip part={BRACKET_PART}>{texts.bracket}</PartChip>}
      {hasLists && (
        <>
          <PartChip part="#upcoming">{texts.upcoming}</PartChip>
          <PartChip part="#results">{texts.results}</PartChip>
        </>
      )}
      {children}
    </nav>
  );
}
