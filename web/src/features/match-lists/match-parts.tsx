import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BOARD_ID } from '../../shared/match/list/part-ids';
import { BRACKET_PART } from '../../shared/paths/paths';
import { useTexts } from '../../shared/texts/use-texts';
import chips from '../../shared/ui/chips.module.css';
import { Link } from '../../shared/ui/link';
import styles from './match-parts.module.css';

interface PartChipProps {
  /** The part of the page's address after `#`. */
  readonly part: string;
  readonly label: string;
}

function PartChip({ part, label }: PartChipProps) {
  const { hash, search } = useLocation();
  return (
    <Link className={chips['chip']} to={search + part} aria-current={hash === part || undefined}>
      {label}
    </Link>
  );
}

/** Leads to what is on. */
export function NowChip() {
  const { matches: texts } = useTexts();
  return <PartChip part={`#${BOARD_ID}`} label={texts.now} />;
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
      {hasBracket && <PartChip part={BRACKET_PART} label={texts.bracket} />}
      {hasLists && (
        <>
          <PartChip part="#upcoming" label={texts.upcoming} />
          <PartChip part="#results" label={texts.results} />
        </>
      )}
      {children}
    </nav>
  );
}
