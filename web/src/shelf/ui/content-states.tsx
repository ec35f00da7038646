import type { ReactNode } from 'react';
import { stack } from '../styles/layout';
import { useTexts } from '../texts/use-texts';
import { Ball } from './ball';
import { Button } from './button';
import styles from './content-states.module.css';

interface EmptyTextProps {
  readonly text: string;
  /** The action that the visitor can take. */
  readonly children?: ReactNode;
}

export function EmptyText({ text, children }: EmptyTextProps) {
  return (
    <div className={stack(3, styles['empty'])} data-empty>
      <Ball className={styles['ball']} />
      <p>{text}</p>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** The size that the content will have, as CSS lengths. */
  readonly height: string;
  readonly width?: string;
  /**
   * Whether the content may be higher than the reserved space. The footer then stays hidden until the content is there, so that
   * nobody sees it move (site-footer.module.css).
   */
  readonly mayGrow?: boolean;
}

/** Reserves the space of content that is still loading. */
export function Skeleton({ height, width = '100%', mayGrow }: SkeletonProps) {
  const { general: generalTexts } = useTexts();
  return (
    <div
      className={styles['skeleton']}
      style={{ height, width }}
      data-may-grow={mayGrow || undefined}
      role="img"
      aria-label={generalTexts.loading}
      aria-busy="true"
    />
  );
}

/** Says that content could not be loaded, and offers to try again. */
export function LoadFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { general: generalTexts } = useTexts();
  return (
    <div role="alert">
      <EmptyText text={generalTexts.loadFailed}>
        <Button onClick={onTryAgain}>{generalTexts.tryAgain}</Button>
      </EmptyText>
    </div>
  );
}
