import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../shared/texts/use-texts';
import chips from '../../shared/ui/chips.module.css';
import styles from './match-parts.module.css';

/** The parts of the page of matches, by what an address has after its `#`. */
export const BRACKET_PART = '#bracket';

/** Leads to the lists and to the bracket, which is a view of its own; it stays on top while the page is scrolled. `children`: further chips. */
export function MatchParts({ children }: { readonly children?: ReactNode }) {
  const { navigation: texts } = useTexts();
  const { hash, search } = useLocation();
  const parts = [
    ['#upcoming', texts.upcoming],
    ['#results', texts.results],
    [BRACKET_PART, texts.bracket],
  ] as const;
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
