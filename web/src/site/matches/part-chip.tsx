import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import chips from '../../shelf/ui/chips.module.css';
import { Link } from '../../shelf/ui/link';

interface PartChipProps {
  /** The part of the page's address, from `#` on. */
  readonly part: string;
  /** Another chip leads there too, and is the one that is marked. */
  readonly isAnother?: boolean;
  readonly children: ReactNode;
}

/** Leads to a part of the page of matches, and says so where one is there. */
export function PartChip({ part, isAnother = false, children }: PartChipProps) {
  const { hash, search } = useLocation();
  return (
    <Link
      className={chips['chip']}
      to={search + part}
      aria-current={(!isAnother && hash === part) || undefined}
    >
      {children}
    </Link>
  );
}
