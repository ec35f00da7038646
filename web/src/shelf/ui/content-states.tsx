import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts';
import { Ball } from './ball';
import { Button } from './button';
import styles from './content-states.module.css';

interface EmptyTextProps {
  readonly text: string;
  /** What the visitor can do about it. */
  readonly children?: ReactNode;
}

export function EmptyText({ text, children }: EmptyTextProps) {
  return (
    <div className={styles['empty']} data-empty>
      <Ball className={styles['ball']} />
      <p>{text}</p>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** The room that the content will take, as CSS lengths. */
  readonly height: string;
  readonly width?: string;
  /** What comes may be higher. The footer is not shown until it is there, so that nobody sees it move away (site-footer.module.css). */
  readonly mayGrow?: boolean;
}

/** Takes the room of content that is still loading. */
export function Skeleton({ height, width = '100%', mayGrow }: SkeletonProps) {
  const { general: generalTexts } = useTexts();
  return (
    <div
      className={styles['skeleton']}
      style={{ height, width }}
      data-may-grow={mayGrow || undefined}
      role="img"
      aria-label={generalTexts.loading}
    />
  );
}

/** Shown in place of content that could not be loaded. */
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
