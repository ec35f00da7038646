import { generalTexts } from '../texts/general';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The room that the content will take, as CSS lengths. */
  readonly height: string;
  readonly width?: string;
}

/** Keeps the room of what is still loading. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <div
      className={styles['skeleton']}
      style={{ height, width }}
      role="img"
      aria-label={generalTexts.loading}
    />
  );
}
