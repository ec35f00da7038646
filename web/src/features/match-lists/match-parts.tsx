import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BOARD_ID } from '../../shared/match/list/part-ids';
import { BRACKET_PART } from '../../shared/paths/paths';
import { useTexts } from '../../shared/texts/use-texts';
import chips from '../../shared/ui/chips.module.css';
import { Link } from '../../shared/ui/link';
import styles from './match-parts.module.css';

interface MatchPartsProps {
  /** Whether anything is on now. */
  readonly isOn?: boolean;
  /** Whether the cup has a bracket, as far as is known. */
  readonly hasBracket?: boolean;
  /** Whether the lists are there: not where nothing fits what is chosen. */
  readonly hasLists?: boolean;
  /** Further chips. */
  readonly children?: ReactNode;
}

/** Leads to what is on, to the lists, and to the bracket, which is a view of its own; it stays on top while the page is scrolled. */
export function MatchParts({ isOn = false, hasBracket = true, hasLists = true, children }: MatchPartsProps) {
  const { navigation: texts, matches: matchesTexts } = useTexts();
  const { hash, search } = useLocation();
  const parts = [
    ...(isOn ? [[`#${BOARD_ID}`, matchesTexts.now] as const] : []),
    // Before the lists: those are on this page anyway, and on a phone the last chip is cut off.
    ...(hasBracket ? [[BRACKET_PART, texts.bracket] as const] : []),
    ...(hasLists ? [['#upcoming', texts.upcoming] as const, ['#results', texts.results] as const] : []),
  ];
  return (
    <nav className={`${chips['chips']} ${styles['parts']}`} aria-label={texts.matches}>
      {parts.map(([part, label]) => (
        <Link
          key={part}
          className={chips['chip']}
          to={search + part}
          aria-current={hash === part || undefined}
        >
          {label}
        </Link>
      ))}
      {children}
    </nav>
  );
}
