import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import chips from '../../shelf/ui/chips.module.css';

interface PartChipProps {
  /** The fragment of the page's address, including `#`. */
  readonly part: string;
  /** Whether another chip leads to the same section. Then only that chip is marked as current. */
  readonly isAnother?: boolean;
  readonly children: ReactNode;
}

/** Links to a section of the page of matches, and is marked as current when the address names that section. */
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
